import type { ColumnLayout } from './column-layout';
import { startWidthPx, type GridColumn } from './grid-model';
import { groupedColumns } from './grouped-columns';

const day: GridColumn = { field: 'day', title: 'Gaming day', type: 'date' };
const vertical: GridColumn = {
  field: 'vertical',
  title: 'Vertical',
  type: 'text',
  valueLabels: new Map([['SPORTS_PREMATCH', 'Sports, pre-match']]),
};
const layout: ColumnLayout = { order: [], hidden: [], widths: {}, pins: { start: [], end: [] } };
const groups = (by: readonly string[]) => ({ by, open: () => Promise.reject(new Error('not opened')) });

test('groups have room for their arrow beside the longest name of any level', () => {
  const usual = startWidthPx(vertical);
  const outer = groupedColumns([day, vertical], layout, groups(['vertical'])).columns[0];
  const nested = groupedColumns([day, vertical], layout, groups(['day', 'vertical'])).columns[0];

  expect(outer === undefined ? 0 : startWidthPx(outer)).toBe(usual + 36);
  expect(nested === undefined ? 0 : startWidthPx(nested)).toBe(usual + 56);
});
