import type { BrandProfile, ForeignMarket, SportsStream } from '../brand-profile';
import { bingoNames, europeanSports, liveNames, pokerCashNames, slotNames, tableNames } from './game-names';
import { stakesAround } from './stakes';

const betting = 'DK-DGA-VM';
const casino = 'DK-DGA-OK';
const swedish = 'SE-SI-KO';

/** [legs, share] of tickets, in both countries. */
const legs: SportsStream['legs'] = [
  [1, 55],
  [2, 15],
  [3, 12],
  [4, 8],
  [5, 6],
  [8, 4],
];
const overround = { prematch: 1.055, live: 1.065, racing: 1.12 };

/** Sweden: betting and slots under one licence, in kronor of its own, on days that start in the morning. */
const sweden: ForeignMarket = {
  country: 'SE',
  currency: 'SEK',
  decimals: 2,
  zone: 'Europe/Stockholm',
  cutoff: '06:00',
  licence: {
    id: swedish,
    authority: 'Spelinspektionen',
    number: '22Li1184',
    products: ['SPORTS_PREMATCH', 'SPORTS_LIVE', 'CASINO_SLOTS'],
    validFrom: '2022-07-01',
  },
  playerCountries: [],
  sources: [
    {
      id: 'birch-sweden',
      channel: 'ONLINE',
      name: 'Online platform, Sweden',
      format: 'ndjson',
      hours: 24,
      paymentHours: 24,
      longestHours: 24,
    },
  ],
  streams: [
    {
      game: 'sports',
      id: 'sports-sweden',
      code: 'SS',
      channel: 'ONLINE',
      licenceId: swedish,
      weight: 230,
      stake: stakesAround(4000, 1.1, 500),
      legs,
      liveShare: 0.5,
      overround,
      cashOutShare: 0.06,
    },
    {
      game: 'slots',
      id: 'slots-sweden',
      code: 'ZS',
      channel: 'ONLINE',
      licenceId: swedish,
      weight: 100,
      stake: stakesAround(400, 0.8, 100),
    },
  ],
  cash: { depositMedianMinor: 20_000, depositStepMinor: 1000, methods: ['card', 'instant-pay', 'bank'] },
};

/**
 * Denmark: online betting, with virtual sport as a class of its own, and online casino; and Sweden. Sends NDJSON.
 */
export const birch: BrandProfile = {
  id: 'birch',
  name: 'Birch',
  company: 'Birch Spil ApS',
  country: 'DK',
  currency: 'DKK',
  decimals: 2,
  zone: 'Europe/Copenhagen',
  cutoff: '00:00',
  licences: [
    {
      id: betting,
      authority: 'DGA',
      number: '21-0184521',
      products: ['SPORTS_PREMATCH', 'SPORTS_LIVE', 'VIRTUAL_SPORTS'],
      validFrom: '2021-01-01',
    },
    {
      id: casino,
      authority: 'DGA',
      number: '21-0184522',
      products: ['CASINO_SLOTS', 'CASINO_TABLE', 'LIVE_CASINO', 'POKER_CASH', 'BINGO'],
      validFrom: '2021-01-01',
    },
  ],
  abroad: [sweden],
  playerCountries: [],
  sources: [
    {
      id: 'birch-online',
      channel: 'ONLINE',
      name: 'Online platform',
      format: 'ndjson',
      hours: 2,
      paymentHours: 4,
      longestHours: 24,
    },
  ],
  retail: null,
  streams: [
    {
      game: 'sports',
      id: 'sports-online',
      code: 'SO',
      channel: 'ONLINE',
      licenceId: betting,
      // What Sweden takes comes off, here and of the slots.
      weight: 1270,
      stake: stakesAround(3000, 1.1, 500),
      legs,
      liveShare: 0.55,
      overround,
      cashOutShare: 0.06,
    },
    {
      game: 'virtual',
      id: 'virtual-online',
      code: 'VO',
      channel: 'ONLINE',
      licenceId: betting,
      weight: 200,
      stake: stakesAround(1000, 0.8, 500),
    },
    {
      game: 'slots',
      id: 'slots',
      code: 'SL',
      channel: 'ONLINE',
      licenceId: casino,
      weight: 550,
      stake: stakesAround(300, 0.8, 100),
    },
    {
      game: 'table',
      id: 'table',
      code: 'TB',
      channel: 'ONLINE',
      licenceId: casino,
      weight: 110,
      stake: stakesAround(3500, 1, 500),
    },
    {
      game: 'live',
      id: 'live',
      code: 'LV',
      channel: 'ONLINE',
      licenceId: casino,
      weight: 170,
      stake: stakesAround(3500, 1, 500),
    },
    {
      game: 'poker-cash',
      id: 'poker-cash',
      code: 'PC',
      channel: 'ONLINE',
      licenceId: casino,
      weight: 80,
      stake: stakesAround(18_000, 0.8, 1000),
    },
    {
      game: 'bingo',
      id: 'bingo',
      code: 'BI',
      channel: 'ONLINE',
      licenceId: casino,
      weight: 120,
      stake: stakesAround(200, 0.6, 100),
    },
  ],
  sports: europeanSports,
  games: {
    VIRTUAL_SPORTS: ['Virtual Superliga', 'Virtual Speedway', 'Virtual Trotting'],
    CASINO_SLOTS: slotNames(44, 4),
    CASINO_TABLE: tableNames.slice(0, 8),
    LIVE_CASINO: liveNames.slice(0, 7),
    POKER_CASH: pokerCashNames.slice(0, 3),
    BINGO: bingoNames.slice(0, 3),
  },
  providers: [
    'Northlight Gaming',
    'Harbour Reels',
    'Saltmarsh Studio',
    'Lumen Live',
    'Tidewater Tables',
    'Kite Interactive',
  ],
  cash: { depositMedianMinor: 15_000, depositStepMinor: 1000, methods: ['card', 'mobile-pay', 'bank'] },
  withholdingRate: 0,
};
