import type { Basis } from '@tallyhouse/shared/contracts/scalars';
import { isReturned, settlesBet, settlesStake } from './returned-stakes';

/** A table whose facts are added up; `f` is the usual alias of its rows. */
export type FactTable =
  'bet' | 'settlement' | 'payment' | 'jackpot_movement' | 'cash_movement' | 'drawer_shift';

interface Measure {
  readonly table: FactTable;
  /** A count, or major units of the currency of play. */
  readonly unit: 'COUNT' | 'MONEY';
  /** SQL of what one fact adds; gets the alias with its dot. */
  readonly ofFact: (prefix: string) => string;
  /** SQL condition on the facts that count; null for all. */
  readonly when: ((prefix: string) => string) | null;
}

/** The basis whose days the facts of a table are of; null where it is of none. */
export const basisOfTable: Readonly<Record<FactTable, Exclude<Basis, 'PLACED_PAID'> | null>> = {
  bet: 'PLACED',
  settlement: 'SETTLED',
  payment: 'PAID',
  jackpot_movement: null,
  cash_movement: null,
  drawer_shift: null,
};

const of = (table: FactTable) => ({
  count: (when: Measure['when'] = null): Measure => ({ table, unit: 'COUNT', ofFact: () => '1', when }),
  total: (column: string, when: Measure['when'] = null): Measure => ({
    ...{ table, unit: 'COUNT', when },
    ofFact: (prefix) => prefix + column,
  }),
  money: (column: string, when: Measure['when'] = null): Measure => ({
    ...{ table, unit: 'MONEY', when },
    ofFact: (prefix) => prefix + column,
  }),
});

const [bet, settlement, payment] = [of('bet'), of('settlement'), of('payment')];
const [jackpot, cash, drawer] = [of('jackpot_movement'), of('cash_movement'), of('drawer_shift')];
const isKind = (kind: string) => (prefix: string) => `${prefix}kind = '${kind}'`;
/** Movements of one kind: of others nothing, not zero, so that a sum tells whether there was any. */
const moved = (kind: string): Measure => ({
  ...cash.money(''),
  ofFact: (prefix) => `case when ${isKind(kind)(prefix)} then ${prefix}amount end`,
});
const isResult = (...results: readonly string[]) => {
  const names = results.map((name) => `'${name}'`).join(', ');
  return (prefix: string) => `${prefix}result in (${names})`;
};
const settlesLate = (prefix: string) => `not (${settlesStake(prefix)})`;
const isKept = (prefix: string) => `not (${isReturned(prefix)})`;
const isCancelled = isResult('CANCELLED');
const isVoided = isResult('VOID', 'LATE_VOID');
const drawerParts = ['float_amount', '+ sales', '- payouts', '- refunds', '+ cash_in', '- cash_out'];
const inDrawer = (prefix: string) =>
  drawerParts.map((part) => part.replace(/\w+$/, (column) => prefix + column)).join(' ');

/**
 * Every amount and count that is summed up from facts: of which facts, in which unit, and as what SQL. Nobody else says it;
 * who adds up names a measure, and by what. Those of `daily_sum` are called as its columns.
 */
export const measures = {
  bets: bet.count(),
  rounds: bet.total('rounds'),
  placed_cash: bet.money('stake_cash'),
  placed_bonus: bet.money('stake_bonus'),
  settlements: settlement.count(),
  bets_settled: settlement.count(settlesBet),
  rounds_settled: settlement.total('rounds', settlesStake),
  settled_cash: settlement.money('stake_cash', settlesStake),
  settled_bonus: settlement.money('stake_bonus', settlesStake),
  // Stakes returned, late ones among them.
  void_cash: settlement.money('stake_cash', isReturned),
  void_bonus: settlement.money('stake_bonus', isReturned),
  late_void_cash: settlement.money('stake_cash', settlesLate),
  late_void_bonus: settlement.money('stake_bonus', settlesLate),
  // Of those the ones that a shop cancelled, and all others.
  tickets_cancelled: settlement.count(isCancelled),
  cancelled_cash: settlement.money('stake_cash', isCancelled),
  cancelled_bonus: settlement.money('stake_bonus', isCancelled),
  tickets_voided: settlement.count(isVoided),
  voided_cash: settlement.money('stake_cash', isVoided),
  voided_bonus: settlement.money('stake_bonus', isVoided),
  won_cash: settlement.money('payout_cash', isKept),
  won_bonus: settlement.money('payout_bonus', isKept),
  free_bet_winnings: settlement.money(
    'payout_cash',
    (prefix) => `${prefix}stake_bonus > 0 and ${prefix}stake_cash = 0 and ${isKept(prefix)}`,
  ),
  payments: payment.count(),
  paid: payment.money('gross', isKind('WINNINGS')),
  // The same by the shop that paid.
  payouts: payment.count((prefix) => `${prefix}kind <> 'EXPIRED'`),
  paid_out: payment.money('gross', isKind('WINNINGS')),
  paid_by_voucher: payment.money(
    'gross',
    (prefix) => `${isKind('WINNINGS')(prefix)} and ${prefix}method = 'VOUCHER'`,
  ),
  expired: payment.money('gross', isKind('EXPIRED')),
  expiries: payment.count(isKind('EXPIRED')),
  jackpots: jackpot.count(),
  jackpot_contributions: jackpot.money('amount', isKind('CONTRIBUTION')),
  jackpot_wins: jackpot.money('amount', isKind('WIN')),
  movements: cash.count(),
  deposits: moved('DEPOSIT'),
  withdrawals: moved('WITHDRAWAL_PAID'),
  bonus_converted: moved('BONUS_CONVERTED'),
  shifts: drawer.count(),
  // What a drawer should hold at the end of a shift.
  drawer_expected: { ...drawer.money(''), ofFact: inDrawer },
  drawer_counted: drawer.money('counted'),
  over_short: { ...drawer.money(''), ofFact: (prefix) => `${prefix}counted - (${inDrawer(prefix)})` },
} as const satisfies Readonly<Record<string, Measure>>;

export type MeasureName = keyof typeof measures;

/**
 * SQL of what one fact adds to some measures together, `f.stake_cash + f.stake_bonus`, whether or not it counts.
 *
 * Errors: `RangeError` where they are not of the same facts.
 */
export function amountOf(names: MeasureName | readonly MeasureName[], prefix = 'f.'): string {
  return sameFacts(names, prefix).amounts.join(' + ');
}

/** SQL condition on the facts that count for some measures together; `true` for all. Errors: as `amountOf`. */
export function countsFor(names: MeasureName | readonly MeasureName[], prefix = 'f.'): string {
  return sameFacts(names, prefix).when ?? 'true';
}

/** SQL of what one fact adds to a measure, zero where it does not count. */
export function addedBy(name: MeasureName, prefix = ''): string {
  const { amounts, when } = sameFacts(name, prefix);
  const amount = amounts.join(' + ');
  return when === null ? amount : `case when ${when} then ${amount} else 0 end`;
}

/**
 * SQL aggregate of some measures together over their facts, those of them that `only` leaves; null where no fact counts.
 *
 * Errors: as `amountOf`.
 */
export function sumOf(
  names: MeasureName | readonly MeasureName[],
  { prefix = 'f.', only }: { readonly prefix?: string; readonly only?: string } = {},
): string {
  const { amounts, when } = sameFacts(names, prefix);
  const conditions = [when, only].filter((one) => one !== null && one !== undefined);
  const counted = amounts.join(' + ');
  const sum = counted === '1' ? 'count(*)' : `sum(${counted})`;
  return conditions.length === 0 ? sum : `${sum} filter (where ${conditions.join(' and ')})`;
}

function sameFacts(names: MeasureName | readonly MeasureName[], prefix: string) {
  const all = [names].flat().map((name): Measure => measures[name]);
  const whens = new Set(all.map(({ when }) => when?.(prefix) ?? null));
  const kinds = new Set(all.map(({ table, unit }) => `${table} ${unit}`));
  const [when = null] = whens;
  if (whens.size !== 1 || kinds.size !== 1) {
    throw new RangeError(`${[names].flat().join(' and ')} are not of the same facts`);
  }
  return { amounts: all.map(({ ofFact }) => ofFact(prefix)), when };
}
