import type { Condition } from '../../contracts/report-fields';
import { conditionOf, draftOf, withCondition } from './filter-draft';
import type { GridColumn } from './grid-model';

const ggr: GridColumn = { field: 'ggr', title: 'GGR', type: 'money', unit: 'TZS', filter: 'number' };
const bets: GridColumn = { field: 'bets', title: 'Bets', type: 'count', filter: 'number' };
const hold: GridColumn = { field: 'hold', title: 'Hold', type: 'rate', filter: 'number' };
const day: GridColumn = { field: 'day', title: 'Day', type: 'date', filter: 'date' };
const name: GridColumn = { field: 'provider', title: 'Provider', type: 'text', filter: 'text' };
const kind: GridColumn = { field: 'vertical', title: 'Vertical', type: 'text', filter: 'choice' };

test.each([
  ['as the grid shows numbers', ggr, 'ge', ['\u22121,234.50'], { op: 'ge', value: '-1234.50' }],
  [
    'every digit of an amount',
    ggr,
    'eq',
    ['9007199254740993.25'],
    { op: 'eq', value: '9007199254740993.25' },
  ],
  ['a range', ggr, 'between', ['1', '2'], { op: 'between', value: ['1', '2'] }],
  ['a range open at its end', ggr, 'between', ['1', ''], { op: 'ge', value: '1' }],
  ['a range open at its start', ggr, 'between', ['', '2'], { op: 'le', value: '2' }],
  ['percent', hold, 'ge', ['5.25'], { op: 'ge', value: '0.0525' }],
  [
    'days',
    day,
    'between',
    ['2026-10-01', '2026-10-02'],
    { op: 'between', value: ['2026-10-01', '2026-10-02'] },
  ],
  ['text with its commas', name, 'contains', ['a, b'], { op: 'contains', value: 'a, b' }],
  ['choices', kind, 'in', ['CASINO', 'BINGO'], { op: 'in', value: ['CASINO', 'BINGO'] }],
  ['emptiness', name, 'isNull', [], { op: 'isNull' }],
] as const)('a form takes %s', (_, column, op, values, expected) => {
  expect(conditionOf(column, { op, values })).toEqual({ condition: { field: column.field, ...expected } });
});

test.each([
  [ggr, 'ge', ['12abc'], 'number'],
  [ggr, 'ge', [], 'number'],
  [bets, 'ge', ['1.5'], 'whole'],
  [ggr, 'between', ['', ''], 'number'],
  [ggr, 'between', ['10', '9'], 'reversed'],
  [day, 'between', ['2026-10-02', '2026-10-01'], 'reversed'],
  [day, 'ge', ['yesterday'], 'date'],
  [name, 'contains', ['  '], 'empty'],
  [kind, 'in', [], 'choice'],
] as const)('%# a form says what is wrong', (column, op, values, fault) => {
  expect(conditionOf(column, { op, values })).toEqual({ fault });
});

test('a ratio is edited in percent, as it is read', () => {
  expect(draftOf(hold, { field: 'hold', op: 'ge', value: '0.0525' })).toEqual({ op: 'ge', values: ['5.25'] });
});

test('one of two filters on a column is changed, the other stays', () => {
  const low: Condition = { field: 'ggr', op: 'gt', value: '1' };
  const high: Condition = { field: 'ggr', op: 'lt', value: '9' };
  const next: Condition = { field: 'ggr', op: 'lt', value: '8' };

  expect(withCondition([low, high], high, next)).toEqual([low, next]);
  expect(withCondition([low, high], low, null)).toEqual([high]);
  expect(withCondition([low], null, next)).toEqual([low, next]);
});
