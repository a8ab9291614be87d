import type { Parsed } from '@tallyhouse/shared/contracts/endpoint';
import type { listLoadBatches as endpoint, RejectCode } from '@tallyhouse/shared/contracts/load-data';
import { daysSql } from '../../store/days-sql';
import { createSqlParams } from '../../store/sql-params';
import type { Param, Store } from '../../store/store';
import { batchColumns, batchOf, type BatchRow } from './batch-row';
import { isUnresolved } from './unresolved-files';

type Query = Parsed<NonNullable<(typeof endpoint)['query']>>;
type Answer = Parsed<NonNullable<(typeof endpoint)['answer']>>;

interface Scope {
  /** Brands whose batches may be seen. */
  readonly brandIds: readonly string[];
  readonly query: Query;
}

/** When a batch belongs in time: its arrival; a gap has none, so the end of its period. As the index has it (0077). */
const whenSql = '(case when loaded_at is null then period_to else loaded_at end)';

/**
 * One page of the batches of some brands, newest first.
 *
 * `from` and `to` are days of the arrival in `zone`, both included; for a gap they are those of its period's end.
 */
export async function listLoadBatches(store: Store, { brandIds, query }: Scope): Promise<Answer> {
  const { page, pageSize } = query;
  if (brandIds.length === 0) return { items: [], page, pageSize, totalCount: 0, states: {}, sources: [] };
  const condition = conditionOf(brandIds, query);
  const states = await store.query<{ state: string; n: number }>(
    `select state, count(*) as n from load_batch where ${condition.sql} group by state order by state`,
    condition.params,
  );
  const wanted = statesOf(query);
  const counted = states.filter(({ state }) => wanted.length === 0 || (wanted as string[]).includes(state));
  return {
    items: await readPage(store, condition, query),
    page,
    pageSize,
    totalCount: counted.reduce((sum, { n }) => sum + n, 0),
    states: Object.fromEntries(states.map(({ state, n }) => [state, n])),
    sources: await sourcesOf(store, brandIds),
  };
}

interface Condition {
  readonly sql: string;
  readonly params: readonly Param[];
}

/** Every filter but `state`. */
function conditionOf(brandIds: readonly string[], query: Query): Condition {
  const params = createSqlParams();
  const { source, channel, kind, unresolved } = query;
  const equal = Object.entries({ source_id: source, channel, kind }).flatMap(([column, value]) =>
    value === undefined ? [] : [`${column} = ${params.add(value)}`],
  );
  const parts = [`brand_id in (${params.addAll(brandIds)})`, ...daysSql(whenSql, query, params), ...equal];
  if (unresolved === 'true') parts.push(isUnresolved('load_batch'));
  return { sql: parts.join(' and '), params: params.values };
}

function statesOf({ state }: Query) {
  if (state === undefined) return [];
  return Array.isArray(state) ? state : [state];
}

async function readPage(store: Store, condition: Condition, query: Query): Promise<Answer['items']> {
  const params = [...condition.params];
  const place = (param: Param) => `$${params.push(param)}`;
  const states = statesOf(query);
  const ofState = states.length === 0 ? '' : `and state in (${states.map(place).join(', ')})`;
  const rows = await store.query<BatchRow>(
    `select ${batchColumns.join(', ')} from load_batch where ${condition.sql} ${ofState}
     order by ${whenSql} desc, brand_id, source_id, kind, seq desc, id
     limit ${place(query.pageSize)} offset ${place((query.page - 1) * query.pageSize)}`,
    params,
  );
  const codes = await rejectCodesOf(
    store,
    rows.filter(({ rejected }) => rejected > 0).map(({ id }) => id),
  );
  return rows.map((row) => batchOf(row, codes.get(row.id) ?? []));
}

/** How often each code stands among the rejects of some batches, by batch id. */
async function rejectCodesOf(
  store: Store,
  ids: readonly string[],
): Promise<Map<string, { code: RejectCode; count: number }[]>> {
  const byId = new Map<string, { code: RejectCode; count: number }[]>();
  if (ids.length === 0) return byId;
  const rows = await store.query<{ batch_id: string; code: RejectCode; n: number }>(
    `select batch_id, code, count(*) as n from load_reject
     where batch_id in (${ids.map((_, n) => `$${n + 1}`).join(', ')})
     group by batch_id, code order by batch_id, n desc, code`,
    ids,
  );
  for (const { batch_id, code, n } of rows)
    byId.set(batch_id, [...(byId.get(batch_id) ?? []), { code, count: n }]);
  return byId;
}

async function sourcesOf(store: Store, brandIds: readonly string[]): Promise<string[]> {
  const rows = await store.query<{ id: string }>(
    `select distinct id from source where brand_id in (${brandIds.map((_, n) => `$${n + 1}`).join(', ')}) order by id`,
    brandIds,
  );
  return rows.map(({ id }) => id);
}
