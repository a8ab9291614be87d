import type { Instant } from '@tallyhouse/shared/contracts/scalars';
import { createSqlParams, type SqlParams } from '../../../store/sql-params';
import type { Queryable, QueryOptions } from '../../../store/store';
import { conditionsSql } from '../condition-sql';
import type { FactsOfReport } from '../plan-of-content';
import { revenueColumns, scopesByTreatment, wantedParts, type FactPart } from '../queries/fact-sums';
import { factKeysOf, namedFacts } from '../queries/sum-figures';
import { columnOfField, rowColumns } from '../row-columns';
import { changedSince, tableOf, type Instants } from './read-changed-facts';

/** How many records of a report are others at the later instant than at the earlier, and when the last of them changed. */
export interface ChangedCount {
  readonly records: number;
  /** Null where there is none. */
  readonly newestAt: Instant | null;
}

const keys = ['brand_id', 'source_id', 'record_id', 'known_at', 'superseded_at'];

/**
 * Counts the records that came, changed or went between two instants and that add something to a report: those of its
 * licences, filters, declared classes and channels alone.
 */
export async function countChangedFacts(
  store: Queryable,
  facts: FactsOfReport,
  instants: Instants,
  options: QueryOptions = {},
): Promise<ChangedCount> {
  const params = createSqlParams();
  const factKeys = factKeysOf({ columns: [], keys }, facts.factConditions);
  const changed = scopesByTreatment(facts.scope).flatMap(({ treatment, ...scope }) =>
    wantedParts(facts, { ...scope, treatment }, factKeys).flatMap((part) =>
      (['before', 'after'] as const).map((side) =>
        changedOf({ ...facts, scope: { ...scope, asOf: instants[side] } }, { part, instants, side }, params),
      ),
    ),
  );
  const [row] = await store.query<ChangedCount>(
    `select count(*) as "records", max(changed_at) as "newestAt" from (
       select kind, brand_id, source_id, record_id, max(changed_at) as changed_at
       from (${changed.join('\nunion all\n')}) version group by kind, brand_id, source_id, record_id) record`,
    params.values,
    options,
  );
  return row ?? { records: 0, newestAt: null };
}

/** SELECT of the changed versions of one kind. */
function changedOf(
  { family, scope, ownMeasures, factConditions: conditions }: FactsOfReport,
  of: { readonly part: FactPart; readonly instants: Instants; readonly side: keyof Instants },
  params: SqlParams,
): string {
  const { part, side } = of;
  const isChanged = changedSince(of, params)('f.');
  const only = part.only === undefined ? isChanged : `${part.only} and ${isChanged}`;
  const shape = {
    family: { ...family, factParts: () => [{ ...part, only }] },
    ...{ ownMeasures, conditions },
  };
  const tables = namedFacts(scope, shape, { columns: [], keys, params });
  const { counts, amounts } = revenueColumns;
  const summed = [...counts, ...amounts, ...ownMeasures.map(({ field }) => columnOfField(field))];
  return `select '${tableOf(part)}' as kind, brand_id, source_id, record_id, changed_at from (
    ${tables}
    select brand_id, source_id, record_id, ${side === 'before' ? 'superseded_at' : 'known_at'} as changed_at
    from named where (${summed.map((column) => `coalesce(${column}, 0) <> 0`).join(' or ')})
      and ${conditionsSql(conditions, rowColumns, params)}) ${side}_one`;
}
