import { copyFromGrid } from './copy-from-grid';
import type { GridColumn } from './grid-model';
import { createRowTree } from './row-tree';

const columns: readonly GridColumn[] = [
  { field: 'day', title: 'Day', type: 'date' },
  { field: 'provider', title: 'Provider', type: 'text' },
  { field: 'ggr', title: 'GGR', type: 'money', unit: 'TZS' },
];
const row = { key: '1', values: { day: '2026-10-01', provider: '=1+1', ggr: '-1234.5' } };
const tree = createRowTree({ rowCount: 1, loadBlock: () => Promise.resolve([row]) }, null);
const source = { columns, tree, totals: null };
const range = { anchor: { row: 0, column: 0 }, head: { row: 0, column: 2 } };
const request = { at: range.anchor, range, signal: new AbortController().signal };

test('cells are copied as a spreadsheet reads them: ISO days, plain numbers, inert formulas', async () => {
  await expect(copyFromGrid(source, { ...request, withHeaders: false })).resolves.toMatchObject({
    tsv: "2026-10-01\t'=1+1\t-1234.5",
  });
});

test('as shown they are copied as people read them, formulas inert all the same', async () => {
  await expect(
    copyFromGrid(source, { ...request, withHeaders: true, isAsShown: true }),
  ).resolves.toMatchObject({
    tsv: "Day\tProvider\tGGR, TZS\n1 Oct 2026\t'=1+1\t\u22121,235",
  });
});

test('codes are copied by their names, alone, in a row and in a range', async () => {
  const state: GridColumn = {
    field: 'state',
    title: 'State',
    type: 'text',
    valueLabels: new Map([['SENT', '● Sent']]),
  };
  const listed = { key: '1', values: { state: 'SENT', provider: 'SENT' } };
  const list = {
    columns: [state, { field: 'provider', title: 'Provider', type: 'text' } as const],
    tree: createRowTree({ rowCount: 1, loadBlock: () => Promise.resolve([listed]) }, null),
    totals: null,
  };
  const both = { anchor: { row: 0, column: 0 }, head: { row: 0, column: 1 } };

  const copied = (part: object) => copyFromGrid(list, { ...request, withHeaders: false, ...part });

  await expect(copied({ range: null })).resolves.toMatchObject({ tsv: 'Sent' });
  await expect(copied({ range: null, withHeaders: true })).resolves.toMatchObject({
    tsv: 'State\tProvider\nSent\tSENT',
  });
  await expect(copied({ range: both })).resolves.toMatchObject({ tsv: 'Sent\tSENT' });
});

test('a cell whose figure is on the way is copied as that, not as an empty one', async () => {
  const awaited: GridColumn = { field: 'players', title: 'Players', type: 'count', awaited: 'Being counted' };
  const of = { columns: [awaited], tree, totals: null };
  const one = { ...range, head: range.anchor };

  for (const part of [{ range: null }, { range: one }, { range: one, isAsShown: true }])
    await expect(copyFromGrid(of, { ...request, withHeaders: false, ...part })).resolves.toMatchObject({
      tsv: 'Being counted',
    });
});
