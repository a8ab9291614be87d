import {
  listCommissions,
  listSummaries,
  listTotals,
  readBasisBridge,
} from '@tallyhouse/shared/contracts/total-reports';
import { listPlayers } from '@tallyhouse/shared/contracts/total-players';
import { listTotalParts } from '@tallyhouse/shared/contracts/total-changes';
import type { AppContext } from '../../../platform/routes/app-context';
import type { ActiveBrand } from '../../../platform/auth/current-user';
import { brandReads } from '../../../figures/brand-reads';
import { knownAt } from '../../../figures/known-at';
import type { Api } from '../../../platform/routes/api';
import { brandQuestionRoute, questionRoute } from '../../../platform/routes/question-route';
import { BrandForbidden } from '../../../platform/http/problems';
import { readBridge } from './read-bridge';
import { readCommissions } from './read-commissions';
import { readParts } from './read-parts';
import { readPlayers } from './read-players';
import { requirePeriod } from './require-period';
import { requireQuestion } from './require-question';
import { readMeta } from './read-meta';
import { readSummaries } from './read-summaries';
import { readTotals, type BrandAnswer } from './read-totals';
import { addMeasures } from './total-measures';
import type { TotalQuestion } from './total-question';

/** Online and retail together: totals, summaries, what agents earn, and the bridge between the bases. */
export function totalReportRoutes(api: Api, { store, clock }: AppContext): void {
  const readsOf = (...chosen: Parameters<typeof chosenOf>) => {
    const asking = chosenOf(...chosen);
    const ids = asking.map(({ id }) => id);
    return { asking, reads: brandReads(store, ids) };
  };

  questionRoute(api, listTotals, async ({ query, brands, signal }) => {
    const { asking, reads } = readsOf(brands, query.brandIds);
    await requireQuestion(store, asking, query);
    const asked = { question: query, asOf: knownAt(query.asOf, clock()) };
    return answerOf(await eachOf(asking, (brand) => readTotals(reads, brand, asked, { signal })));
  });

  questionRoute(api, listSummaries, async ({ query, brands, signal }) => {
    const { asking, reads } = readsOf(brands, query.brandIds);
    await requireQuestion(store, asking, query);
    const question = { ...query, fillMissing: query.fillMissing === 'true' };
    const asked = { question, asOf: knownAt(query.asOf, clock()) };
    return answerOf(await eachOf(asking, (brand) => readSummaries(reads, brand, asked, { signal })));
  });

  questionRoute(api, listPlayers, async ({ query, brands, signal }) => {
    const { asking, reads } = readsOf(brands, query.brandIds);
    await requireQuestion(store, asking, query);
    const asked = { question: query, asOf: knownAt(query.asOf, clock()) };
    const parts = await eachOf(asking, (brand) => readPlayers(reads, brand, asked, { signal }));
    return { brands: parts.map(({ whole }) => whole), items: parts.flatMap(({ items }) => items) };
  });

  brandQuestionRoute(api, listTotalParts, async ({ query, brand, signal }) => {
    await requireQuestion(store, [brand], query);
    const { by, ...question } = query;
    const asked = { question: { ...question, groupBy: [] }, by, asOf: knownAt(query.asOf, clock()) };
    return readParts(store, brand, asked, { signal });
  });

  brandQuestionRoute(api, listCommissions, async ({ query, brand, signal }) => {
    requirePeriod(query);
    const asOf = clock().toISOString();
    const earned = await readCommissions(store, brand, { period: query, asOf }, { signal });
    const question: TotalQuestion = { ...query, channel: 'RETAIL', basis: 'SETTLED', groupBy: [] };
    const meta = await readMeta(store, brand, { question, asOf, hasFacts: earned.items.length > 0 });
    return { ...earned, meta };
  });

  brandQuestionRoute(api, readBasisBridge, async ({ query, brand, signal }) => {
    requirePeriod(query);
    const asOf = knownAt(query.asOf, clock());
    const { from, to, channel } = query;
    const { bridge, currency, hasFacts, missing } = await readBridge(
      store,
      brand,
      { from, to, channel, asOf },
      { signal },
    );
    const question: TotalQuestion = { from, to, channel, basis: 'PLACED_PAID', groupBy: [] };
    const meta = await readMeta(store, brand, { question, asOf, hasFacts, reasons: missing });
    return { currency, meta, ...bridge, lines: [...bridge.lines] };
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
function chosenOf(
  held: readonly ActiveBrand[],
  asked: readonly string[] = held.map(({ id }) => id),
): readonly ActiveBrand[] {
  if (asked.some((asking) => !held.some(({ id }) => id === asking))) throw new BrandForbidden();
  return held.filter(({ id }) => asked.includes(id));
}

/** One brand after the other: what the first one reads is read for all. */
async function eachOf<T>(
  brands: readonly ActiveBrand[],
  read: (brand: ActiveBrand) => Promise<T>,
): Promise<T[]> {
  const parts: T[] = [];
  for (const brand of brands) parts.push(await read(brand));
  return parts;
}
