import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import { familyOf } from '../../reports/families';
import { findContent } from '../../reports/find-content';
import type { StoredContent } from '../../reports/queries/read-content';
import { readRows } from '../../reports/queries/read-rows';
import { findType } from '../../reports/report-family';
import type { Queryable, QueryOptions } from '../../store/store';
import { readLicences } from '../../users/read-licences';
import { noteOf, type ExportDocument } from '../export-document';
import { headOf, periodInWords, statusInWords } from '../export-head';
import type { ExportContext } from '../export-source';

/** The frozen rows of a report, exactly as kept. Errors: `NotFound`, also for what other brands have. */
export async function openReportRows(
  { channel, reportId }: { readonly channel: Channel; readonly reportId: string },
  { store, brand, user, orderedAt }: ExportContext,
): Promise<ExportDocument> {
  const { content, report } = await findContent(store, channel, { brand, reportId, now: orderedAt });
  const { meta, columns, rowCount, definition } = content;
  const note = noteOf(rowCount, meta.noActivity);
  const title = findType(familyOf(channel), brand.country, definition.type)?.title.en ?? definition.type;
  return {
    name: `${definition.type.toLowerCase()}-${definition.period.from}-${definition.period.to}`,
    columns,
    rowCount,
    note,
    totals: columns.map(({ field }) => content.totals[field] ?? null),
    rows: (options) => frozenRows(store, content, options),
    head: headOf({
      title: report?.title ?? title,
      brandName: brand.name,
      licences: (await readLicences(store, [brand.id])).get(brand.id) ?? [],
      period: periodInWords(meta.period),
      basis: meta.basis,
      currency: content.currency,
      asOf: meta.asOf,
      snapshotId: meta.snapshotId,
      status: statusInWords(meta),
      generatedAt: orderedAt,
      generatedBy: user.name,
      rows: String(rowCount),
      filtersText: meta.filtersText,
      more: [
        ['Type', title],
        ...(report === null ? [] : [['State', `${report.state}, version ${report.version}`] as const]),
        ['Content hash', content.contentHash],
      ],
      note,
    }),
  };
}

// Few enough to be small, enough for a statement to be worth its start.
const pageRows = 5000;

async function* frozenRows(
  store: Queryable,
  content: StoredContent,
  options: QueryOptions,
): AsyncGenerator<readonly Cell[]> {
  for (let after = 0; after < content.rowCount; after += pageRows) {
    yield* await readRows(store, content, { after, count: pageRows }, options);
  }
}
