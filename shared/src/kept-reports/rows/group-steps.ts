import type { Condition } from '../../contracts/report-fields';
import type { GroupStep } from '../../ui/report-grid';
import type { RowView } from '../report-queries';
import type { SpokenField } from '../use-report-fields';

/** How the rows of one level are asked for: the groups of the next field, or plain rows below the last. */
export function viewOfLevel(
  view: RowView,
  path: readonly GroupStep[],
  fields: readonly SpokenField[],
): RowView {
  const next = view.groupBy[path.length];
  const groupBy = next === undefined ? [] : [next];
  return {
    columns: view.columns,
    filters: [...view.filters, ...path.map(conditionOfStep)],
    groupBy,
    sort:
      view.groupBy.length === 0
        ? view.sort
        : view.sort.filter(({ field }) => isSortable(field, groupBy, fields)),
  };
}

/** What all rows of a group have in common. */
function conditionOfStep({ field, value }: GroupStep): Condition {
  return value === null ? { field, op: 'isNull' } : { field, op: 'eq', value };
}

/** Groups are ordered by what they are grouped by and by their sums; plain rows by anything. */
function isSortable(name: string, groupBy: readonly string[], fields: readonly SpokenField[]): boolean {
  const role = fields.find((field) => field.field === name)?.role;
  return groupBy.length === 0 || groupBy.includes(name) || role === 'measure';
}
