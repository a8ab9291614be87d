import type { Condition } from '../../contracts/report-fields';
import { meets, withMarks } from './cell-marks';
import type { GridColumn } from './grid-model';
import type { GridText } from './use-grid-text';

const ggr: GridColumn = { field: 'ggr', title: 'GGR', type: 'money' };
const game: GridColumn = { field: 'game', title: 'Game', type: 'text' };
const day: GridColumn = { field: 'day', title: 'Gaming day', type: 'date' };
const text = ((key: string, values: object) => `${key} ${JSON.stringify(values)}`) as unknown as GridText;

test.each<[GridColumn, string | number | null, Omit<Condition, 'field'>, boolean]>([
  [ggr, '-0.01', { op: 'lt', value: '0' }, true],
  [ggr, '0.00', { op: 'lt', value: '0' }, false],
  [ggr, '9007199254740993.25', { op: 'gt', value: '9007199254740993.24' }, true],
  [ggr, '5.0', { op: 'eq', value: '5' }, true],
  [ggr, '5', { op: 'ne', value: '5.00' }, false],
  [ggr, 7, { op: 'between', value: ['7', '8'] }, true],
  [ggr, '8.01', { op: 'between', value: ['7', '8'] }, false],
  [ggr, '12', { op: 'gt', value: 'many' }, false],
  [ggr, null, { op: 'lt', value: '0' }, false],
  [ggr, null, { op: 'isNull' }, true],
  [ggr, '0', { op: 'isNull' }, false],
  [game, 'Book of Stars', { op: 'contains', value: 'STARS' }, true],
  [game, 'Book of Stars', { op: 'startsWith', value: 'stars' }, false],
  [game, 'BINGO', { op: 'in', value: ['LOTTERY', 'BINGO'] }, true],
  [game, 'BINGO', { op: 'nin', value: ['LOTTERY', 'BINGO'] }, false],
  [day, '2026-10-31', { op: 'le', value: '2026-10-31' }, true],
  [day, '2026-11-01', { op: 'le', value: '2026-10-31' }, false],
])('%o: %p meets %p: %p', (column, value, condition, expected) => {
  expect(meets(value, { ...condition, field: column.field }, column)).toBe(expected);
});

test('a cell says the first mark that it meets; columns without a mark stay the same objects', () => {
  const marks: Condition[] = [
    { field: 'ggr', op: 'lt', value: '0' },
    { field: 'ggr', op: 'lt', value: '100' },
  ];

  const [marked, other] = withMarks([ggr, game], marks, text);

  expect(marked?.markOf?.('-5')).toContain('filter.words.lt');
  expect(marked?.markOf?.('-5')).toContain('"0.00"');
  expect(marked?.markOf?.('50')).toContain('"100.00"');
  expect(marked?.markOf?.('100')).toBeNull();
  expect(other).toBe(game);
});

test('without marks nothing is made anew', () => {
  const columns = [ggr, game];

  expect(withMarks(columns, [], text)).toBe(columns);
});
