import { lawWords } from '../contracts/words/laws.en';
import { fileKinds } from './file-kinds.en';
import { productClasses } from './product-classes.en';
import { reportStates } from '../contracts/words/report-states.en';
import { en as taxes } from './taxes.en';
import { verticals } from '../contracts/words/verticals.en';

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
  NET_WINNINGS_PER_COUPON: 'net winnings of a coupon',
  DEPOSITS: 'deposits',
  WITHDRAWALS: 'withdrawals',
  UNCLAIMED: 'unclaimed prizes',
};
const proofs = { VERIFIED: 'verified', SECONDARY: 'second-hand', UNVERIFIED: 'not verified' };

/** English words for the codes in sentences of the server, by the name of the place that they stand in. */
export const codes = {
  vertical: verticals,
  productClass: productClasses,
  taxCode: taxes.tax.code,
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
    status: '“proof”',
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
    PARTIAL: 'partly refused',
    REJECTED: 'rejected',
    DUPLICATE: 'repeated',
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
  /** Why figures may still change. */
  laws: lawWords,
  reasons: {
    ...lawWords,
    LAW: 'broken law',
    OPEN: 'day not over',
    GAP: 'missing file',
    PARTIAL: 'file refused in part',
    REJECTED: 'rejected file',
    LATE_TOLERANCE: 'late records still come',
    FX_MISSING: 'no rate of exchange',
    FACT_MISSING: 'missing fact',
    UNCLASSIFIED: 'play in no tax class',
    ESTIMATED: 'estimate',
    RULE_UNVERIFIED: 'unverified rule',
    MORE: 'and more',
  },
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
    PLACED_PAID: 'placed less paid',
  },
  level: {
    region: 'region',
    branch: 'branch',
    terminal: 'terminal',
    cashier: 'cashier',
    ticket: 'ticket',
  },
  version: { latest: 'the newest', all: 'every one' },
  /** A column and its direction. */
  sort: {
    ggr: 'GGR',
    stakes: 'stakes',
    winnings: 'winnings',
    bets: 'bets',
    tax: 'tax',
    name: 'name',
    day: 'day',
    asc: 'from the least',
    desc: 'from the most',
  },
};
