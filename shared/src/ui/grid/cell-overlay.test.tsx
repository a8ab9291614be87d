import { act, render, screen, waitFor, within, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReportGrid, type GridColumn, type LoadBlock, type GridCells } from '../report-grid';

const columns: readonly GridColumn[] = [
  { field: 'day', title: 'Day', type: 'date' },
  { field: 'ggr', title: 'GGR', type: 'money', unit: 'EUR' },
];
const load: LoadBlock = (start, count) =>
  Promise.resolve(
    Array.from({ length: count }, (_, step) => ({
      key: String(start + step),
      values: { day: `2026-10-0${start + step + 1}`, ggr: `${start + step + 1}.00` },
    })),
  );
const noteOf: GridCells['noteOf'] = ({ key }, { field }, isHead) => {
  if (key === '1' && field === 'ggr') return 'Agreed on the phone';
  return key === '2' && isHead ? 'The whole day' : null;
};

async function givenGrid(cells: GridCells = {}) {
  render(
    <ReportGrid
      label="Rows"
      columns={columns}
      rows={{ rowCount: 3, loadBlock: load }}
      totals={{ label: 'Total', values: { ggr: '6.00' } }}
      cells={{ noteOf, ...cells }}
    />,
  );
  return (await screen.findByText('2.00')).closest<HTMLElement>('[role=gridcell]')!;
}

const shownNote = () => document.querySelector('.th-note-words')?.textContent ?? null;

test('a cell with a note says so, and shows it while it is pointed at', async () => {
  const user = userEvent.setup();
  const cell = await givenGrid();

  expect(cell).toHaveTextContent('Note: Agreed on the phone');
  expect(screen.getByText('1.00').closest('[role=gridcell]')).not.toHaveTextContent('Note');
  expect(within(screen.getAllByRole('row')[3]!).getByRole('rowheader')).toHaveTextContent('The whole day');
  expect(shownNote()).toBeNull();
  await user.hover(cell);
  expect(shownNote()).toBe('Agreed on the phone');
  await user.hover(screen.getByText('1.00'));
  await waitFor(() => expect(shownNote()).toBeNull());
});

test('the note of the cell that has the focus is shown until Escape', async () => {
  const user = userEvent.setup();
  const cell = await givenGrid();
  act(() => screen.getByText('1.00').closest<HTMLElement>('[role=gridcell]')!.focus());

  await user.keyboard('{ArrowDown}');
  expect(cell).toHaveFocus();
  expect(shownNote()).toBe('Agreed on the phone');
  await user.keyboard('{Escape}');
  expect(shownNote()).toBeNull();
});

test.each(['by the keyboard', 'by the mouse'])(
  'a cell has a menu of what can be done with it, %s',
  async (way) => {
    const user = userEvent.setup();
    const run = jest.fn();
    const cell = await givenGrid({
      actionsOf: ({ key }, { field }) =>
        field === 'ggr' ? [{ key: 'note', label: `Add a note to ${key}`, run }] : [],
    });
    act(() => cell.focus());

    if (way === 'by the mouse') await user.pointer({ keys: '[MouseRight]', target: cell });
    else await user.keyboard('{Shift>}{F10}{/Shift}');
    await user.click(await screen.findByRole('menuitem', { name: 'Add a note to 1' }));

    expect(run).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
  },
);

test('a menu that is left gives the focus back; where nothing can be done the browser has its own', async () => {
  const user = userEvent.setup();
  const cell = await givenGrid({
    actionsOf: (_, { field }) =>
      field === 'ggr' ? [{ key: 'note', label: 'Add a note', run: () => undefined }] : [],
  });
  act(() => cell.focus());

  await user.keyboard('{Shift>}{F10}{/Shift}');
  await screen.findByRole('menuitem', { name: 'Add a note' });
  // The menu takes the focus three frames after it stands there; left before, it would take it from the cell.
  await waitFor(() => expect(document.activeElement?.closest('[role=menu]')).not.toBeNull());
  // The menu reads the number of a key, which typing in tests leaves out.
  fireEvent.keyDown(document.activeElement!, { key: 'Escape', keyCode: 27 });
  await waitFor(() => expect(cell).toHaveFocus());
  const opened = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
  act(() => void screen.getAllByRole('rowheader')[0]!.dispatchEvent(opened));
  expect(opened.defaultPrevented).toBe(false);
});
