import { pinsOf, type ColumnLayout } from './column-layout';
import { startWidthPx, type GridColumn, type GridGroups } from './grid-model';

// The arrow before a group's name, the step of each level, and letters that are bold.
const arrowPx = 36;
const levelPx = 20;

/** Columns and layout where rows are groups: one column names groups of every depth, and leads the row. */
export function groupedColumns(
  columns: readonly GridColumn[],
  layout: ColumnLayout,
  groups: GridGroups | undefined,
): { readonly columns: readonly GridColumn[]; readonly layout: ColumnLayout } {
  const by = (groups?.by ?? []).flatMap((field) => columns.filter((column) => column.field === field));
  const [outermost] = by;
  if (outermost === undefined) return { columns, layout };
  const leading = {
    ...outermost,
    title: by.map((column) => column.title).join(' › '),
    startPx: Math.max(...by.map((column, depth) => startWidthPx(column) + arrowPx + depth * levelPx)),
  };
  const others = columns.filter((column) => !by.includes(column));
  const shown = [leading, ...others];
  const fields = shown.map((column) => column.field);
  const { start, end } = pinsOf(layout, fields);
  const without = (pinned: readonly string[]) => pinned.filter((field) => field !== leading.field);
  return {
    columns: shown,
    layout: {
      ...layout,
      hidden: without(layout.hidden),
      pins: { start: [leading.field, ...without(start)], end: without(end) },
    },
  };
}
