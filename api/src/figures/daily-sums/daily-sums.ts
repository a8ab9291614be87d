import { inForce } from '../../store/in-force';
import { addedBy, measures, type MeasureName } from '../measures';

/** A table of facts that is summed by day. */
export type SummedTable = PlayTable | 'cash_movement';
type PlayTable = 'bet' | 'settlement' | 'payment' | 'jackpot_movement';
/** Facts summed in one way: those of a table, and payments once more, by the shop that paid. */
export type Summing = SummedTable | 'payout';

/**
 * What the facts of a day are summed by, as columns of `daily_sum`. `branch_id` is the shop that sold the ticket, of a
 * payout the one that paid it, the empty text where none did. Money of accounts is of no vertical, and where an account serves all licences of no licence: empty
 * texts too.
 */
export const sumKeys = [
  'brand_id',
  'gaming_day',
  'channel',
  'licence_id',
  'vertical',
  'branch_id',
  'currency',
] as const;

interface Summed {
  /** SQL of the keys that are no columns of the table. */
  readonly keys: Partial<Record<(typeof sumKeys)[number], string>>;
  /** Measures that are kept: columns of `daily_sum`. The first counts the facts themselves. */
  readonly counts: readonly [MeasureName, ...MeasureName[]];
  readonly amounts: readonly MeasureName[];
}

const noKey = `cast('' as varchar)`;

/** What facts add to `daily_sum`; a column belongs to one summing and is null where that has no facts. */
const summed: Readonly<Record<Summing, Summed>> = {
  bet: {
    keys: { branch_id: `coalesce(branch_id, '')` },
    counts: ['bets'],
    amounts: ['placed_cash', 'placed_bonus'],
  },
  settlement: {
    keys: { branch_id: `coalesce(branch_id, '')` },
    counts: ['settlements', 'bets_settled', 'tickets_cancelled'],
    amounts: [
      ...(['settled_cash', 'settled_bonus', 'void_cash', 'void_bonus', 'late_void_cash'] as const),
      ...(['cancelled_cash', 'cancelled_bonus'] as const),
      ...(['late_void_bonus', 'won_cash', 'won_bonus', 'free_bet_winnings'] as const),
    ],
  },
  payment: {
    keys: { branch_id: `coalesce(selling_branch_id, '')` },
    ...{ counts: ['payments'], amounts: ['paid', 'expired'] },
  },
  payout: {
    keys: { branch_id: `coalesce(branch_id, '')` },
    ...{ counts: ['payouts'], amounts: ['paid_out', 'paid_by_voucher'] },
  },
  jackpot_movement: {
    keys: { branch_id: noKey },
    ...{ counts: ['jackpots'], amounts: ['jackpot_contributions', 'jackpot_wins'] },
  },
  cash_movement: {
    keys: { licence_id: `coalesce(licence_id, '')`, vertical: noKey, branch_id: noKey },
    ...{ counts: ['movements'], amounts: ['deposits', 'withdrawals', 'bonus_converted'] },
  },
};

const summings = Object.keys(summed) as Summing[];

export const summedTables = summings.filter((summing): summing is SummedTable => summing !== 'payout');

/** The table of the facts that are summed so. */
export const tableOf = (summing: Summing): SummedTable => (summing === 'payout' ? 'payment' : summing);

/** The ways in which facts of a table are summed. */
export function summingsOf(table: SummedTable): Summing[] {
  return summings.filter((summing) => tableOf(summing) === table);
}

/** Facts of play, whose rows are others than those of money of accounts. */
export const playTables = ['bet', 'settlement', 'payment', 'jackpot_movement'] as const satisfies PlayTable[];

/** SQL condition on rows of `daily_sum` that facts of play fill. */
export const isPlay = `vertical <> ''`;

const kinds = {
  PLAY: { summings: playTables.flatMap(summingsOf), isOwn: isPlay },
  MONEY: { summings: summingsOf('cash_movement'), isOwn: `not ${isPlay}` },
} as const satisfies Record<string, { readonly summings: readonly Summing[]; readonly isOwn: string }>;

export function isSummed(table: string): table is SummedTable {
  return summedTables.some((one) => one === table);
}

/** Every column of `daily_sum` that is added up. */
export const sumColumns = summings.flatMap((summing) => columnsOf(summing));

/** The columns of `daily_sum` that one summing fills. */
export function columnsOf(summing: Summing): MeasureName[] {
  return [...summed[summing].counts, ...summed[summing].amounts];
}

/** SQL of the columns of `daily_sum` that `all` fill, by name: those of `summing` as they are, the others empty. */
export function paddedColumns(summing: Summing, all: readonly Summing[] = playTables): string {
  const own = columnsOf(summing);
  return all
    .flatMap(columnsOf)
    .map((name) => (own.includes(name) ? name : `cast(null as ${typeOf(name)}) as ${name}`))
    .join(', ');
}

/** SQL of the columns of `daily_sum` that a summing gives, each fact with the `sign` that it counts with. */
export function sumsOf(summing: Summing, sign = '1'): string {
  const sum = (sql: string) => (sign === '1' ? `sum(${sql})` : `sum(${sign} * (${sql}))`);
  return columnsOf(summing)
    .map((name) => `cast(${sum(addedBy(name))} as ${typeOf(name)}) as ${name}`)
    .join(', ');
}

function typeOf(name: MeasureName): string {
  return measures[name].unit === 'COUNT' ? 'bigint' : 'decimal(38, 4)';
}

/** SQL of what a fact is summed by, in the order of `sumKeys`. */
export function keysOf(summing: Summing): string[] {
  return sumKeys.map((key) => summed[summing].keys[key] ?? key);
}

/**
 * SQL, to select from, of the sums of facts known at an instant, of play or of money of accounts: columns of `sumKeys`, and
 * those that the tables fill to add up, null where a row has nothing of them. `where` names columns of `sumKeys`, `asOf` is
 * SQL of the instant.
 *
 * A day of which nothing was loaded after the instant is read from `daily_sum`. One of which something was is summed from
 * its facts, which say what was in force at any instant: there is nothing of the kind where the instant is now.
 */
export function sumsInForce(where: string, asOf: string, kind: keyof typeof kinds = 'PLAY'): string {
  const { summings: all, isOwn } = kinds[kind];
  const keys = sumKeys.join(', ');
  const own = `${where} and ${isOwn}`;
  const instant = `cast(${asOf} as timestamp)`;
  const isChanged = '(brand_id, gaming_day) in (select brand_id, gaming_day from changed_day)';
  const ofFacts = all.map((summing) => {
    return `select ${keys}, ${paddedColumns(summing, all)} from (
        select ${keysOf(summing)
          .map((sql, at) => `${sql} as ${sumKeys[at]}`)
          .join(', ')}, ${sumsOf(summing)}
        from ${tableOf(summing)} where ${inForce(asOf)} and ${isChanged} group by ${sumKeys.map((_, at) => at + 1).join(', ')}) ${summing}_sum
      where ${where}`;
  });
  return `(with changed_day as materialized (
      select distinct brand_id, gaming_day from daily_sum where ${own} and changed_at > ${instant})
    select ${keys}, ${all.flatMap(columnsOf).join(', ')} from daily_sum where ${own} and not ${isChanged}
    union all ${ofFacts.join(' union all ')})`;
}

/** SQL of the sums of facts of a brand and days: see `sumsInForce`. */
export type SumsSql = typeof sumsInForce;

/** What the engine says where something was loaded after the instant. */
export const changedSince = 'sums were changed since';

/** The same on DuckDB where nothing was loaded after the instant; else the statement fails with `changedSince`. */
export function sumsUnchanged(where: string, asOf: string, kind: keyof typeof kinds = 'PLAY'): string {
  const { summings: all, isOwn } = kinds[kind];
  return `(select ${sumKeys.join(', ')}, ${all.flatMap(columnsOf).join(', ')} from daily_sum
    where ${where} and ${isOwn}
      and case when changed_at > cast(${asOf} as timestamp) then error('${changedSince}') else true end)`;
}

/** SQL: whether any fact of the tables is among summed rows. */
export function hasFacts(...tables: readonly SummedTable[]): string {
  return `${tables.map((table) => `coalesce(sum(${summed[table].counts[0]}), 0)`).join(' + ')} > 0`;
}

/** SQL of the sum of some columns of summed rows. */
export function total(...columns: readonly string[]): string {
  return `cast(${columns.map((name) => `coalesce(sum(${name}), 0)`).join(' + ')} as decimal(38, 4))`;
}
