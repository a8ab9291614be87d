import type { BrandProfile, SportsStream } from '../brand-profile';
import { alderShops } from './alder-shops';
import { liveNames, slotNames, tableNames } from './game-names';
import { stakesAround } from './stakes';

const sportsLicence = 'TZ-GBT-SB';
const casinoLicence = 'TZ-GBT-IC';
const virtualLicence = 'TZ-GBT-VG';
const lotteryLicence = 'TZ-GBT-SL';
const slotRouteLicence = 'TZ-GBT-SR';

const ticket = {
  game: 'sports',
  licenceId: sportsLicence,
  // Long accumulators carry this market; 4.9 legs on average.
  legs: [
    [1, 18],
    [2, 13],
    [3, 12],
    [4, 11],
    [5, 10],
    [6, 9],
    [7, 7],
    [8, 6],
    [10, 7],
    [12, 4],
    [15, 2],
    [20, 1],
  ],
  overround: { prematch: 1.05, live: 1.065, racing: 1.12 },
} satisfies Partial<SportsStream>;

const tickets = (medianMinor: number) => ({
  medianMinor,
  sigma: 0.95,
  stepMinor: 100,
  minMinor: 500,
  maxMinor: 2000_000,
});

/** Tanzania: sports betting in shops and online, internet casino, virtual games. */
export const alder: BrandProfile = {
  id: 'alder',
  name: 'Alder',
  company: 'Alder Gaming Tanzania Ltd',
  country: 'TZ',
  currency: 'TZS',
  decimals: 0,
  zone: 'Africa/Dar_es_Salaam',
  cutoff: '00:00',
  licences: [
    {
      id: sportsLicence,
      authority: 'GBT',
      number: 'SB/2021/0417',
      products: ['SPORTS_PREMATCH', 'SPORTS_LIVE'],
      validFrom: '2021-07-01',
    },
    {
      id: casinoLicence,
      authority: 'GBT',
      number: 'IC/2022/0093',
      products: ['CASINO_SLOTS', 'CASINO_TABLE', 'LIVE_CASINO', 'CRASH'],
      validFrom: '2022-01-01',
    },
    {
      id: virtualLicence,
      authority: 'GBT',
      number: 'VG/2021/0231',
      products: ['VIRTUAL_SPORTS'],
      validFrom: '2021-07-01',
    },
    {
      id: lotteryLicence,
      authority: 'GBT',
      number: 'SL/2023/0012',
      products: ['LOTTERY'],
      validFrom: '2023-04-01',
    },
    {
      id: slotRouteLicence,
      authority: 'GBT',
      number: 'SR/2022/0058',
      products: ['CASINO_SLOTS'],
      validFrom: '2022-07-01',
    },
  ],
  playerCountries: [],
  sources: [
    {
      id: 'alder-online',
      channel: 'ONLINE',
      name: 'Online platform',
      format: 'csv',
      hours: 1,
      paymentHours: 4,
      longestHours: 24,
    },
    {
      id: 'alder-shops',
      channel: 'RETAIL',
      name: 'Shop tills',
      format: 'csv',
      hours: 1,
      paymentHours: 1,
      longestHours: 6,
    },
  ],
  retail: alderShops,
  streams: [
    {
      ...ticket,
      id: 'sports-retail',
      code: 'SR',
      channel: 'RETAIL',
      weight: 3000,
      stake: tickets(1000),
      liveShare: 0.12,
      cashOutShare: 0,
    },
    {
      ...ticket,
      id: 'sports-online',
      code: 'SO',
      channel: 'ONLINE',
      weight: 5000,
      stake: tickets(800),
      liveShare: 0.32,
      cashOutShare: 0.06,
    },
    {
      game: 'virtual',
      id: 'virtual-retail',
      code: 'VR',
      channel: 'RETAIL',
      licenceId: virtualLicence,
      weight: 1000,
      stake: stakesAround(500, 0.8, 100),
    },
    {
      game: 'virtual',
      id: 'virtual-online',
      code: 'VO',
      channel: 'ONLINE',
      licenceId: virtualLicence,
      weight: 600,
      stake: stakesAround(500, 0.8, 100),
    },
    {
      game: 'crash',
      id: 'crash',
      code: 'CR',
      channel: 'ONLINE',
      licenceId: casinoLicence,
      weight: 800,
      stake: stakesAround(200, 1, 50),
    },
    {
      game: 'slots',
      id: 'slots',
      code: 'SL',
      channel: 'ONLINE',
      licenceId: casinoLicence,
      weight: 700,
      stake: stakesAround(40, 0.8, 10),
    },
    {
      game: 'table',
      id: 'table',
      code: 'TB',
      channel: 'ONLINE',
      licenceId: casinoLicence,
      weight: 120,
      stake: stakesAround(200, 1, 100),
    },
    {
      game: 'live',
      id: 'live',
      code: 'LV',
      channel: 'ONLINE',
      licenceId: casinoLicence,
      weight: 180,
      stake: stakesAround(300, 1, 100),
    },
    {
      game: 'lottery',
      id: 'lottery',
      code: 'LO',
      channel: 'ONLINE',
      licenceId: lotteryLicence,
      weight: 700,
      stake: stakesAround(500, 0.6, 100),
    },
    {
      game: 'lottery',
      id: 'lottery-retail',
      code: 'LR',
      channel: 'RETAIL',
      licenceId: lotteryLicence,
      weight: 300,
      stake: stakesAround(500, 0.6, 100),
    },
  ],
  sports: ['Football', 'Basketball', 'Tennis', 'Volleyball', 'Boxing', 'Cricket'],
  games: {
    VIRTUAL_SPORTS: [
      'Virtual Football League',
      'Virtual Kigamboni Cup',
      'Virtual Greyhounds',
      'Virtual Horses',
      'Virtual Cycling',
    ],
    CRASH: ['Ndege Juu', 'Roketi Rush', 'Balloon Rise'],
    CASINO_SLOTS: slotNames(38, 1),
    CASINO_TABLE: tableNames.slice(0, 6),
    LIVE_CASINO: liveNames.slice(0, 5),
    LOTTERY: ['Pata Tano', 'Namba Sita', 'Asubuhi Draw'],
  },
  providers: [
    'Baobab Studios',
    'Kite Interactive',
    'Mbuni Games',
    'Northlight Gaming',
    'Quill & Crown',
    'Lumen Live',
  ],
  cash: {
    depositMedianMinor: 10_000,
    depositStepMinor: 500,
    methods: ['mobile-money', 'mobile-money', 'bank'],
  },
  withholdingRate: 0.1,
};
