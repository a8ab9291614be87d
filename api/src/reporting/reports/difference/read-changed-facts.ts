import type { Condition } from '@tallyhouse/shared/contracts/report-fields';
import type { Day, Instant, Money } from '@tallyhouse/shared/contracts/scalars';
import { formatMoney } from '../../../domain/money/money';
import { createSqlParams, type SqlParams } from '../../../store/sql-params';
import { conditionsSql } from '../condition-sql';
import { scopesByTreatment, type FactPart } from '../queries/fact-sums';
import { factKeysOf, namedFacts } from '../queries/sum-figures';
import type { ReportPlan } from '../report-definition';
import { columnOfField, rowColumns } from '../row-columns';
import type { Queryable, QueryOptions } from '../../../store/store';

/** What one version of a fact adds to a report. */
export interface FactEntry {
  readonly day: Day;
  readonly stakes: Money;
  readonly voids: Money;
  readonly winnings: Money;
}

/** A fact in force at one of two instants, and not, or otherwise, at the other. */
export interface ChangedFact extends FactEntry {
  /** Which fact: kind, brand, source and record. */
  readonly key: string;
  readonly recordVersion: number;
  /** Of a settlement. */
  readonly result: string | null;
  /** Whether it is the same at the other instant, where its ticket is none of those that the report is about. */
  readonly isSame: boolean;
  /** Whether the batch it came with was found to be a repetition. */
  readonly isRepetition: boolean;
  /** In the order of the fields asked for. */
  readonly dimensions: readonly (string | null)[];
}

/** Which changed facts are read, and what is told of each. */
interface ChangedFactsOf {
  readonly instants: Instants;
  readonly side: keyof Instants;
  /** Fields of the rows of reports; left out: none. */
  readonly dimensions?: readonly string[];
  /** Further conditions on dimensions. */
  readonly filters?: readonly Condition[];
  /** Of no table more than so many are read; left out: all. */
  readonly limit?: number | undefined;
}

interface FactRow {
  readonly brand: string;
  readonly source: string;
  readonly record: string;
  readonly recordVersion: number;
  readonly result: string | null;
  readonly day: Day;
  readonly stakes: string;
  readonly voids: string;
  readonly winnings: string;
  readonly isSame: boolean;
  readonly isRepetition: boolean;
  readonly [dimension: `d${number}`]: string | null;
}

/** The two instants of knowledge that are compared. */
export interface Instants {
  readonly before: Instant;
  readonly after: Instant;
}

/**
 * The facts of a report that differ between two instants of knowledge, as they were at `side`.
 *
 * Shape:  one entry for each version of a fact; facts that the report's filters leave out are absent.
 */
export async function readChangedFacts(
  store: Queryable,
  plan: ReportPlan,
  { dimensions = [], filters = [], limit, ...of }: ChangedFactsOf,
  options: QueryOptions = {},
): Promise<ChangedFact[]> {
  const columns = dimensions.map(columnOfField);
  const factKeys = factKeysOf({ columns, keys }, [...plan.factConditions, ...filters]);
  const changed: ChangedFact[] = [];
  for (const { treatment, ...scope } of scopesByTreatment(plan.scope)) {
    const parts = plan.family.factParts(scope.basis, factKeys, treatment);
    for (const part of parts.filter(({ sums }) => amounts.some((name) => sums[name] !== undefined))) {
      const rows = await readPart(
        store,
        { ...plan, scope },
        { part, columns, filters, limit, ...of },
        options,
      );
      const kind = tableOf(part);
      for (const row of rows) changed.push(changedFact(row, kind, dimensions.length));
    }
  }
  return changed;
}

function changedFact(row: FactRow, kind: string, dimensions: number): ChangedFact {
  return {
    key: [kind, row.brand, row.source, row.record].join('|'),
    recordVersion: row.recordVersion,
    result: row.result,
    day: row.day,
    stakes: formatMoney(row.stakes),
    voids: formatMoney(row.voids),
    winnings: formatMoney(row.winnings),
    isSame: row.isSame,
    isRepetition: row.isRepetition,
    dimensions: Array.from({ length: dimensions }, (_, index) => row[`d${index}`] ?? null),
  };
}

const keys = [
  ...['gaming_day', 'brand_id', 'source_id', 'record_id', 'record_version', 'batch_id'],
  ...['known_at', 'superseded_at'],
];
const amounts = ['stakes_cash', 'stakes_bonus', 'voids', 'winnings'];

/** The table of a kind of facts. */
export function tableOf({ from }: Pick<FactPart, 'from'>): string {
  return from.split(' ', 1)[0] ?? from;
}

/** Of facts in force at `side`, by their alias: gone by the other instant, or not yet there at it. */
export function changedSince(
  { instants, side }: Pick<ChangedFactsOf, 'instants' | 'side'>,
  params: SqlParams,
): (fact: string) => string {
  const other = `cast(${params.add(side === 'before' ? instants.after : instants.before)} as timestamp)`;
  return (fact) =>
    side === 'before' ? `coalesce(${fact}superseded_at <= ${other}, false)` : `${fact}known_at > ${other}`;
}

function readPart(
  store: Queryable,
  plan: ReportPlan,
  {
    part,
    columns,
    filters,
    instants,
    side,
    limit,
  }: Required<Omit<ChangedFactsOf, 'dimensions'>> & {
    readonly part: FactPart;
    readonly columns: readonly string[];
  },
  options: QueryOptions,
): Promise<FactRow[]> {
  const params = createSqlParams();
  const otherInstant = side === 'before' ? instants.after : instants.before;
  const isChanged = changedSince({ instants, side }, params);
  const { picks } = plan.scope;
  // What became of a ticket since may have let it in or left it out, with all of its facts.
  const onlyOnce =
    picks === null || part.bet === null
      ? isChanged('f.')
      : `(${isChanged('f.')} or (f.source_id, f.${part.bet}) not in (${picks(otherInstant)(params)}))`;
  const only = part.only === undefined ? onlyOnce : `${part.only} and ${onlyOnce}`;
  const isSettlement = tableOf(part) === 'settlement';
  const scope = { ...plan.scope, asOf: instants[side] };
  const shape = {
    family: { ...plan.family, factParts: () => [{ ...part, only }] },
    ownMeasures: [],
    conditions: [...plan.factConditions, ...filters],
  };
  const tables = namedFacts(scope, shape, {
    columns,
    keys: isSettlement ? [...keys, 'result'] : keys,
    params,
  });
  const brands = params.addAll(plan.scope.brandIds);
  return store.query<FactRow>(
    `${tables}
     select brand_id as "brand", source_id as "source", record_id as "record", record_version as "recordVersion", gaming_day as "day",
       ${isSettlement ? 'result' : 'cast(null as varchar)'} as "result", stakes_cash + stakes_bonus as "stakes",
       voids as "voids", winnings as "winnings", not (${isChanged('')}) as "isSame",
       exists (select 1 from load_batch b where b.id = named.batch_id and b.brand_id in (${brands})
         and b.state in ('DUPLICATE', 'SUPERSEDED')) as "isRepetition"
       ${columns.map((column, index) => `, ${column} as "d${index}"`).join('')}
     from named where ${conditionsSql(shape.conditions, rowColumns, params)}
    ${limit === undefined ? '' : `limit ${limit}`}`,
    params.values,
    options,
  );
}
