import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReportGrid, type GridColumn, type GridRow, type LoadBlock } from '../report-grid';

const drawn = { rows: new Set<string>() };
const columns: readonly GridColumn[] = ['day', 'provider', 'ggr'].map((field) => ({
  field,
  title: field,
  type: 'text',
}));
const load: LoadBlock = (start, count) =>
  Promise.resolve(
    Array.from({ length: count }, (_, step) => ({
      key: String(start + step),
      values: { day: '1', provider: `P${start + step}`, ggr: '1' },
    })),
  );
// Asked for each cell that a row draws.
const noteOf = ({ key }: GridRow) => {
  drawn.rows.add(key);
  return null;
};

test('a key draws again only the rows that it changes', async () => {
  const user = userEvent.setup();
  render(
    <ReportGrid
      label="Rows"
      columns={columns}
      rowCount={1000}
      loadBlock={load}
      totals={null}
      totalsLabel=""
      sort={[]}
      onSort={() => undefined}
      noteOf={noteOf}
    />,
  );
  await screen.findByText('P1');
  act(() => document.querySelector<HTMLElement>('[data-cell="0:1"]')?.focus());
  const press = async (keys: string) => {
    drawn.rows.clear();
    await user.keyboard(keys);
    return [...drawn.rows];
  };

  expect(await press('{ArrowDown}')).toEqual(['0', '1']);
  expect(await press('{Shift>}{ArrowDown}{/Shift}')).toEqual(['1', '2']);
  expect(await press('{Shift>}{ArrowDown}{/Shift}')).toEqual(['2', '3']);
  expect(await press('{PageDown}')).not.toContain('8');
});
