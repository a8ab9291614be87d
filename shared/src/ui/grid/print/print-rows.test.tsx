import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReportGrid, type GridColumn, type LoadBlock } from '../../report-grid';
import { useGridLink } from '../grid-link';
import { GridStatusLine } from '../status-line';

const columns: readonly GridColumn[] = [
  { field: 'provider', title: 'Provider', type: 'text' },
  { field: 'ggr', title: 'GGR', type: 'money', unit: 'EUR' },
];
const load: LoadBlock = (start, count) =>
  Promise.resolve(
    Array.from({ length: count }, (_, step) => ({
      key: String(start + step),
      values: { provider: `P${start + step + 1}`, ggr: '-0.125' },
    })),
  );

interface Given {
  readonly rowCount?: number;
  readonly loadBlock?: LoadBlock;
}

function Screen({ rowCount = 450, loadBlock = load }: Given) {
  const link = useGridLink();
  return (
    <>
      <ReportGrid
        label="Rows"
        columns={columns}
        rows={{ rowCount, loadBlock }}
        totals={{ label: 'Total – all rows', values: { ggr: '-56.25' } }}
        link={link}
      />
      <GridStatusLine link={link} columns={columns} />
    </>
  );
}

/** What goes to paper: jsdom prints nothing, so the test reads the page while the browser would print it. */
function paperOnPrint(): { readonly tables: (string[] | null)[]; readonly words: string[] } {
  const printed = { tables: [] as (string[] | null)[], words: [] as string[] };
  jest.spyOn(window, 'print').mockImplementation(() => {
    act(() => {
      dispatchEvent(new Event('beforeprint'));
    });
    const table = document.querySelector<HTMLElement>('.th-grid-paper');
    printed.words.push(table?.querySelector('p')?.textContent ?? '');
    printed.tables.push(
      table === null ? null : [...table.querySelectorAll('tbody tr')].map((row) => row.textContent),
    );
    act(() => {
      dispatchEvent(new Event('afterprint'));
    });
  });
  return printed;
}

afterEach(() => jest.restoreAllMocks());

test('a print has every row, not only those in view, and the total', async () => {
  const printed = paperOnPrint();
  render(<Screen />);
  await screen.findByText('P1');
  expect(screen.queryByText('P450')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Print all rows' }));

  await waitFor(() => expect(printed.tables).toHaveLength(1));
  expect(printed.words).toEqual(['All 450 rows.']);
  expect(printed.tables[0]).toHaveLength(451);
  expect(printed.tables[0]?.[449]).toBe('P450\u22120.13');
  expect(printed.tables[0]?.[450]).toBe('Total – all rows\u221256.25');
  expect(document.querySelector('.th-grid-paper')).toBeNull();
});

test('more rows than are printed are said to be more', async () => {
  const printed = paperOnPrint();
  render(<Screen rowCount={7000} />);
  await screen.findByText('P1');

  await userEvent.click(screen.getByRole('button', { name: 'Print all rows' }));

  await waitFor(() => expect(printed.tables).toHaveLength(1), { timeout: 20_000 });
  expect(printed.tables[0]).toHaveLength(5001);
  expect(printed.words[0]).toBe(
    'The first 5,000 of 7,000 rows, which is the print limit. Use the export for all rows.',
  );
});

test('the browser’s own print command has the rows that are there, and says which', async () => {
  const printed = paperOnPrint();
  render(<Screen />);
  await screen.findByText('P1');

  window.print();

  expect(printed.words[0]).toMatch(/^The first 200 of 450 rows, as loaded at the time of printing\./);
  expect(printed.tables[0]).toHaveLength(201);
});

test('rows that cannot be had end the print with words; the same button tries again', async () => {
  const printed = paperOnPrint();
  let isBroken = true;
  const loadBlock: LoadBlock = (start, count, signal) =>
    isBroken && start > 0 ? Promise.reject(new Error('down')) : load(start, count, signal);
  render(<Screen loadBlock={loadBlock} />);
  await screen.findByText('P1');

  await userEvent.click(screen.getByRole('button', { name: 'Print all rows' }));
  expect(await screen.findByText(/Nothing was printed: some rows could not be loaded/)).toBeInTheDocument();
  expect(printed.tables).toEqual([]);

  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Print all rows' }));
  await waitFor(() => expect(printed.tables).toHaveLength(1));
});

test('collecting says how far it is and can be ended', async () => {
  const printed = paperOnPrint();
  const loadBlock: LoadBlock = (start, count, signal) =>
    start > 0
      ? new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
      : load(start, count, signal);
  render(<Screen loadBlock={loadBlock} />);
  await screen.findByText('P1');

  await userEvent.click(screen.getByRole('button', { name: 'Print all rows' }));
  const status = await screen.findByText('Collecting rows for the print: 200 of 450');
  await userEvent.click(
    within(status.parentElement ?? document.body).getByRole('button', { name: 'Cancel print' }),
  );

  expect(screen.getByRole('button', { name: 'Print all rows' })).toBeInTheDocument();
  expect(screen.queryByText(/Nothing was printed/)).not.toBeInTheDocument();
  expect(printed.tables).toEqual([]);
});
