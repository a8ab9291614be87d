import type { BrandProfile } from '../brand-profile';
import { cedar, remoteCasino } from './cedar';
import { liveNames, slotNames } from './game-names';
import { stakesAround } from './stakes';

/** Great Britain: a second name of Cedar's company for its remote casino, under the same licence, half a year old. */
export const rowan: BrandProfile = {
  id: 'rowan',
  name: 'Rowan',
  months: 6,
  holder: 'cedar',
  company: cedar.company,
  country: 'GB',
  currency: 'GBP',
  decimals: 2,
  zone: 'Europe/London',
  cutoff: '00:00',
  licences: cedar.licences.filter(({ id }) => id === remoteCasino),
  playerCountries: [],
  sources: [
    {
      id: 'rowan-online',
      channel: 'ONLINE',
      name: 'Online platform',
      format: 'csv',
      hours: 24,
      paymentHours: 24,
      longestHours: 24,
    },
  ],
  retail: null,
  streams: [
    {
      game: 'slots',
      id: 'slots',
      code: 'SL',
      channel: 'ONLINE',
      licenceId: remoteCasino,
      weight: 250,
      stake: stakesAround(30, 0.7, 10),
    },
    {
      game: 'live',
      id: 'live',
      code: 'LV',
      channel: 'ONLINE',
      licenceId: remoteCasino,
      weight: 50,
      stake: stakesAround(300, 1, 100),
    },
  ],
  sports: [],
  games: { CASINO_SLOTS: slotNames(56, 5), LIVE_CASINO: liveNames.slice(0, 6) },
  providers: ['Harbour Reels', 'Lumen Live', 'Pennine Play'],
  cash: { depositMedianMinor: 1500, depositStepMinor: 500, methods: ['card', 'e-wallet'] },
  withholdingRate: 0,
};
