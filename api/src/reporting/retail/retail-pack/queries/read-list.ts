import { orderBy } from '../../../../figures/order-by';
import type { Queryable, QueryOptions, Row } from '../../../../store/store';
import type { ListRule } from '../lists/pack-list';
import { createPackSql, type PackScope } from './pack-scope';

/** Which rows of a list. */
export interface ListScope {
  readonly scope: PackScope;
  /** Part of any of a row's texts; empty: any. */
  readonly text: string;
}

/** One page of them. */
export interface ListWindow extends ListScope {
  readonly sort: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/**
 * A page of a list: rows as the store writes them, by field, with `key` and `ticketId`.
 *
 * Errors: `ValidationFailed` for a column that the list has not.
 */
export function readListPage(
  store: Queryable,
  rule: ListRule,
  { sort, limit, offset, ...which }: ListWindow,
  options: QueryOptions = {},
): Promise<Row[]> {
  const columns = new Map(rule.columns.map(({ field }) => [field, `l."${field}"`]));
  const order = orderBy(sort, columns, rule.order);
  const { before, where, params } = matching(rule, which);
  return store.query(
    `${before} select l.* ${where} order by ${order}, l."key" limit ${limit} offset ${offset}`,
    params.values,
    options,
  );
}

/**
 * The sums over all rows that match, by field of the columns that add up, null where no row has a value; and `count`,
 * the number of rows.
 */
export async function readListTotals(
  store: Queryable,
  rule: ListRule,
  which: ListScope,
  options: QueryOptions = {},
): Promise<{ totals: Row; count: number }> {
  const sums = rule.columns
    .filter(({ isTotalled }) => isTotalled)
    .map(({ field, type }) => {
      const sqlType = type === 'count' ? 'bigint' : 'decimal(38, 4)';
      return `cast(sum(l."${field}") as ${sqlType}) as "${field}"`;
    });
  const { before, where, params } = matching(rule, which);
  const [total] = await store.query<Row & { readonly count: number }>(
    `${before} select count(*) as "count", ${sums.join(', ')} ${where}`,
    params.values,
    options,
  );
  if (total === undefined) throw new Error('a sum gave no row');
  const { count, ...totals } = total;
  return { totals, count };
}

/** A statement's beginning, and the rows `l` of a list that match. */
function matching({ columns, sql }: ListRule, { scope, text }: ListScope) {
  const parts = createPackSql(scope);
  const { tables = '', rows } = sql(parts);
  const texts = columns.filter(({ type }) => type === 'text').map(({ field }) => `l."${field}"`);
  const pattern = text === '' ? null : parts.params.add(`%${text.replaceAll(/[!%_]/g, '!$&')}%`);
  const matches =
    pattern === null
      ? ''
      : ` and lower(concat_ws(' ', ${texts.join(', ')})) like lower(cast(${pattern} as varchar)) escape '!'`;
  return {
    params: parts.params,
    before: `with ${parts.tables} ${tables} l as (${rows})`,
    // Every parameter is named, whichever of them a list asks by: PostgreSQL has to know their types.
    where: `from l where cast($2 as date) <= cast($3 as date) and cast($4 as timestamp) is not null${matches}`,
  };
}
