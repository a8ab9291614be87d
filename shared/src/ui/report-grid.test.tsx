import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
  ReportGrid,
  type GridColumn,
  type GridRow,
  type GridSort,
  type LoadBlock,
  type ReportGridProps,
} from './report-grid';

const columns: readonly GridColumn[] = [
  { field: 'day', title: 'Day', type: 'date', isSortable: true, lockedBecause: 'the authority demands it' },
  { field: 'provider', title: 'Provider', type: 'text', isSortable: true },
  { field: 'ggr', title: 'GGR', type: 'money', unit: 'EUR', isSortable: true },
];

const rowsFrom = (start: number, count: number): GridRow[] =>
  Array.from({ length: count }, (_, step) => ({
    key: String(start + step),
    values: {
      day: '2026-10-01',
      provider: `P${start + step + 1}`,
      ggr: start + step === 0 ? null : '-1234.50',
    },
  }));
const loadAtOnce: LoadBlock = (start, count) => Promise.resolve(rowsFrom(start, count));

interface Given {
  readonly rowCount?: number;
  readonly loadBlock?: LoadBlock;
  readonly onHide?: (field: string) => void;
  readonly onSorted?: (sort: readonly GridSort[]) => void;
}

function Grid({ rowCount = 1_000_000, loadBlock = loadAtOnce, onHide, onSorted }: Given) {
  const [view, setView] = useState<ReportGridProps['view']>({});
  return (
    <ReportGrid
      label="Rows of the report"
      columns={columns}
      rows={{ rowCount, loadBlock }}
      totals={{ label: 'Total – all 1,000,000 rows', values: { ggr: '9007199254740993.25' } }}
      view={view}
      onView={(next) => {
        setView(next);
        if (next.sort !== undefined) onSorted?.(next.sort);
      }}
      onHide={onHide}
    />
  );
}

async function givenGrid(given: Given = {}) {
  render(<Grid {...given} />);
  await screen.findByText('P1');
  return screen.getByRole('grid', { name: 'Rows of the report' });
}

const focusedText = () => document.activeElement?.textContent;

test('only the rows in view are drawn, each with its place among all', async () => {
  const grid = await givenGrid();

  const rows = within(grid).getAllByRole('row');

  expect(rows.length).toBeLessThan(40);
  expect(grid).toHaveAttribute('aria-rowcount', '1000002');
  expect(grid).toHaveAttribute('aria-colcount', '3');
  expect(rows[1]).toHaveAttribute('aria-rowindex', '2');
  expect(within(grid).getByText('P1').closest('[role=gridcell]')).toHaveAttribute('aria-colindex', '2');
});

test('Control End reaches row 1,000,000', async () => {
  const user = userEvent.setup();
  const grid = await givenGrid();
  act(() => within(grid).getByText('P1').parentElement?.focus());

  await user.keyboard('{Control>}{End}{/Control}');

  const last = await within(grid).findByText('P1000000');
  expect(last.closest('[role=row]')).toHaveAttribute('aria-rowindex', '1000001');
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-cell', '999999:2'));
});

test('the grid is one tab stop, and arrows move within it', async () => {
  const user = userEvent.setup();
  const grid = await givenGrid();

  await user.tab();
  expect(focusedText()).toBe('1 Oct 2026');
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(focusedText()).toBe('P2');

  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  await user.tab();
  expect(grid).not.toContainElement(document.activeElement as HTMLElement);
});

test('Enter on a header sorts, says so, and marks the column', async () => {
  const onSorted = jest.fn();
  const user = userEvent.setup();
  const grid = await givenGrid({ onSorted, rowCount: 3 });
  const header = within(grid).getByRole('columnheader', { name: /GGR/ });
  expect(header).toHaveAttribute('aria-sort', 'none');

  act(() => header.focus());
  await user.keyboard('{Enter}');
  expect(onSorted).toHaveBeenLastCalledWith([{ field: 'ggr', dir: 'desc' }]);
  expect(header).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getByRole('status')).toHaveTextContent('Sorted by GGR, descending');

  await user.click(header);
  expect(header).toHaveAttribute('aria-sort', 'ascending');
});

test('the menu of a header hides its column', async () => {
  const onHide = jest.fn();
  const user = userEvent.setup();
  await givenGrid({ onHide, rowCount: 3 });

  await user.click(screen.getByRole('button', { name: 'Options for Provider' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Hide column' }));
  expect(onHide).toHaveBeenCalledWith('provider');
});

test('a locked column cannot be hidden, and its menu says why', async () => {
  const user = userEvent.setup();
  await givenGrid({ onHide: jest.fn(), rowCount: 3 });

  await user.click(screen.getByRole('button', { name: 'Options for Day' }));
  const locked = await screen.findByRole('menuitem', { name: 'Hide column – the authority demands it' });
  expect(locked).toHaveAttribute('aria-disabled', 'true');
});

test('a column gets wider from its menu, without dragging', async () => {
  const user = userEvent.setup();
  const grid = await givenGrid({ rowCount: 3 });
  const header = within(grid).getByRole('columnheader', { name: /Provider/ });
  const before = Number.parseInt(header.style.flexBasis, 10);

  act(() => header.focus());
  await user.keyboard('{Shift>}{F10}{/Shift}');
  await user.click(await screen.findByRole('menuitem', { name: 'Wider' }));

  expect(Number.parseInt(header.style.flexBasis, 10)).toBe(before + 40);
});

test('totals say what they total and keep every digit; missing values are no zero', async () => {
  const grid = await givenGrid();

  const totals = within(grid).getByText('Total – all 1,000,000 rows').closest<HTMLElement>('[role=row]')!;

  expect(totals).toHaveAttribute('aria-rowindex', '1000002');
  expect(within(totals).getByText('9,007,199,254,740,993.25')).toBeInTheDocument();
  expect(within(grid).getAllByRole('img', { name: 'no data' })).toHaveLength(1);
  expect(within(grid).getAllByText('\u22121,234.50').length).toBeGreaterThan(3);
});

test('rows on the way are marked busy, and a failure can be tried again', async () => {
  let attempts = 0;
  const loadBlock: LoadBlock = (start, count) => {
    attempts += 1;
    return attempts === 1
      ? Promise.reject(new Error('network down'))
      : loadAtOnce(start, count, new AbortController().signal);
  };
  const user = userEvent.setup();
  render(<Grid loadBlock={loadBlock} rowCount={10} />);
  const grid = screen.getByRole('grid');
  expect(within(grid).getAllByRole('row')[1]).toHaveAttribute('aria-busy', 'true');

  expect(await screen.findByRole('alert')).toHaveTextContent('Some rows could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await within(grid).findByText('P10')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('Control C copies the plain value, with Shift the row under its titles', async () => {
  const user = userEvent.setup();
  await givenGrid({ rowCount: 3 });
  await user.tab();
  await user.keyboard('{ArrowDown}{End}');

  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.keyboard('{Control>}c{/Control}');
  expect(write).toHaveBeenLastCalledWith('-1234.50');
  expect(await screen.findByText('Cell copied')).toBeInTheDocument();

  await user.keyboard('{Control>}{Shift>}c{/Shift}{/Control}');
  expect(write).toHaveBeenLastCalledWith('Day\tProvider\tGGR, EUR\n2026-10-01\tP2\t-1234.50');
  expect(await screen.findByText('Row copied with its headers')).toBeInTheDocument();
});
