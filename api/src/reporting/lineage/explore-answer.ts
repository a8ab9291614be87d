import type { Input, Parsed } from '@tallyhouse/shared/contracts/endpoint';
import type { VersionDifference } from '@tallyhouse/shared/contracts/confirmation-items';
import type { exploreBody, exploredRowsSchema } from '@tallyhouse/shared/contracts/report-calls';
import type { ActiveBrand, CurrentUser } from '../../platform/auth/current-user';
import { readHiding } from '../blacklists/hidden-columns';
import { lineageOfRows, sealTotals } from './row-lineage';
import type { DrillTokens } from '../../platform/auth/drill-token';
import type { Store } from '../../store/store';
import {
  cellsOfView,
  exploreTotals,
  keyOf,
  planExploration,
  type ExplorePlan,
} from '../reports/explore-report';
import { findContent, type FoundContent } from '../reports/find-content';
import { headerOf } from '../reports/present-report';
import { compareRows, type ComparedRows } from '../reports/compare-rows';
import { readDifference } from '../reports/difference/read-difference';
import type { PageCursors, PagedView } from '../../platform/auth/page-cursor';
import { exploreRows, placeOf, type ViewRow } from '../reports/queries/explore-rows';
import type { ReportFamily } from '../reports/report-family';

/** A call that looks at rows of reports. */
export interface ExploreCall {
  readonly body: Parsed<typeof exploreBody>;
  readonly brand: ActiveBrand;
  readonly user: CurrentUser;
  readonly now: Date;
  readonly signal: AbortSignal;
  readonly tokens: DrillTokens;
  readonly cursors: PageCursors;
}

/** The content asked for and how to look at it, without what is hidden from the caller. Errors: as `findContent`, `planExploration`. */
export async function planView(
  store: Store,
  family: ReportFamily,
  { body, brand, user, now }: Omit<ExploreCall, 'signal' | 'tokens' | 'cursors'>,
): Promise<{ found: FoundContent; plan: ExplorePlan }> {
  const found = await findContent(store, family.channel, { ...body, brand, now });
  const { type } = found.content.definition;
  const hiding = await readHiding(store, { family, brand, user, type });
  return { found, plan: planExploration(family, found.content, body, hiding) };
}

/**
 * One page of rows or groups with totals over all that the view matches.
 *
 * Errors: as `planView`; for a cursor as `PageCursors.open`.
 */
export async function answerExploration(
  store: Store,
  family: ReportFamily,
  call: ExploreCall,
): Promise<Input<typeof exploredRowsSchema>> {
  const { body, signal, cursors } = call;
  const { found, plan } = await planView(store, family, call);
  const { report, content } = found;
  const paged = pagedView(plan);
  const from = body.cursor === undefined ? null : cursors.open(paged, body.cursor);
  const rowsBefore = from?.rowsBefore ?? (body.page - 1) * body.pageSize;
  const window =
    from === null
      ? { limit: body.pageSize, offset: rowsBefore }
      : { limit: body.pageSize, after: from.place };
  const rows = await exploreRows(store, plan.view, window, { signal });
  const lineage = body.include.includes('lineage')
    ? await lineageOfRows(store, { ...call, content, view: plan.view, rows }, { signal })
    : [];
  const compared =
    body.compareTo === undefined
      ? null
      : await comparePrevious(store, { ...call, report, content, plan, rows });
  const { totals, totalCount } = await exploreTotals(store, content, plan, { signal });
  const last = rows.at(-1);
  const rowsRead = rowsBefore + rows.length;
  return {
    report: report === null ? null : headerOf(report),
    columns: [...plan.columns],
    items: rows.map((row, place) => {
      const cells = cellsOfView(plan, row);
      return {
        key: keyOf(plan, row),
        values: Object.fromEntries(plan.columns.map(({ field }, index) => [field, cells[index] ?? null])),
        childCount: row.childCount,
        lineage: lineage[place],
        status: body.include.includes('status') ? content.meta.status : undefined,
        delta: compared === null ? undefined : (compared.rows?.deltas[place] ?? null),
      };
    }),
    page: Math.floor(rowsBefore / body.pageSize) + 1,
    pageSize: body.pageSize,
    nextCursor:
      last === undefined || rowsRead >= totalCount
        ? null
        : cursors.seal(paged, { place: placeOf(plan.view, last), rowsBefore: rowsRead }),
    totalCount,
    totals,
    currency: content.currency,
    meta: { ...content.meta, filtersText: [...plan.filtersText] },
    contentHash: content.contentHash,
    totalsDrillToken: body.include.includes('lineage')
      ? sealTotals({ ...call, content, view: plan.view })
      : undefined,
    difference: compared === null ? undefined : compared.difference,
    gone: compared === null ? undefined : (compared.rows?.gone ?? null),
  };
}

/** What a cursor of this view is bound to. */
function pagedView({ view }: ExplorePlan): PagedView {
  const { contentId, groupBy, filters, sort } = view;
  return { contentId, question: { groupBy, filters, sort } };
}

/** The rows beside those of the version that their report replaces; nothing of both without one. */
async function comparePrevious(
  store: Store,
  {
    report,
    content,
    plan,
    rows,
    ...call
  }: ExploreCall & { readonly plan: ExplorePlan; readonly rows: readonly ViewRow[] } & FoundContent,
): Promise<{ readonly rows: ComparedRows | null; readonly difference: VersionDifference | null }> {
  const replaced = report?.replaces ?? null;
  if (report === null || replaced === null) return { rows: null, difference: null };
  const { brand, signal } = call;
  const { content: before } = await findContent(store, report.family, { ...call, reportId: replaced });
  return {
    rows: await compareRows(store, { plan, before, after: content, brand, rows }, { signal }),
    difference: await readDifference(store, report),
  };
}
