import type { BrandProfile, SportsStream } from '../brand-profile';
import { bingoNames, liveNames, slotNames, tableNames } from './game-names';
import { stakesAround } from './stakes';

const remoteBetting = 'GB-UKGC-RB';
const remoteCasino = 'GB-UKGC-RC';
const remoteBingo = 'GB-UKGC-RBI';
const premises = 'GB-UKGC-NRB';

const overround = { prematch: 1.06, live: 1.065, racing: 1.12 };
const retailLegs: SportsStream['legs'] = [
  [1, 62],
  [2, 12],
  [3, 9],
  [4, 8],
  [5, 5],
  [6, 2],
  [8, 2],
];

/** Great Britain: betting shops and a remote licence. */
export const cedar: BrandProfile = {
  id: 'cedar',
  name: 'Cedar',
  country: 'GB',
  currency: 'GBP',
  decimals: 2,
  zone: 'Europe/London',
  cutoff: '00:00',
  licences: [
    { id: premises, authority: 'UKGC', number: '000-047511-N-328104', products: ['SPORTS_PREMATCH', 'SPORTS_LIVE', 'VIRTUAL_SPORTS'], validFrom: '2018-04-01' },
    { id: remoteBetting, authority: 'UKGC', number: '000-047511-R-328105', products: ['SPORTS_PREMATCH', 'SPORTS_LIVE', 'VIRTUAL_SPORTS'], validFrom: '2018-04-01' },
    { id: remoteCasino, authority: 'UKGC', number: '000-047511-R-328106', products: ['CASINO_SLOTS', 'CASINO_TABLE', 'LIVE_CASINO'], validFrom: '2018-04-01' },
    { id: remoteBingo, authority: 'UKGC', number: '000-047511-R-328107', products: ['BINGO'], validFrom: '2019-10-01' },
  ],
  playerCountries: [['IM', 0.01]],
  sources: [
    { id: 'cedar-online', channel: 'ONLINE', name: 'Online platform', format: 'csv', hours: 1, paymentHours: 4 },
    { id: 'cedar-shops', channel: 'RETAIL', name: 'Shop tills', format: 'csv', hours: 1, paymentHours: 1 },
  ],
  retail: {
    shops: 34,
    opensHour: 9,
    closesHour: 22,
    floatMinor: 30_000,
    overShortMinor: 200,
    closedOnChristmas: true,
    cashierNames: ['Alex', 'Bev', 'Chris', 'Dee', 'Evan', 'Fran', 'Gwen', 'Harper', 'Imran', 'Jo', 'Kit', 'Lee'],
    regions: [
      { name: 'North West', places: ['Bolton Mill Lane', 'Salford Quay Road', 'Preston Fylde Street', 'Wigan Station Way', 'Oldham Market'] },
      { name: 'Yorkshire', places: ['Leeds Harrow Street', 'Bradford Wool Row', 'Hull Dock Road', 'Barnsley Cross', 'Sheffield Forge Lane'] },
      { name: 'West Midlands', places: ['Walsall Bridge Street', 'Dudley Castle Row', 'Coventry Spon Gate', 'Wolverhampton Lock'] },
      { name: 'London', places: ['Lewisham Broadway', 'Walthamstow Parade', 'Tooting Bec Road', 'Ilford Lane', 'Acton Vale'] },
      { name: 'Scotland', places: ['Paisley Cross', 'Dundee Nethergate', 'Leith Shore', 'Motherwell Brandon Row'] },
      { name: 'Wales', places: ['Swansea Wind Row', 'Newport Commercial Lane', 'Wrexham Hope Row'] },
      { name: 'North East', places: ['Gateshead Bank', 'Sunderland Fawcett Row', 'Middlesbrough Linthorpe'] },
      { name: 'South West', places: ['Plymouth Drake Row', 'Bristol Bedminster', 'Swindon Railway Parade'] },
    ],
  },
  streams: [
    { game: 'sports', id: 'sports-retail', code: 'SR', channel: 'RETAIL', licenceId: premises, weight: 1300, stake: stakesAround(500, 0.9, 50), legs: retailLegs, liveShare: 0.1, overround, cashOutShare: 0 },
    {
      game: 'sports',
      id: 'sports-online',
      code: 'SO',
      channel: 'ONLINE',
      licenceId: remoteBetting,
      weight: 1900,
      stake: stakesAround(400, 1.1, 50),
      legs: [
        [1, 58],
        [2, 13],
        [3, 10],
        [4, 9],
        [5, 6],
        [8, 4],
      ],
      liveShare: 0.45,
      overround,
      cashOutShare: 0.06,
    },
    { game: 'virtual', id: 'virtual-retail', code: 'VR', channel: 'RETAIL', licenceId: premises, weight: 350, stake: stakesAround(200, 0.8, 50) },
    { game: 'slots', id: 'slots', code: 'SL', channel: 'ONLINE', licenceId: remoteCasino, weight: 900, stake: stakesAround(40, 0.7, 10) },
    { game: 'table', id: 'table', code: 'TB', channel: 'ONLINE', licenceId: remoteCasino, weight: 130, stake: stakesAround(400, 1, 100) },
    { game: 'live', id: 'live', code: 'LV', channel: 'ONLINE', licenceId: remoteCasino, weight: 200, stake: stakesAround(500, 1, 100) },
    { game: 'bingo', id: 'bingo', code: 'BI', channel: 'ONLINE', licenceId: remoteBingo, weight: 350, stake: stakesAround(25, 0.6, 10) },
  ],
  sports: ['Football', 'Horse Racing', 'Greyhounds', 'Tennis', 'Cricket', 'Rugby', 'Darts', 'Snooker', 'Golf'],
  games: {
    VIRTUAL_SPORTS: ['Virtual Sprint Lane', 'Virtual Steeplechase', 'Virtual Dog Track'],
    CASINO_SLOTS: slotNames(48, 3),
    CASINO_TABLE: tableNames.slice(0, 8),
    LIVE_CASINO: liveNames,
    BINGO: bingoNames,
  },
  providers: ['Harbour Reels', 'Northlight Gaming', 'Quill & Crown', 'Lumen Live', 'Tidewater Tables', 'Pennine Play'],
  withholdingRate: 0,
};
