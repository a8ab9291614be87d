import type { Condition } from '../../contracts/report-fields';
import { withMarks } from './cell-marks';
import type { GridColumn } from './grid-model';
import { useGridText } from './use-grid-text';

/** `columns` whose cells say, in the page's language, which of `marks` they meet. */
export function useMarkedColumns(
  columns: readonly GridColumn[],
  marks: readonly Condition[],
): readonly GridColumn[] {
  return withMarks(columns, marks, useGridText());
}
