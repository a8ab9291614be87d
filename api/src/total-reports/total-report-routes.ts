import { listSummaries, listTotals, readBasisBridge } from '@tallyhouse/shared/contracts/total-reports';
import type { AppContext } from '../app-context';
import type { CurrentUser } from '../auth/current-user';
import type { Api } from '../http/api';
import { brandRoute, route } from '../http/endpoint-route';
import { readBridge } from './read-bridge';
import { requirePeriod } from './require-period';
import { readSummaryRows } from './read-summaries';
import { readBrandTotal, readMeta, readTotalRows, totalsByCurrency, type TotalQuestion } from './read-totals';

/** Online and retail together: totals, summaries, and the bridge between the bases. */
export function totalReportRoutes(api: Api, { store, clock }: AppContext): void {
  route(api, listTotals, async ({ query, user, brandIds, signal }) => {
    requirePeriod(query);
    const asOf = clock().toISOString();
    const asked = { question: query, asOf };
    const parts = await eachBrand(user, brandIds, async (brand) => {
      const { rows, sums } = await readTotalRows(store, brand, asked, { signal });
      const total = await readBrandTotal(store, brand, { ...asked, hasFacts: sums.length > 0 }, { signal });
      return { rows, sums, total, currency: brand.currency };
    });
    return {
      brands: parts.map(({ total }) => total),
      items: parts.flatMap(({ rows }) => rows),
      totals: totalsByCurrency(parts, query.basis),
    };
  });

  route(api, listSummaries, async ({ query, user, brandIds, signal }) => {
    requirePeriod(query);
    const asOf = clock().toISOString();
    const question = { ...query, fillMissing: query.fillMissing === 'true' };
    const parts = await eachBrand(user, brandIds, async (brand) => {
      const { rows, sums } = await readSummaryRows(store, brand, { question, asOf }, { signal });
      const asked = { question, asOf, hasFacts: sums.length > 0 };
      const total = await readBrandTotal(store, brand, asked, { signal });
      return { rows, sums, total, currency: brand.currency };
    });
    return {
      brands: parts.map(({ total }) => total),
      items: parts.flatMap(({ rows }) => rows),
      totals: totalsByCurrency(parts, query.basis),
    };
  });

  brandRoute(api, readBasisBridge, async ({ query, brand, signal }) => {
    requirePeriod(query);
    const asOf = clock().toISOString();
    const { from, to, channel } = query;
    const { bridge, hasFacts } = await readBridge(store, brand, { from, to, channel, asOf }, { signal });
    const question: TotalQuestion = { from, to, channel, basis: 'PLACED_PAID', groupBy: [] };
    const meta = await readMeta(store, brand, { question, asOf, hasFacts });
    return { currency: brand.currency, meta, ...bridge, lines: [...bridge.lines] };
  });
}

/** One brand after the other: side by side they would only wait for the same store. */
async function eachBrand<T>(
  { brands }: CurrentUser,
  brandIds: readonly string[],
  read: (brand: CurrentUser['brands'][number]) => Promise<T>,
): Promise<T[]> {
  const parts: T[] = [];
  for (const brand of brands.filter(({ id }) => brandIds.includes(id))) parts.push(await read(brand));
  return parts;
}
