import type { Input, Parsed } from '@tallyhouse/shared/contracts/endpoint';
import type { readRetailPack } from '@tallyhouse/shared/contracts/retail-pack';
import type { Instant } from '@tallyhouse/shared/contracts/scalars';
import type { ActiveBrand } from '../../../platform/auth/current-user';
import type { Queryable, QueryOptions } from '../../../store/store';
import { openPack } from './open-pack';
import { listRuleOf } from './pack-lists';
import { presentTotals, presentValues } from './present-row';
import { readListPage, readListTotals } from './queries/read-list';

export type PackQuery = Parsed<typeof readRetailPack.query>;
export type PackAnswer = Input<typeof readRetailPack.answer>;

/**
 * One page of a list of the pack as it was known at `asOf`.
 *
 * Errors: `ValidationFailed` for a period that ends before it starts or a column that the list has not; `NotFound` for
 * an applied set of another brand.
 */
export async function readPackList(
  store: Queryable,
  brand: ActiveBrand,
  query: PackQuery,
  { asOf, ...options }: QueryOptions & { readonly asOf: Instant },
): Promise<PackAnswer> {
  const { page, pageSize, list, sort } = query;
  const rule = listRuleOf(list);
  const { scope, meta, currency } = await openPack(store, brand, query, asOf);
  const which = { scope, text: query.text?.trim() ?? '' };
  const window = { ...which, sort, limit: pageSize, offset: (page - 1) * pageSize };
  const rows = await readListPage(store, rule, window, options);
  const { totals, count } = await readListTotals(store, rule, which, options);
  return {
    items: rows.map((row) => ({
      key: String(row['key']),
      ticketId: row['ticketId'] as string | null,
      values: presentValues(rule.columns, row),
    })),
    ...{ page, pageSize, totalCount: count, totals: presentTotals(rule.columns, totals, count) },
    currency,
    meta,
    list,
    title: rule.title,
    // The contract leaves out what only the server needs.
    columns: [...rule.columns],
  };
}
