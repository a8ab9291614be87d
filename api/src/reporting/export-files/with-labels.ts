import type { Column } from '@tallyhouse/shared/contracts/report-fields';
import { findField, type ReportFamily, type ReportTypeRule } from '../reports/report-family';
import type { ExportColumn } from './export-document';
import type { FileWords } from './words/file-words';

/** Columns of a report in the words of a file, as its law calls them, with what the codes in them are called. */
export function withLabels(
  columns: readonly Column[],
  { family, rule }: { readonly family: ReportFamily; readonly rule: ReportTypeRule | undefined },
  words: FileWords,
): ExportColumn[] {
  return columns.map((column) => {
    const field = findField(family, column.field);
    const known = rule?.titles?.[column.field] ?? field?.title;
    // English stands as it was frozen, whatever the column is called today.
    const title = words.language === 'en' || known === undefined ? column.title : words.of(known);
    const options = field?.options;
    return { ...column, title, ...(options === undefined ? {} : { labels: words.labelsOf(options) }) };
  });
}
