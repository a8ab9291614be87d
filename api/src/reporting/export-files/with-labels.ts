import type { Column } from '@tallyhouse/shared/contracts/report-fields';
import { labelsOf, type ReportFamily } from '../reports/report-family';
import type { ExportColumn } from './export-document';

/** Columns of a report with what the codes in them are called. */
export function withLabels(columns: readonly Column[], family: ReportFamily): ExportColumn[] {
  return columns.map((column) => {
    const labels = labelsOf(family, column.field);
    return labels === undefined ? column : { ...column, labels };
  });
}
