import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReportGrid, type GridColumn, type GridRow, type LoadBlock } from '../report-grid';

const drawn = { rows: new Set<string>(), heads: 0 };
const columns: readonly GridColumn[] = ['day', 'provider', 'ggr'].map((field) => ({
  field,
  title: field,
  type: 'text',
  // Read by headers alone, each time that they are drawn.
  get help() {
    drawn.heads += 1;
    return undefined;
  },
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

test('a key draws again only the rows that it changes, and no header', async () => {
  const user = userEvent.setup();
  render(
    <ReportGrid
      label="Rows"
      columns={columns}
      rows={{ rowCount: 1000, loadBlock: load }}
      totals={null}
      cells={{ noteOf }}
    />,
  );
  await screen.findByText('P1');
  act(() => document.querySelector<HTMLElement>('[data-cell="0:1"]')?.focus());
  const press = async (keys: string) => {
    drawn.rows.clear();
    drawn.heads = 0;
    await user.keyboard(keys);
    expect(drawn.heads).toBe(0);
    return [...drawn.rows];
  };

  expect(await press('{ArrowDown}')).toEqual(['0', '1']);
  expect(await press('{Shift>}{ArrowDown}{/Shift}')).toEqual(['1', '2']);
  expect(await press('{Shift>}{ArrowDown}{/Shift}')).toEqual(['2', '3']);
  expect(await press('{PageDown}')).not.toContain('8');
});
