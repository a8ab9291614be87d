import type { CatalogueOf } from './catalogue-of';
import type { codes as en } from './codes.en';
import { lawWords } from './laws.sw';
import { fileKinds } from './file-kinds.sw';
import { productClasses } from './product-classes.sw';
import { reportStates } from './report-states.sw';
import { taxCodes } from './tax-codes.sw';
import { verticals } from './verticals.sw';

const bases = {
  GGR: 'GGR',
  GGR_INCL_BONUS_STAKES: 'GGR pamoja na dau za bonasi',
  PROFIT: 'faida',
  NET_INCOME: 'mapato halisi',
  GAMING_REVENUE: 'mapato ya michezo',
  STAKES_MINUS_PAYOUTS: 'dau bila malipo',
  STAKES: 'dau',
  STAKE_LESS_TAX: 'dau bila kodi',
  MACHINES: 'mashine',
  WINNINGS: 'ushindi',
  NET_WINNINGS: 'ushindi halisi',
  NET_WINNINGS_PER_COUPON: 'ushindi halisi wa kuponi',
  DEPOSITS: 'amana',
  WITHDRAWALS: 'utoaji wa fedha',
  UNCLAIMED: 'zawadi zisizodaiwa',
};
const proofs = {
  VERIFIED: 'imethibitishwa',
  SECONDARY: 'kwa kunukuliwa',
  UNVERIFIED: 'haijathibitishwa',
};

/** Swahili words for the codes in sentences of the server. */
export const codes: CatalogueOf<typeof en> = {
  who: { system: 'Mfumo' },
  vertical: verticals,
  productClass: productClasses,
  taxCode: taxCodes,
  kind: fileKinds,
  series: fileKinds,
  charge: bases,
  before: { ...bases, ...proofs },
  after: { ...bases, ...proofs },
  status: proofs,
  field: {
    validFrom: '“inatumika kuanzia”',
    validTo: '“inatumika hadi kabla ya”',
    status: '“uthibitisho”',
    source: '“chanzo”',
    note: '“maelezo”',
    base: '“msingi wa kodi”',
    basis: '“msingi wa hesabu”',
    period: '“kipindi”',
    due: '“mwisho wa kulipa”',
    rounding: '“kukadiria tarakimu”',
    negative: '“msingi hasi”',
    treatment: '“hali maalumu”',
    assumed: '“yaliyodhaniwa”',
    product: '“bidhaa”',
    authority: '“mamlaka”',
  },
  state: {
    LOADED: 'limepakiwa',
    PARTIAL: 'limekataliwa kwa sehemu',
    REJECTED: 'limekataliwa',
    DUPLICATE: 'limerudiwa',
    MISSING: 'linakosekana',
    LATE: 'limechelewa',
    SUPERSEDED: 'limebadilishwa',
    OPEN: 'wazi',
    ACKNOWLEDGED: 'limepokelewa',
    RESOLVED: 'limetatuliwa',
    SEND_FAILED: 'halikutumwa',
    ACCEPTED: 'limekubaliwa',
  },
  reportState: reportStates,
  laws: lawWords,
  role: {
    viewer: 'mtazamaji',
    reporter: 'mwandaaji wa ripoti',
    approver: 'mwidhinishaji',
    auditor: 'mkaguzi',
    admin: 'msimamizi',
  },
  environment: { SIMULATOR: 'kiigaji', TEST: 'jaribio', PRODUCTION: 'halisi', PORTAL: 'tovuti' },
  channel: { ONLINE: 'mtandaoni', RETAIL: 'maduka' },
  basis: {
    PLACED: 'beti zilizowekwa',
    SETTLED: 'beti zilizoamuliwa',
    PAID: 'ushindi uliolipwa',
    PLACED_PAID: 'zilizowekwa bila zilizolipwa',
  },
  level: {
    region: 'mkoa',
    branch: 'tawi',
    terminal: 'terminali',
    cashier: 'keshia',
    ticket: 'tiketi',
  },
  version: { latest: 'la karibuni', all: 'yote' },
  sort: {
    ggr: 'GGR',
    stakes: 'dau',
    winnings: 'ushindi',
    bets: 'beti',
    tax: 'kodi',
    name: 'jina',
    day: 'siku',
    asc: 'kuanzia dogo',
    desc: 'kuanzia kubwa',
  },
};
