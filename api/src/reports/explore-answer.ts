import type { Input, Parsed } from '@tallyhouse/shared/contracts/endpoint';
import type { exploreBody, exploredRowsSchema } from '@tallyhouse/shared/contracts/report-calls';
import type { ActiveBrand, CurrentUser } from '../auth/current-user';
import { readHiding } from '../blacklists/hidden-columns';
import type { Store } from '../store/store';
import { cellsOfView, exploreTotals, keyOf, planExploration, type ExplorePlan } from './explore-report';
import { findContent, type FoundContent } from './find-content';
import { headerOf } from './present-report';
import { exploreRows } from './queries/explore-rows';
import type { ReportFamily } from './report-family';

/** A call that looks at rows of reports. */
export interface ExploreCall {
  readonly body: Parsed<typeof exploreBody>;
  readonly brand: ActiveBrand;
  readonly user: CurrentUser;
  readonly now: Date;
  readonly signal: AbortSignal;
}

/** The content asked for and how to look at it, without what is hidden from the caller. Errors: as `findContent`, `planExploration`. */
export async function planView(
  store: Store,
  family: ReportFamily,
  { body, brand, user, now }: Omit<ExploreCall, 'signal'>,
): Promise<{ found: FoundContent; plan: ExplorePlan }> {
  const found = await findContent(store, family.channel, { ...body, brand, now });
  const { type } = found.content.definition;
  const hiding = await readHiding(store, { family, brand, user, type });
  return { found, plan: planExploration(family, found.content, body, hiding) };
}

/** One page of rows or groups with totals over all that the view matches. */
export async function answerExploration(
  store: Store,
  family: ReportFamily,
  call: ExploreCall,
): Promise<Input<typeof exploredRowsSchema>> {
  const { body, signal } = call;
  const { found, plan } = await planView(store, family, call);
  const { report, content } = found;
  const window = { limit: body.pageSize, offset: (body.page - 1) * body.pageSize };
  const rows = await exploreRows(store, plan.view, window, { signal });
  const { totals, totalCount } = await exploreTotals(store, content, plan, { signal });
  return {
    report: report === null ? null : headerOf(report),
    columns: [...plan.columns],
    items: rows.map((row) => {
      const cells = cellsOfView(plan, row);
      return {
        key: keyOf(plan, row),
        values: Object.fromEntries(plan.columns.map(({ field }, index) => [field, cells[index] ?? null])),
        childCount: row.childCount,
      };
    }),
    page: body.page,
    pageSize: body.pageSize,
    totalCount,
    totals,
    currency: content.currency,
    meta: { ...content.meta, filtersText: [...plan.filtersText] },
    contentHash: content.contentHash,
  };
}
