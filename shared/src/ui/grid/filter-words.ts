import type { Condition } from '../../contracts/report-fields';
import { exactText } from './field-text';
import type { GridColumn } from './grid-model';
import type { GridText } from './use-grid-text';

/** A condition as a person would say it: `Vertical is one of Slots, Bingo`. */
export function filterWords(condition: Condition, columns: readonly GridColumn[], text: GridText): string {
  const column = columns.find((one) => one.field === condition.field);
  const { op, value } = condition;
  const values = value === undefined ? [] : Array.isArray(value) ? value : [value];
  const words = values.map((one) => (column === undefined ? String(one) : exactText(one, column)));
  const [first = '', second = ''] = words;
  const name = column?.title ?? condition.field;
  return op === 'between'
    ? text('filter.words.between', { column: name, value: first, other: second })
    : text(`filter.words.${op}`, { column: name, value: words.join(', ') });
}
