import type { Cell, Column } from '@tallyhouse/shared/contracts/report-fields';
import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import { openRowVisibility, type RowVisibility } from '../../../reporting/reports/personal-columns';
import { familyOf } from '../../../reporting/reports/families/families';
import { findType } from '../../../reporting/reports/report-family';
import { findContent } from '../../../reporting/reports/find-content';
import type { StoredContent } from '../../../reporting/reports/queries/read-content';
import { readRows } from '../../../reporting/reports/queries/read-rows';
import type { Queryable, QueryOptions } from '../../../store/store';
import { noteOf, type ExportDocument } from '../../../reporting/export-files/export-document';
import { exportNotesOf } from '../../../reporting/export-files/export-notes';
import { presentNotes } from '../../../reporting/reports/notes/present-notes';
import type { ExportContext } from '../export-source';
import type { HeadLine } from '../../../reporting/export-files/export-head';
import { headedReport } from '../../../reporting/export-files/report-head';
import { withLabels } from '../../../reporting/export-files/with-labels';

/** The frozen rows of a report as kept, what they say of players masked for who may not learn it. Errors: `NotFound`, also for what other brands have. */
export async function openReportRows(
  { channel, reportId }: { readonly channel: Channel; readonly reportId: string },
  { store, brand, user, orderedAt, words }: ExportContext,
): Promise<ExportDocument> {
  const family = familyOf(channel);
  const found = await findContent(store, channel, { brand, reportId, now: orderedAt });
  const { content } = found;
  const { meta, columns, rowCount, definition } = content;
  const rule = findType(family, brand, definition.type);
  const labelled = withLabels(columns, { family, rule, covers: brand.covers }, words);
  const visibility = await openRowVisibility(store, { user, brand, family }, columns);
  const note = noteOf(rowCount, meta.noActivity, words);
  const notes =
    found.report === null ? { items: [] } : await presentNotes(store, found.report, { user, brand });
  return {
    name: `${definition.type.toLowerCase()}-${definition.period.from}-${definition.period.to}`,
    columns: labelled,
    rowCount,
    note,
    totals: columns.map(({ field }) => content.totals[field] ?? null),
    notes: exportNotesOf(notes, labelled, (rowNo) => rowNo),
    rows: (options) => frozenRows(store, { content, visibility }, options),
    ...(await headedReport(
      store,
      {
        ...{ brand, family, found, note },
        generatedAt: orderedAt,
        generatedBy: user,
        rows: String(rowCount),
        filtersText: meta.filtersText,
        more: maskedWords(labelled, visibility),
      },
      words,
    )),
  };
}

/** That cells are masks, where they are. */
function maskedWords(
  columns: readonly Pick<Column, 'field' | 'title'>[],
  { maskedFields }: RowVisibility,
): HeadLine[] {
  if (maskedFields.length === 0) return [];
  const titles = columns.filter(({ field }) => maskedFields.includes(field)).map(({ title }) => title);
  return [['Masked', titles.join(', ')]];
}

// Few enough to be dropped while they are young, enough for a statement to be worth its start: 5,000 took twice the memory and longer.
const pageRows = 1000;

async function* frozenRows(
  store: Queryable,
  { content, visibility }: { readonly content: StoredContent; readonly visibility: RowVisibility },
  options: QueryOptions,
): AsyncGenerator<readonly Cell[]> {
  for (let after = 0; after < content.rowCount; after += pageRows) {
    const rows = await readRows(store, content, { after, count: pageRows }, options);
    for (const row of rows) yield visibility.show(row);
  }
}
