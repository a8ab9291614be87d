import type { Readable } from 'node:stream';
import type { ActiveBrand, CurrentUser } from '../../platform/auth/current-user';
import { noteOf, type ExportDocument } from '../export-files/export-document';
import { writeXlsxExport } from '../export-files/formats/xlsx-export';
import { tooManyRows, mostRows } from '../reports/content-rows';
import { exploreAllRows, exploreTotals, type ExplorePlan } from '../reports/explore-report';
import type { FoundContent } from '../reports/find-content';
import { findField } from '../reports/report-family';
import type { Store } from '../../store/store';
import type { Sheet } from '../export-files/formats/xlsx-writer';
import { headedReport } from '../export-files/report-head';
import { withLabels } from '../export-files/with-labels';

/** Who exports what, for the cover. */
export interface WorkbookOrder {
  readonly brand: ActiveBrand;
  readonly user: Pick<CurrentUser, 'name' | 'email'>;
  /** Lines that the user's files carry beside. */
  readonly watermark: readonly (readonly [label: string, text: string])[];
  readonly found: FoundContent;
  readonly plan: ExplorePlan;
  readonly now: Date;
  readonly signal?: AbortSignal;
}

/**
 * The whole view as a workbook: Cover, Data, Totals, Checks, in this order.
 *
 * Data is a header and rows, nothing else, so that it adds up by itself.
 * Errors: `TOO_MANY_ROWS` past a million rows, before anything is written.
 */
export async function writeWorkbook(store: Store, order: WorkbookOrder): Promise<Readable> {
  const options = order.signal === undefined ? {} : { signal: order.signal };
  return writeXlsxExport(await documentOf(store, order), options, [checksSheet(order.found)]);
}

async function documentOf(
  store: Store,
  { brand, user, watermark, found, plan, now, signal }: WorkbookOrder,
): Promise<ExportDocument> {
  const { content } = found;
  const asked = signal === undefined ? {} : { signal };
  const { totals, totalCount } = await exploreTotals(store, content, plan, asked);
  if (totalCount > mostRows) throw tooManyRows();
  const isMeasure = (field: string) => findField(plan.family, field)?.role === 'measure';
  const grouped = plan.view.groupBy.map((field) => findField(plan.family, field)?.title.en ?? field);
  const note = noteOf(totalCount, content.meta.noActivity);
  return {
    name: 'report',
    columns: withLabels(plan.columns, plan.family),
    rowCount: totalCount,
    note,
    totals: plan.columns.map(({ field }) => (isMeasure(field) ? (totals[field] ?? null) : null)),
    rows: (options) => exploreAllRows(store, plan, options),
    ...(await headedReport(store, {
      ...{ brand, found, note, family: plan.family },
      generatedAt: now,
      generatedBy: user,
      rows: `${totalCount} of ${content.rowCount}`,
      filtersText: plan.filtersText,
      more: [['Grouped by', grouped.join(', ') || 'nothing'], ...watermark],
    })),
  };
}

function checksSheet({ content }: FoundContent): Sheet {
  return {
    name: 'Checks',
    columns: [
      { title: 'Check', type: 'text', width: 12 },
      { title: 'Result', type: 'text', width: 12 },
      { title: 'Weight', type: 'text', width: 12 },
      { title: 'Finding', type: 'text', width: 90 },
    ],
    rows: () =>
      content.checks.map(({ id, ok, severity, detail }) => [id, ok ? 'passed' : 'open', severity, detail]),
  };
}
