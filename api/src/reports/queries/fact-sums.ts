import type { Basis, Channel, Day, Instant, Vertical } from '@tallyhouse/shared/contracts/scalars';
import { basisSources } from '../../domain/measures/basis';
import { inForce } from '../../figures/in-force';
import type { SqlParams } from '../../figures/sql-params';
import type { ReportPlan } from '../report-definition';
import type { OwnMeasure } from '../report-family';
import { columnOfField } from '../row-columns';
import { isReturned, settlesBet, settlesStake } from '../../figures/returned-stakes';

/** SELECT of `source_id, record_id`: the tickets that a report is about. Adds its own parameters. */
export type PickTickets = (params: SqlParams) => string;

/** Which facts a report is about. */
export interface FactScope {
  readonly brandId: string;
  readonly channel: Channel;
  readonly from: Day;
  readonly to: Day;
  readonly basis: Basis;
  readonly asOf: Instant;
  /** Null: every vertical. */
  readonly verticals: readonly Vertical[] | null;
  /** Null: every bet. */
  readonly picks: PickTickets | null;
}

/** Facts of one table and what of them is summed. */
export interface FactPart {
  /** SQL after `from`; the table's alias is `f`. */
  readonly from: string;
  /** Column with the bet's record id; null where a fact belongs to no bet. */
  readonly bet: 'record_id' | 'bet_record_id' | null;
  /** Further condition on the facts. */
  readonly only?: string;
  /** Aggregates by column of `report_row`. */
  readonly sums: Readonly<Record<string, string>>;
  /** SQL of keys that are not simply a column of the table. */
  readonly keys?: Readonly<Record<string, string>>;
}

const settledBets = `count(*) filter (where ${settlesBet('f.')})`;
const returned = `filter (where ${isReturned('f.')})`;
const kept = `filter (where not (${isReturned('f.')}))`;
const settled = `filter (where ${settlesStake('f.')})`;

/**
 * Facts that make the revenue of a basis; what it does not define is not there.
 *
 * A bet counts once: by acceptance, or by the settlement that is neither a part, a repetition nor a late return.
 */
export function revenueParts(basis: Basis): FactPart[] {
  const { stakes, voids, winnings } = basisSources[basis];
  const staked = (which: string) => ({
    rounds: `sum(f.rounds) ${which}`,
    stakes_cash: `sum(f.stake_cash) ${which}`,
    stakes_bonus: `sum(f.stake_bonus) ${which}`,
  });
  const bets: FactPart = { from: 'bet f', bet: 'record_id', sums: { bets: 'count(*)', ...staked('') } };
  const settlements: FactPart = {
    from: 'settlement f',
    bet: 'bet_record_id',
    sums: {
      ...(stakes === 'SETTLEMENTS' && { bets: settledBets, ...staked(settled) }),
      voids: `sum(f.stake_cash + f.stake_bonus) ${returned}`,
      ...(winnings === 'SETTLEMENTS' && { winnings: `sum(f.payout_cash + f.payout_bonus) ${kept}` }),
    },
  };
  const payments: FactPart = {
    from: 'payment f',
    bet: 'bet_record_id',
    only: "f.kind = 'WINNINGS'",
    sums: { winnings: 'sum(f.gross)' },
  };
  return [
    ...(stakes === 'BETS' ? [bets] : []),
    ...(voids === 'SETTLEMENTS' ? [settlements] : []),
    ...(winnings === 'PAYMENTS' ? [payments] : []),
  ];
}

const counts = ['bets', 'rounds'];
const amounts = ['stakes_cash', 'stakes_bonus', 'voids', 'winnings'];

/**
 * SELECT with the sums of the facts of `scope` on its basis, one row per combination of `keys`, columns of facts.
 *
 * Shape:  keys, the measures of revenue, those of its own that a report wants. What the basis does not define is zero here; of a family's
 *         own measure it is null. Several rows may have the same keys: one for each kind of fact.
 * Units:  major units of the brand's currency.
 */
export function factSums(
  { family, ownMeasures }: Pick<ReportPlan, 'family' | 'ownMeasures'>,
  scope: FactScope,
  keys: readonly string[],
  params: SqlParams,
): string {
  const wanted = [...counts, ...amounts, ...ownMeasures.map(({ field }) => columnOfField(field))];
  return family
    .factParts(scope.basis, keys)
    .filter(({ sums }) => wanted.some((column) => sums[column] !== undefined))
    .map((part) => partSums(part, { scope, keys, params, own: ownMeasures }))
    .join('\nunion all\n');
}

interface PartContext {
  readonly scope: FactScope;
  readonly keys: readonly string[];
  readonly params: SqlParams;
  readonly own: readonly OwnMeasure[];
}

function partSums(part: FactPart, { scope, keys, params, own }: PartContext): string {
  const keySql = keys.map((key) => part.keys?.[key] ?? `f.${key}`);
  const columns = [
    ...keys.map((key, index) => `${keySql[index] ?? 'null'} as ${key}`),
    ...counts.map((name) => `cast(coalesce(${part.sums[name] ?? '0'}, 0) as bigint) as ${name}`),
    ...amounts.map((name) => `cast(coalesce(${part.sums[name] ?? '0'}, 0) as decimal(38, 4)) as ${name}`),
    ...own.map(({ field, type }) => {
      const name = columnOfField(field);
      return `cast(${part.sums[name] ?? 'null'} as ${type === 'count' ? 'bigint' : 'decimal(38, 4)'}) as ${name}`;
    }),
  ];
  const where = `${factWhere(scope, params, part.bet)}${part.only === undefined ? '' : ` and ${part.only}`}`;
  const grouping = keys.length === 0 ? '' : ` group by ${keySql.join(', ')}`;
  return `select ${columns.join(', ')} from ${part.from} where ${where}${grouping}`;
}

/**
 * Condition for the facts of `scope`, by the alias `f`. Where tickets are picked, the statement begins with `withPicked`.
 *
 * `bet` names the column with the bet's record id; null for facts of no bet, which have no channel and vertical.
 */
export function factWhere(scope: FactScope, params: SqlParams, bet: FactPart['bet']): string {
  const brand = params.add(scope.brandId);
  const conditions = [
    `f.brand_id = ${brand}`,
    `f.gaming_day between cast(${params.add(scope.from)} as date) and cast(${params.add(scope.to)} as date)`,
    inForce(params.add(scope.asOf), 'f.'),
  ];
  if (bet !== null) {
    conditions.push(`f.channel = ${params.add(scope.channel)}`);
    if (scope.verticals !== null) conditions.push(`f.vertical in (${params.addAll(scope.verticals)})`);
    if (scope.picks !== null)
      conditions.push(`(f.source_id, f.${bet}) in (select source_id, record_id from picked)`);
  }
  return conditions.join(' and ');
}

/** Begins a statement about the facts of `scope`: `with`, the picked tickets if any, and further `tables`. */
export function withPicked(scope: FactScope, params: SqlParams, tables: readonly string[]): string {
  // Looked at once, however many kinds of facts are compared with it.
  const picked = scope.picks === null ? [] : [`picked as materialized (${scope.picks(params)})`];
  const all = [...picked, ...tables];
  return all.length === 0 ? '' : `with ${all.join(',\n')}`;
}
