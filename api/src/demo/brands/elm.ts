import type { BrandProfile } from '../brand-profile';
import { bingoNames, europeanSports, liveNames, pokerCashNames, pokerTournamentNames, slotNames, tableNames } from './game-names';
import { stakesAround } from './stakes';

const type1 = 'MT-MGA-T1';
const type2 = 'MT-MGA-T2';
const type3 = 'MT-MGA-T3';

/** Malta: online only, for players of several countries; gaming days start at six in the morning. */
export const elm: BrandProfile = {
  id: 'elm',
  name: 'Elm',
  country: 'MT',
  currency: 'EUR',
  decimals: 2,
  zone: 'Europe/Malta',
  cutoff: '06:00',
  licences: [
    { id: type1, authority: 'MGA', number: 'B2C/611/2019 Type 1', products: ['CASINO_SLOTS', 'CASINO_TABLE', 'LIVE_CASINO', 'CRASH', 'LOTTERY'], validFrom: '2019-03-01' },
    { id: type2, authority: 'MGA', number: 'B2C/611/2019 Type 2', products: ['SPORTS_PREMATCH', 'SPORTS_LIVE'], validFrom: '2019-03-01' },
    { id: type3, authority: 'MGA', number: 'B2C/611/2019 Type 3', products: ['POKER_CASH', 'POKER_TOURNAMENT', 'BINGO'], validFrom: '2020-06-01' },
  ],
  playerCountries: [
    ['FI', 0.24],
    ['CA', 0.2],
    ['NO', 0.17],
    ['NZ', 0.12],
    ['IE', 0.1],
    ['AT', 0.08],
  ],
  sources: [{ id: 'elm-online', channel: 'ONLINE', name: 'Online platform', format: 'csv', hours: 1, paymentHours: 4 }],
  retail: null,
  streams: [
    {
      game: 'sports',
      id: 'sports-online',
      code: 'SO',
      channel: 'ONLINE',
      licenceId: type2,
      weight: 1200,
      stake: stakesAround(400, 1.1, 50),
      legs: [
        [1, 55],
        [2, 15],
        [3, 12],
        [4, 8],
        [5, 6],
        [8, 4],
      ],
      liveShare: 0.55,
      overround: { prematch: 1.055, live: 1.065, racing: 1.12 },
      cashOutShare: 0.06,
    },
    { game: 'slots', id: 'slots', code: 'SL', channel: 'ONLINE', licenceId: type1, weight: 1000, stake: stakesAround(40, 0.8, 10) },
    { game: 'table', id: 'table', code: 'TB', channel: 'ONLINE', licenceId: type1, weight: 180, stake: stakesAround(500, 1, 100) },
    { game: 'live', id: 'live', code: 'LV', channel: 'ONLINE', licenceId: type1, weight: 300, stake: stakesAround(500, 1, 100) },
    { game: 'crash', id: 'crash', code: 'CR', channel: 'ONLINE', licenceId: type1, weight: 250, stake: stakesAround(100, 1, 10) },
    { game: 'poker-cash', id: 'poker-cash', code: 'PC', channel: 'ONLINE', licenceId: type3, weight: 150, stake: stakesAround(2500, 0.8, 100) },
    { game: 'poker-tournament', id: 'poker-tournament', code: 'PT', channel: 'ONLINE', licenceId: type3, weight: 220, stake: stakesAround(1000, 0.7, 100) },
    { game: 'bingo', id: 'bingo', code: 'BI', channel: 'ONLINE', licenceId: type3, weight: 220, stake: stakesAround(25, 0.6, 10) },
    { game: 'lottery', id: 'lottery', code: 'LO', channel: 'ONLINE', licenceId: type1, weight: 100, stake: stakesAround(200, 0.5, 50) },
  ],
  sports: europeanSports,
  games: {
    CASINO_SLOTS: slotNames(52, 2),
    CASINO_TABLE: tableNames,
    LIVE_CASINO: liveNames,
    CRASH: ['Skylark', 'Rocket Row', 'Paper Plane'],
    POKER_CASH: pokerCashNames,
    POKER_TOURNAMENT: pokerTournamentNames,
    BINGO: bingoNames,
    LOTTERY: ['Six of Forty-Two', 'Evening Five'],
  },
  providers: ['Northlight Gaming', 'Harbour Reels', 'Quill & Crown', 'Lumen Live', 'Tidewater Tables', 'Saltmarsh Studio', 'Kite Interactive'],
  withholdingRate: 0,
};
