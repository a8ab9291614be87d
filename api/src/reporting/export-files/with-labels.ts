import type { Column } from '@tallyhouse/shared/contracts/report-fields';
import type { ActiveBrand } from '../../platform/auth/current-user';
import { findField, type ReportFamily, type ReportTypeRule } from '../reports/report-family';
import type { ExportColumn } from './export-document';
import type { FileWords } from './words/file-words';

/** What a report's columns are called by; `covers` names the brands of a return of several. */
interface LabelsOf {
  readonly covers?: ActiveBrand['covers'] | undefined;
  readonly family: ReportFamily;
  readonly rule: ReportTypeRule | undefined;
}

/** Columns of a report in the words of a file, as its law calls them, with what the codes in them are called. */
export function withLabels(
  columns: readonly Column[],
  { family, rule, covers = [] }: LabelsOf,
  words: FileWords,
): ExportColumn[] {
  const brands = Object.fromEntries(covers.map(({ id, name }) => [id, name]));
  return columns.map((column) => {
    const field = findField(family, column.field);
    const known = rule?.titles?.[column.field] ?? field?.title;
    // English stands as it was frozen, whatever the column is called today.
    const title = words.language === 'en' || known === undefined ? column.title : words.of(known);
    const options = field?.options;
    if (column.field === 'brand') return { ...column, title, labels: brands };
    return { ...column, title, ...(options === undefined ? {} : { labels: words.labelsOf(options) }) };
  });
}
