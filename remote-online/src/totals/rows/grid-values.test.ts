import type { GridColumn } from '@tallyhouse/shared/ui/report-grid';
import { loadFrom, sortedRows } from './grid-values';

const columns: GridColumn[] = [
  { field: 'brand', title: 'Brand', type: 'text' },
  { field: 'ggr', title: 'GGR', type: 'money' },
  { field: 'hold', title: 'Hold', type: 'rate' },
];
const row = (key: string, ggr: string | null, hold: string | null = null) => ({
  key,
  values: { brand: key, ggr, hold },
});
const rows = [row('a', '9.00'), row('b', '-10.00'), row('c', null), row('d', '10.00', '0.123456')];
const keys = (sorted: readonly { key: string }[]) => sorted.map(({ key }) => key).join('');

test('amounts are ordered as numbers and missing ones stand last either way', () => {
  expect(keys(sortedRows(rows, columns, [{ field: 'ggr', dir: 'asc' }]))).toBe('badc');
  expect(keys(sortedRows(rows, columns, [{ field: 'ggr', dir: 'desc' }]))).toBe('dabc');
});

test('the next column decides ties', () => {
  const twins = [row('z', '1.00'), row('y', '1.00')];

  expect(
    keys(
      sortedRows(twins, columns, [
        { field: 'ggr', dir: 'desc' },
        { field: 'brand', dir: 'asc' },
      ]),
    ),
  ).toBe('yz');
});

test('without an order the server’s is kept', () => {
  expect(sortedRows(rows, columns, [])).toBe(rows);
});

test('a grid gets the rows it asks for', async () => {
  expect(keys(await loadFrom(rows)(1, 2, new AbortController().signal))).toBe('bc');
});
