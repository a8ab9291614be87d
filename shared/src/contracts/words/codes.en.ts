import { lawWords } from './laws.en';
import { fileKinds } from './file-kinds.en';
import { productClasses } from './product-classes.en';
import { reportStates } from './report-states.en';
import { taxCodes } from './tax-codes.en';
import { verticals } from './verticals.en';

const bases = {
  GGR: 'GGR',
  GGR_INCL_BONUS_STAKES: 'GGR with bonus stakes',
  PROFIT: 'profit',
  NET_INCOME: 'net income',
  GAMING_REVENUE: 'gaming revenue',
  STAKES_MINUS_PAYOUTS: 'stakes less payouts',
  STAKES: 'stakes',
  STAKE_LESS_TAX: 'stakes less tax',
  MACHINES: 'machines',
  WINNINGS: 'winnings',
  NET_WINNINGS: 'net winnings',
  NET_WINNINGS_PER_COUPON: 'net winnings per coupon',
  DEPOSITS: 'deposits',
  WITHDRAWALS: 'withdrawals',
  UNCLAIMED: 'unclaimed prizes',
};
const proofs = { VERIFIED: 'verified', SECONDARY: 'secondary source', UNVERIFIED: 'not verified' };

/** English words for the codes in sentences of the server, by the name of the place that they stand in. */
export const codes = {
  // Who did it, where that was nobody of the house.
  who: { system: 'System' },
  vertical: verticals,
  productClass: productClasses,
  taxCode: taxCodes,
  kind: fileKinds,
  series: fileKinds,
  charge: bases,
  before: { ...bases, ...proofs },
  after: { ...bases, ...proofs },
  status: proofs,
  /** Of a tax rule. */
  field: {
    validFrom: '“in force from”',
    validTo: '“in force until before”',
    status: '“verification”',
    source: '“source”',
    note: '“note”',
    base: '“base”',
    basis: '“basis”',
    period: '“period”',
    due: '“due”',
    rounding: '“rounding”',
    negative: '“negative base”',
    treatment: '“special cases”',
    assumed: '“assumed”',
    product: '“product”',
    authority: '“authority”',
  },
  state: {
    LOADED: 'loaded',
    PARTIAL: 'partially rejected',
    REJECTED: 'rejected',
    DUPLICATE: 'duplicate',
    MISSING: 'missing',
    LATE: 'late',
    SUPERSEDED: 'replaced',
    OPEN: 'open',
    ACKNOWLEDGED: 'acknowledged',
    RESOLVED: 'resolved',
    SEND_FAILED: 'not sent',
    ACCEPTED: 'accepted',
  },
  reportState: reportStates,
  laws: lawWords,
  role: {
    viewer: 'viewer',
    reporter: 'reporter',
    approver: 'approver',
    auditor: 'auditor',
    admin: 'administrator',
  },
  environment: { SIMULATOR: 'simulator', TEST: 'test', PRODUCTION: 'production', PORTAL: 'portal' },
  channel: { ONLINE: 'online', RETAIL: 'retail' },
  basis: {
    PLACED: 'bets placed',
    SETTLED: 'bets settled',
    PAID: 'winnings paid',
    PLACED_PAID: 'placed and paid',
  },
  level: {
    region: 'region',
    branch: 'branch',
    terminal: 'terminal',
    cashier: 'cashier',
    ticket: 'ticket',
  },
  version: { latest: 'the latest', all: 'all' },
  /** A column and its direction. */
  sort: {
    ggr: 'GGR',
    stakes: 'stakes',
    winnings: 'winnings',
    bets: 'bets',
    tax: 'tax',
    name: 'name',
    day: 'day',
    asc: 'ascending',
    desc: 'descending',
  },
};
