import type { Column, ReportField } from '@tallyhouse/shared/contracts/report-fields';
import type { GridColumn } from '@tallyhouse/shared/ui/report-grid';

interface GridColumnContext {
  readonly fields: readonly ReportField[];
  readonly currency: string;
  readonly isSortable: boolean;
  /** Why a column cannot be hidden. */
  readonly lockOf: (field: string) => string | undefined;
}

/** Columns of an answer as the grid draws them: with units, meanings and words for codes. */
export function gridColumnsOf(columns: readonly Column[], context: GridColumnContext): GridColumn[] {
  const { fields, currency, isSortable, lockOf } = context;
  return columns.map((column) => {
    const field = fields.find((one) => one.field === column.field);
    return {
      field: column.field,
      title: column.title,
      type: column.type,
      unit: column.type === 'money' ? currency : undefined,
      help: field?.help.en,
      isSortable: isSortable && (field?.sortable ?? false),
      lockedBecause: lockOf(column.field),
      valueLabels:
        field?.options === undefined
          ? undefined
          : new Map(field.options.map(({ value, label }) => [value, label])),
    };
  });
}
