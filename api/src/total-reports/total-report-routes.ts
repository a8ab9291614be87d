import {
  listCommissions,
  listSummaries,
  listTotals,
  readBasisBridge,
} from '@tallyhouse/shared/contracts/total-reports';
import type { AppContext } from '../app-context';
import type { CurrentUser } from '../auth/current-user';
import { brandReads } from '../figures/brand-reads';
import { knownAt } from '../figures/known-at';
import type { Api } from '../http/api';
import { brandRoute, route } from '../http/endpoint-route';
import { BrandForbidden } from '../problems';
import { readBridge } from './read-bridge';
import { readCommissions } from './read-commissions';
import { requirePeriod } from './require-period';
import { readMeta } from './read-meta';
import { readSummaries } from './read-summaries';
import { readTotals, type BrandAnswer } from './read-totals';
import { addMeasures } from './total-measures';
import type { TotalQuestion } from './total-question';

/** Online and retail together: totals, summaries, what agents earn, and the bridge between the bases. */
export function totalReportRoutes(api: Api, { store, clock }: AppContext): void {
  route(api, listTotals, async ({ query, user, brandIds, signal }) => {
    requirePeriod(query);
    const asked = { question: query, asOf: knownAt(query.asOf, clock()) };
    const asking = chosenOf(brandIds, query.brandIds);
    const reads = brandReads(store, asking);
    return answerOf(await eachBrand(user, asking, (brand) => readTotals(reads, brand, asked, { signal })));
  });

  route(api, listSummaries, async ({ query, user, brandIds, signal }) => {
    requirePeriod(query);
    const question = { ...query, fillMissing: query.fillMissing === 'true' };
    const asked = { question, asOf: knownAt(query.asOf, clock()) };
    const asking = chosenOf(brandIds, query.brandIds);
    const reads = brandReads(store, asking);
    return answerOf(await eachBrand(user, asking, (brand) => readSummaries(reads, brand, asked, { signal })));
  });

  brandRoute(api, listCommissions, async ({ query, brand, signal }) => {
    requirePeriod(query);
    const asOf = clock().toISOString();
    const { items, totals } = await readCommissions(store, brand, { period: query, asOf }, { signal });
    const question: TotalQuestion = { ...query, channel: 'RETAIL', basis: 'SETTLED', groupBy: [] };
    const meta = await readMeta(store, brand, { question, asOf, hasFacts: items.length > 0 });
    return { currency: brand.currency, meta, items, totals };
  });

  brandRoute(api, readBasisBridge, async ({ query, brand, signal }) => {
    requirePeriod(query);
    const asOf = knownAt(query.asOf, clock());
    const { from, to, channel } = query;
    const { bridge, hasFacts } = await readBridge(store, brand, { from, to, channel, asOf }, { signal });
    const question: TotalQuestion = { from, to, channel, basis: 'PLACED_PAID', groupBy: [] };
    const meta = await readMeta(store, brand, { question, asOf, hasFacts });
    return { currency: brand.currency, meta, ...bridge, lines: [...bridge.lines] };
  });
}

/** The brands' parts as one answer: a total for each currency, as the sum of its brands, converted before. */
function answerOf<Row>(parts: readonly BrandAnswer<Row>[]) {
  const currencies = [...new Set(parts.map(({ brand }) => brand.currency))].sort();
  return {
    brands: parts.map(({ brand }) => brand),
    items: parts.flatMap(({ rows }) => rows),
    totals: currencies.map((currency) => {
      const own = parts.filter(({ brand }) => brand.currency === currency);
      const brandIds = own.map(({ brand }) => brand.brandId);
      return { currency, brandIds, ...addMeasures(own.map(({ whole }) => whole)) };
    }),
  };
}

/** The brands that are asked for, of those that may be. Errors: `BrandForbidden` for any other. */
function chosenOf(held: readonly string[], asked: readonly string[] = held): readonly string[] {
  if (asked.some((id) => !held.includes(id))) throw new BrandForbidden();
  return asked;
}

/** One brand after the other: what the first one reads is read for all. */
async function eachBrand<T>(
  { brands }: CurrentUser,
  brandIds: readonly string[],
  read: (brand: CurrentUser['brands'][number]) => Promise<T>,
): Promise<T[]> {
  const parts: T[] = [];
  for (const brand of brands.filter(({ id }) => brandIds.includes(id))) parts.push(await read(brand));
  return parts;
}
