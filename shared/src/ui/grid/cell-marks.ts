import Big from 'big.js';
import type { Cell, Condition } from '../../contracts/report-fields';
import { isPresent } from './field-text';
import { filterWords } from './filter-words';
import { isNumeric, type GridColumn } from './grid-model';
import type { GridText } from './use-grid-text';

/** `columns` whose cells say which of `marks` they meet. */
export function withMarks(
  columns: readonly GridColumn[],
  marks: readonly Condition[],
  text: GridText,
): readonly GridColumn[] {
  if (marks.length === 0) return columns;
  return columns.map((column) => {
    const own = marks.filter(({ field }) => field === column.field);
    if (own.length === 0) return column;
    const words = own.map((mark) => filterWords(mark, columns, text));
    return {
      ...column,
      markOf: (value: Cell) =>
        words.find((_, at) => own[at] !== undefined && meets(value, own[at], column)) ?? null,
    };
  });
}

/** Whether a cell meets a condition on its column. An empty cell meets only that it is empty. */
export function meets(value: Cell, { op, value: asked }: Condition, column: GridColumn): boolean {
  if (op === 'isNull') return !isPresent(value);
  if (!isPresent(value) || asked === undefined) return false;
  const values = (Array.isArray(asked) ? asked : [asked]).map(String);
  const order = (other: string | undefined) =>
    other === undefined ? NaN : comparison(String(value), other, column);
  const [first, second] = values;
  switch (op) {
    case 'eq':
      return order(first) === 0;
    case 'ne':
      return order(first) !== 0;
    case 'in':
      return values.some((one) => order(one) === 0);
    case 'nin':
      return values.every((one) => order(one) !== 0);
    case 'lt':
      return order(first) < 0;
    case 'le':
      return order(first) <= 0;
    case 'gt':
      return order(first) > 0;
    case 'ge':
      return order(first) >= 0;
    case 'between':
      return order(first) >= 0 && order(second) <= 0;
    case 'contains':
      return folded(String(value)).includes(folded(first ?? ''));
    case 'startsWith':
      return folded(String(value)).startsWith(folded(first ?? ''));
  }
}

/** Below zero where `value` comes before `other`; NaN where they cannot be compared. */
function comparison(value: string, other: string, column: GridColumn): number {
  if (!isNumeric(column.type)) return value === other ? 0 : value < other ? -1 : 1;
  return isNumber(value) && isNumber(other) ? new Big(value).cmp(other) : NaN;
}

function isNumber(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text);
}

function folded(text: string): string {
  return text.toLocaleLowerCase();
}
