import type { Parsed } from '@tallyhouse/shared/contracts/endpoint';
import type { listOnlineReports } from '@tallyhouse/shared/contracts/online-reports';
import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import { currentBlindness } from '../../../platform/access/blind/blindness';
import { reportTypesOwed } from '../../../taxes/obligations/report-types-owed';
import { createSqlParams, type SqlParams } from '../../../store/sql-params';
import { orderBy } from '../../../figures/order-by';
import type { Queryable } from '../../../store/store';
import { presentReport } from '../present-report';
import { selectHeaders, type HeaderRow, type StoredReport } from './report-headers';
import { wholeReports, type ReportsOf } from './whole-reports';

/** What the list is asked for. */
export type ReportListQuery = NonNullable<Parsed<typeof listOnlineReports.query>>;

const sortColumns: ReadonlyMap<string, string> = new Map([
  ['preparedAt', 'r.prepared_at'],
  ['period', 'r.period_from'],
  ['type', 'r.type'],
  ['title', 'r.title'],
  ['state', 'r.state'],
  ['version', 'r.version'],
  ['basis', 'r.basis'],
  ['rowCount', 'c.row_count'],
]);
const figureColumns: ReadonlyMap<string, string> = new Map([
  ['stakes', 'r.stakes'],
  ['ggr', 'r.ggr'],
  ['tax', 'r.tax'],
]);

/** Reports of a family, of which brands. */
export interface ListOf extends ReportsOf {
  readonly family: Channel;
}

/** Sorting by a figure puts reports whose figures are withheld last, as those without one: no rank tells them. */
async function sortColumnsFor(
  store: Queryable,
  of: ListOf,
  { sort = '', params }: { readonly sort: string | undefined; readonly params: SqlParams },
): Promise<ReadonlyMap<string, string>> {
  const isByFigure = sort.split(/[,:]/).some((field) => figureColumns.has(field));
  const ids = isByFigure && currentBlindness().length > 0 ? await listWithheld(store, of) : [];
  if (ids.length === 0) return new Map([...sortColumns, ...figureColumns]);
  const hidden = `r.id in (${params.addAll(ids)})`;
  const shown = [...figureColumns].map(
    ([field, column]) => [field, `case when ${hidden} then null else ${column} end`] as const,
  );
  return new Map([...sortColumns, ...shown]);
}

async function listWithheld(store: Queryable, { family, ...of }: ListOf): Promise<string[]> {
  const params = createSqlParams();
  const rows = await store.query<HeaderRow>(
    `${selectHeaders} where r.family = ${params.add(family)} and ${wholeReports(of, params)}`,
    params.values,
  );
  return rows.map(presentReport).flatMap(({ id, withheld }) => (withheld === undefined ? [] : [id]));
}

/**
 * One page of the brands' reports of a channel, newest first unless sorted.
 *
 * A report lies in `from`…`to` when its period touches it. `latest` leaves out what a newer version replaced. Deleted
 * ones are absent unless asked for by status.
 * Errors: `ValidationFailed` for a column that the list cannot be sorted by.
 */
export async function listReports(
  store: Queryable,
  of: ListOf,
  query: ReportListQuery,
): Promise<{ items: StoredReport[]; totalCount: number }> {
  const params = createSqlParams();
  const where = [`r.family = ${params.add(of.family)}`, wholeReports(of, params)];
  const states = query.status === undefined ? [] : [query.status].flat();
  where.push(states.length === 0 ? "r.state <> 'DELETED'" : `r.state in (${params.addAll(states)})`);
  if (query.type !== undefined) where.push(`r.type = ${params.add(query.type)}`);
  if (query.authority !== undefined || query.licence !== undefined) {
    const owed = { authority: query.authority, licenceId: query.licence };
    const types = await reportTypesOwed(store, of.brandIds, owed);
    where.push(types.length === 0 ? 'false' : `r.type in (${params.addAll(types)})`);
  }
  if (query.from !== undefined) where.push(`r.period_to >= cast(${params.add(query.from)} as date)`);
  if (query.to !== undefined) where.push(`r.period_from <= cast(${params.add(query.to)} as date)`);
  if (query.text !== undefined && query.text.trim() !== '') {
    const pattern = params.add(`%${query.text.trim().toLowerCase().replaceAll(/[!%_]/g, '!$&')}%`);
    where.push(`(lower(r.title) like ${pattern} escape '!' or lower(r.type) like ${pattern} escape '!'
      or lower(r.id) like ${pattern} escape '!')`);
  }
  if (query.version !== 'all') {
    where.push(`not exists (select 1 from report n where n.brand_id = r.brand_id and n.family = r.family
      and n.type = r.type and n.period_from = r.period_from and n.period_to = r.period_to and n.basis = r.basis
      and n.version > r.version and n.state <> 'DELETED')`);
  }
  const condition = where.join(' and ');
  const [count] = await store.query<{ count: number }>(
    `select count(*) as count from report r where ${condition}`,
    params.values,
  );
  const columns = await sortColumnsFor(store, of, { sort: query.sort, params });
  const order = orderBy(query.sort, columns, 'r.prepared_at desc');
  const rows = await store.query<HeaderRow>(
    `${selectHeaders} where ${condition} order by ${order}, r.id desc
     limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}`,
    params.values,
  );
  return { items: rows.map(presentReport), totalCount: count?.count ?? 0 };
}
