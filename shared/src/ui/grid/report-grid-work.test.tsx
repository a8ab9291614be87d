import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { EmptyNotice } from '../empty-notice';
import {
  ReportGrid,
  type GridCells,
  type GridColumn,
  type GridGroups,
  type LoadBlock,
  type ReportGridProps,
} from '../report-grid';
import { FilterChips } from './filter-chips';
import { useGridLink } from './grid-link';
import { GridToolbar } from './grid-toolbar';
import { gridViewOf, withGridView, type GridView } from './grid-view-in-url';
import { GridStatusLine } from './status-line';
import { useMarkedColumns } from './use-marked-columns';

const columns: readonly GridColumn[] = [
  { field: 'day', title: 'Day', type: 'date', lockedBecause: 'the authority demands it' },
  { field: 'provider', title: 'Provider', type: 'text', filter: 'text', isSortable: true, isGroupable: true },
  { field: 'bets', title: 'Bets', type: 'count', isSortable: true },
  { field: 'ggr', title: 'GGR', type: 'money', unit: 'EUR', filter: 'number', isSortable: true },
];
const load: LoadBlock = (start, count) =>
  Promise.resolve(
    Array.from({ length: count }, (_, step) => ({
      key: String(start + step),
      values: { day: '2026-10-01', provider: `P${start + step + 1}`, bets: 2, ggr: '0.10' },
    })),
  );

interface Given extends Pick<ReportGridProps, 'cells' | 'empty'> {
  readonly address?: string;
  readonly rows?: Partial<ReportGridProps['rows']>;
  readonly drillOf?: (column: GridColumn) => (() => void) | null;
}

/** A screen with everything around the grid; its address stands in the title bar of the test. */
function Screen({ address: start = '', rows, drillOf, ...props }: Given) {
  const [parameters, setParameters] = useState(() => new URLSearchParams(start));
  const link = useGridLink();
  const view = gridViewOf(parameters);
  const marked = useMarkedColumns(columns, view.marks);
  const change = (next: Partial<GridView>) => setParameters((current) => withGridView(current, next));
  return (
    <>
      <output aria-label="address">{decodeURIComponent(parameters.toString())}</output>
      <GridToolbar columns={columns} view={view} onView={change} canMark />
      <FilterChips columns={columns} filters={view.filters} onFilter={(filters) => change({ filters })} />
      <FilterChips
        use="mark"
        columns={columns}
        filters={view.marks}
        onFilter={(marks) => change({ marks })}
      />
      <ReportGrid
        label="Rows"
        columns={marked}
        rows={{ rowCount: 6, loadBlock: load, ...rows }}
        totals={{ label: 'Total – all 6 rows', values: { bets: 80, ggr: '4.00' }, drillOf }}
        {...props}
        link={link}
        view={view}
        onView={change}
      />
      <GridStatusLine link={link} columns={columns} filters={view.filters} sort={view.sort} />
    </>
  );
}

async function given(props: Given = {}) {
  const user = userEvent.setup();
  render(<Screen {...props} />);
  await screen.findByText('P1');
  return { user, grid: screen.getByRole(props.rows?.groups === undefined ? 'grid' : 'treegrid') };
}

const address = () => screen.getByRole('status', { name: 'address' }).textContent;
const headers = () =>
  screen.getAllByRole('columnheader').map((header) => header.textContent.split(/[,⋮▲▼]/)[0]);
const focusOn = (place: string) =>
  act(() => document.querySelector<HTMLElement>(`[data-cell="${place}"]`)?.focus());
const focused = () => document.activeElement?.getAttribute('data-cell');

test('by keys alone a column is moved and widened, and the address says so', async () => {
  const { user } = await given();

  focusOn('-1:3');
  await user.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
  expect(headers()).toEqual(['Day', 'Provider', 'GGR', 'Bets']);
  expect(screen.getByText('GGR is now column 3 of 4')).toBeInTheDocument();
  expect(focused()).toBe('-1:2');

  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(address()).toMatch(/widths=.*ggr:176/);
});

test('a figure that is withheld has one word that fits its column, and says until when', async () => {
  const { grid } = await given({
    rows: {
      loadBlock: () =>
        Promise.resolve([
          { key: '0', isWithheld: true, values: { day: '2026-10-01', provider: 'P1', bets: 2, ggr: null } },
        ]),
      rowCount: 1,
    },
  });

  const words = within(grid).getByTitle('Withheld until you have confirmed or returned the report');
  expect(words.querySelector('[aria-hidden="true"]')).toHaveTextContent(/^Withheld$/);
  expect(words.querySelector('.th-hidden-text')).toHaveTextContent(/^Withheld until you have confirmed/);
});

test('a column is pinned from its menu, and keeps the focus', async () => {
  const { user } = await given();

  focusOn('-1:3');
  await user.keyboard('{Shift>}{F10}{/Shift}');
  await user.click(await screen.findByRole('menuitem', { name: 'Pin at the start' }));

  expect(headers()).toEqual(['Day', 'GGR', 'Provider', 'Bets']);
  expect(address()).toMatch(/pin=day,ggr/);
  await waitFor(() => expect(focused()).toBe('-1:1'));
});

test('the address alone shows a colleague the same columns', async () => {
  await given({ address: 'order=day,ggr,provider,bets&hide=bets&widths=ggr:222&sort=ggr:desc,provider:asc' });

  expect(headers()).toEqual(['Day', 'GGR', 'Provider']);
  const ggr = screen.getByRole('columnheader', { name: /GGR/ });
  expect(ggr).toHaveStyle({ flexBasis: '222px' });
  expect(ggr).toHaveTextContent('▼1');
  expect(screen.getByRole('columnheader', { name: /Provider/ })).toHaveTextContent('▲2');
  expect(screen.getByText(/sorted by GGR ↓, Provider ↑/)).toBeInTheDocument();
});

test('Shift and Enter sort by a further column, and the order is said', async () => {
  const { user } = await given({ address: 'sort=ggr:desc' });

  focusOn('-1:1');
  await user.keyboard('{Shift>}{Enter}{/Shift}');

  expect(address()).toBe('sort=ggr:desc,provider:asc');
  expect(screen.getByText('Sorted by GGR descending, Provider ascending')).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: /Provider.*sorts as number 2 of 2/ })).toBeInTheDocument();
});

test('marked cells say so by a shape and in words, and the mark is changed like a filter', async () => {
  const mark = JSON.stringify([{ field: 'provider', op: 'eq', value: 'P2' }]);
  const { user, grid } = await given({ address: `mark=${encodeURIComponent(mark)}` });

  const marked = await within(grid).findByText('marked: Provider is P2');
  expect(marked.closest('[role=gridcell]')).toHaveTextContent('◆marked: Provider is P2P2');
  expect(within(grid).getAllByText(/^marked: /)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Remove mark: Provider is P2' }));

  expect(within(grid).queryByText(/^marked: /)).toBeNull();
  expect(address()).toBe('');
});

test('hidden columns come back from the list, locked ones say why', async () => {
  const { user } = await given({ address: 'hide=bets' });
  expect(headers()).not.toContain('Bets');

  await user.click(screen.getByRole('button', { name: 'Columns, 1 hidden' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Search columns' }), 'be');
  expect(screen.queryByRole('checkbox', { name: /Day/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Bets' }));
  expect(headers()).toContain('Bets');

  await user.clear(screen.getByRole('searchbox', { name: 'Search columns' }));
  expect(screen.getByRole('checkbox', { name: /Day Locked: the authority demands it/ })).toBeDisabled();
});

test('Shift and arrows select cells, and the status line adds them up exactly', async () => {
  const { user, grid } = await given();

  focusOn('0:2');
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}');

  expect(within(grid).getAllByRole('gridcell', { selected: true })).toHaveLength(6);
  expect(await screen.findByText(/selected 6 cells: count 6, sum EUR 0.30$/)).toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  expect(within(grid).queryAllByRole('gridcell', { selected: true })).toHaveLength(0);
});

test('a range is copied as rows and cells, on demand under its headers', async () => {
  const { user } = await given();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  focusOn('0:1');
  await user.keyboard('{Shift>}{ArrowDown}{End}{/Shift}');

  await user.keyboard('{Control>}c{/Control}');
  await waitFor(() => expect(write).toHaveBeenLastCalledWith('P1\t2\t0.10\nP2\t2\t0.10'));
  expect(await screen.findByText('6 cells copied')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Copy with headers' }));
  await waitFor(() =>
    expect(write).toHaveBeenLastCalledWith('Provider\tBets\tGGR, EUR\nP1\t2\t0.10\nP2\t2\t0.10'),
  );
});

test('when the browser refuses the clipboard, it is said', async () => {
  const { user } = await given();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  focusOn('0:1');

  await user.keyboard('{Control>}c{/Control}');

  expect(await screen.findByText(/the browser blocked access to the clipboard/)).toBeInTheDocument();
});

test('everything selected is what the server totals, without fetching a million rows', async () => {
  const asked = jest.fn(load);
  const { user } = await given({ rows: { rowCount: 1_000_000, loadBlock: asked } });
  const before = asked.mock.calls.length;
  focusOn('0:3');

  await user.keyboard('{Control>} {/Control}');

  expect(await screen.findByText(/selected 1,000,000 cells: sum 4.00$/)).toBeInTheDocument();
  expect(asked.mock.calls.length).toBe(before);
});

test('a sum over too many rows is not begun, and says what to do', async () => {
  const { user } = await given({ rows: { rowCount: 1_000_000 } });
  focusOn('1:3');

  await user.keyboard('{Control>}{Shift>}{End}{/Shift}{/Control}');

  expect(await screen.findByText(/too many rows to sum: filter/)).toBeInTheDocument();
});

test('a row is gone to by its number', async () => {
  const { user } = await given({ rows: { rowCount: 1_000_000 } });

  await user.click(screen.getByRole('button', { name: 'Go to row …' }));
  await user.type(await screen.findByRole('textbox', { name: 'Row, 1 to 1,000,000' }), '0{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter a whole number from 1 to 1,000,000');
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), '987,654{Enter}');

  await waitFor(() => expect(focused()).toBe('987653:0'));
  expect(await screen.findByText('P987654')).toBeInTheDocument();
});

test('a filter is made from the header, shown in words, changed and taken away', async () => {
  const { user } = await given();
  await user.click(screen.getByRole('button', { name: 'Options for GGR' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Filter …' }));
  await user.type(await screen.findByRole('textbox', { name: 'From' }), 'abc');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter a number, such as 1,234.50.');

  await user.clear(screen.getByRole('textbox', { name: 'From' }));
  await user.type(screen.getByRole('textbox', { name: 'From' }), '1,234.5');
  await user.click(screen.getByRole('button', { name: 'Apply' }));

  expect(address()).toBe('rows=[{"field":"ggr","op":"ge","value":"1234.5"}]');
  expect(screen.getByRole('columnheader', { name: /GGR.*filtered/ })).toBeInTheDocument();
  expect(screen.getByText(/· 1 filter/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove filter: GGR at least 1,234.50' }));
  expect(address()).toBe('');
});

test('Enter opens what is behind a cell, a row and a total', async () => {
  const onDrill = jest.fn();
  const onOpenRow = jest.fn();
  const openTotal = jest.fn((column: GridColumn) => column.field);
  const drillOf = (column: GridColumn) => (column.field === 'ggr' ? () => openTotal(column) : null);
  const { user } = await given({ cells: { onDrill, onOpenRow }, drillOf });

  focusOn('2:3');
  await user.keyboard('{Enter}');
  expect(onDrill).toHaveBeenCalledWith(expect.objectContaining({ key: '2' }), columns[3]);
  focusOn('1:0');
  await user.keyboard('{Enter}');
  expect(onOpenRow).toHaveBeenCalledWith(expect.objectContaining({ key: '1' }));
  focusOn('6:3');
  await user.keyboard('{Enter}');
  expect(openTotal).toHaveBeenCalledWith(columns[3]);
  await user.keyboard('{ArrowLeft}{Enter}');
  expect(openTotal).toHaveBeenCalledTimes(1);
  await user.dblClick(screen.getByText('P4'));
  expect(onDrill).toHaveBeenLastCalledWith(expect.objectContaining({ key: '3' }), columns[1]);
});

test('a row that leads somewhere is a link: a click opens it here, a click with Control is left to the browser', async () => {
  const onOpenRow = jest.fn();
  const followed = jest.fn();
  const addressOf: GridCells['addressOf'] = ({ key }) => (key === '3' ? null : `/online/${key}`);
  const { user, grid } = await given({ cells: { onOpenRow, addressOf } });
  // Hears of a click last: what nobody has prevented is what the browser follows.
  const hear = (event: MouseEvent) => {
    if (!event.defaultPrevented) followed((event.target as HTMLElement).getAttribute('href'));
    event.preventDefault();
  };
  document.addEventListener('click', hear);
  const [first, second] = within(grid).getAllByRole('link');

  expect(within(grid).getAllByRole('link')).toHaveLength(5);
  expect(second).toHaveAttribute('href', '/online/1');
  expect(second).toHaveAttribute('tabindex', '-1');
  if (first === undefined || second === undefined) throw new Error('no links');
  await user.click(second);
  expect(onOpenRow).toHaveBeenCalledWith(expect.objectContaining({ key: '1' }));
  expect(focused()).toBe('1:0');

  await user.keyboard('{Control>}');
  await user.click(first);
  await user.keyboard('{/Control}');
  expect(onOpenRow).toHaveBeenCalledTimes(1);
  document.removeEventListener('click', hear);
  expect(followed.mock.calls).toEqual([['/online/0']]);
});

test('from right to left the left arrow leads on', async () => {
  document.documentElement.dir = 'rtl';
  try {
    const { user } = await given();
    focusOn('0:0');
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('0:1');
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(focused()).toBe('0:2');
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('0:1');
  } finally {
    document.documentElement.removeAttribute('dir');
  }
});

test('groups open and close by keys, and say what they are', async () => {
  const groups: GridGroups = {
    by: ['provider'],
    hasRows: true,
    open: () => Promise.resolve({ rowCount: 3, loadBlock: load }),
  };
  const { user, grid } = await given({ rows: { groups, rowCount: 2 } });
  expect(grid).toHaveAttribute('aria-rowcount', '4');
  focusOn('0:0');

  await user.keyboard('{ArrowRight}');

  expect(screen.getByText('Group opened')).toBeInTheDocument();
  await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '7'));
  const rows = within(grid).getAllByRole('row');
  expect(rows[1]).toHaveAttribute('aria-expanded', 'true');
  expect(rows[2]).toHaveAttribute('aria-level', '2');
  focusOn('2:0');
  await user.keyboard('{ArrowLeft}');
  expect(focused()).toBe('0:0');
  await user.keyboard('{Enter}');
  expect(grid).toHaveAttribute('aria-rowcount', '4');
});

test('without rows the headers stay, so that the filter can be taken away', () => {
  render(<Screen rows={{ rowCount: 0 }} empty={<EmptyNotice title="Nothing matches the filter" />} />);

  expect(screen.getByText('Nothing matches the filter')).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: /GGR/ })).toBeInTheDocument();
  expect(screen.getByText('No rows')).toBeInTheDocument();
});

test('while rows are loading nothing is said of how many there are', () => {
  render(<Screen rows={{ rowCount: 0, isLoading: true }} />);

  expect(screen.queryByText('No rows')).toBeNull();
});

test('what is asked for again stays, dimmed and marked busy', async () => {
  const { grid } = await given({ rows: { isUpdating: true } });

  expect(grid).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('P1')).toBeInTheDocument();
});
