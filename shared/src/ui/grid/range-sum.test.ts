import type { GridColumn, GridRow } from './grid-model';
import { sumsOf, sumsOfTotals } from './range-sum';

const columns: readonly GridColumn[] = [
  { field: 'provider', title: 'Provider', type: 'text' },
  { field: 'ggr', title: 'GGR', type: 'money', unit: 'TZS' },
  { field: 'tax', title: 'Tax', type: 'money', unit: 'TZS' },
  { field: 'eur', title: 'GGR', type: 'money', unit: 'EUR' },
  { field: 'bets', title: 'Bets', type: 'count' },
  { field: 'hold', title: 'Hold', type: 'rate' },
];
const row = (values: GridRow['values'], depth = 0) => ({ row: { key: '1', values }, depth });

test('sums keep every digit, one for each unit; ratios, text and no data add nothing', () => {
  const rows = [
    row({ provider: '12', ggr: '9007199254740993.01', tax: '0.1', eur: '1.10', bets: 3, hold: '0.5' }),
    row({ provider: 'B', ggr: '-0.01', tax: '0.2', eur: null, bets: 4, hold: '0.5' }),
  ];

  expect(sumsOf(rows, columns)).toEqual({
    kind: 'sums',
    sums: [
      { type: 'money', unit: 'TZS', sum: '9007199254740993.3' },
      { type: 'money', unit: 'EUR', sum: '1.1' },
      { type: 'count', unit: undefined, sum: '7' },
    ],
  });
});

test('groups together with what is in them are not added up: it would count twice', () => {
  expect(sumsOf([row({ ggr: '5' }), row({ ggr: '5' }, 1)], columns)).toEqual({ kind: 'mixed' });
});

test('a column that says it does not add up is left out', () => {
  const balance = { ...columns[1]!, isSummable: false };

  expect(sumsOf([row({ ggr: '5' })], [balance])).toEqual({ kind: 'sums', sums: [] });
});

test('all rows are what the server’s totals say, if it says them', () => {
  expect(sumsOfTotals({ ggr: '12.50' }, columns.slice(0, 2))).toEqual({
    kind: 'sums',
    sums: [{ type: 'money', unit: 'TZS', sum: '12.5' }],
  });
  expect(sumsOfTotals({ ggr: '12.50' }, columns)).toBeNull();
  expect(sumsOfTotals(null, columns)).toBeNull();
});
