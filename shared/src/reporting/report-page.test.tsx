import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listAuthorities } from '../contracts/authorities';
import { listBrands } from '../contracts/brands';
import { readFreshness } from '../contracts/dashboard';
import { readCalendar } from '../contracts/deadlines';
import type { ListMeta } from '../contracts/paging';
import { useQuery } from '../kit/query';
import { answering, problem } from '../testing/fake-http';
import { renderRemote } from '../testing/render-remote';
import type { RemoteStageOptions } from '../testing/remote-stage';
import { ActionButton } from '../ui/action-button';
import { Change } from './change';
import { ReportToolbar } from './page/report-toolbar';
import { useBlockedBecause } from './report-health';
import { ReportPage } from './report-page';
import { useReportScope } from './use-report-scope';

const meta: ListMeta = {
  period: { from: '2026-10-01', to: '2026-10-31', zone: 'Africa/Dar_es_Salaam', cutoff: '06:00' },
  basis: 'SETTLED',
  asOf: '2026-11-20T02:58:00.000Z',
  snapshotId: '4f1b2c3d4e5f60718293',
  status: 'FINAL',
  statusReasons: [],
  filtersText: [],
  noActivity: false,
};
const source = {
  source: 'alder-online',
  brandId: 'alder',
  channel: 'ONLINE' as const,
  lastEventAt: '2026-11-20T02:20:00.000Z',
  lastLoadedAt: '2026-11-20T02:30:00.000Z',
  lagSeconds: 600,
  missing: 0,
  rejected: 0,
  hours: [],
};
const freshness = { items: [source], now: '2026-11-20T02:58:00.000Z' };

interface Figures {
  readonly ask?: () => ListMeta;
  readonly onSend?: () => void;
}

/** A report whose figures are its header only. */
function Report({ ask = () => meta, onSend }: Figures) {
  const scope = useReportScope({
    bases: ['SETTLED', 'PLACED'],
    comparisons: ['previous', 'year', 'same-days'],
  });
  const { from, to } = scope.period;
  const query = useQuery({
    queryKey: ['figures', from, to],
    queryFn: () => Promise.resolve().then(ask),
    retry: false,
  });
  return (
    <ReportPage
      title="Totals"
      path="/total-report"
      scope={scope}
      figures={{ query, meta: query.data, currency: 'TZS' }}
      actions={<Send onSend={onSend} />}
    >
      <ReportToolbar>
        <input type="search" aria-label="Filter" />
      </ReportToolbar>
      <p>the rows</p>
    </ReportPage>
  );
}

function Send({ onSend }: { readonly onSend: (() => void) | undefined }) {
  return (
    <ActionButton blockedBecause={useBlockedBecause('send')} onClick={() => onSend?.()}>
      Send
    </ActionButton>
  );
}

function open(figures: Figures = {}, options: RemoteStageOptions = {}) {
  return renderRemote(<Report {...figures} />, {
    path: '/total-report?from=2026-10-01&to=2026-10-31',
    ...options,
    answers: [
      answering(readFreshness, freshness),
      answering(listBrands, {
        items: [
          {
            id: 'alder',
            name: 'Alder',
            country: 'TZ',
            currency: 'TZS',
            zone: 'Africa/Dar_es_Salaam',
            cutoff: '06:00',
            channels: ['ONLINE', 'RETAIL'],
            licences: [
              {
                id: 'alder-sports',
                authority: 'GBT',
                number: 'SB/2021/0417',
                products: [],
                validFrom: '2021-01-01',
                validTo: null,
              },
            ],
            lastLoadedAt: null,
            openGaps: 0,
          },
        ],
      }),
      answering(listAuthorities, () => {
        throw problem(403, 'FORBIDDEN');
      }),
      answering(readCalendar, { items: [] }),
      ...(options.answers ?? []),
    ],
  });
}

const rows = () => screen.findByText('the rows');

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, now: Date.parse('2026-11-20T03:12:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

test('says what the figures are: days by the clock, age, status, licences, and who looks', async () => {
  const { titles } = open();
  await rows();

  const context = screen.getByRole('region', { name: 'What this page shows' });
  expect(context).toHaveTextContent('31 gaming days = 1 Oct 06:00 → 1 Nov 06:00 EAT (UTC+3)');
  expect(context).toHaveTextContent('(14 min)');
  expect(within(context).getByText('Final')).toBeVisible();
  expect(await screen.findByText('SB/2021/0417')).toBeInTheDocument();
  expect(screen.getByText('Rehema Reporter (reporter@tallyhouse.test)')).toBeInTheDocument();
  expect(titles.at(-1)).toBe('Totals · Oct 2026');
});

test('the age of the data goes on counting', async () => {
  open();
  await rows();
  act(() => {
    jest.advanceTimersByTime(3 * 60_000);
  });

  expect(screen.getByRole('region', { name: 'What this page shows' })).toHaveTextContent('(17 min)');
});

test('an address without days gets them, so that a copied link keeps its meaning', async () => {
  const { router } = open({}, { path: '/total-report?sort=ggr' });
  await rows();

  expect(router.state.location.search).toBe('?sort=ggr&from=2026-10-01&to=2026-10-31');
});

test('nonsense in the address is named, and taken out on request', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { router } = open({}, { path: '/total-report?from=2026-10-01&to=2026-10-31&basis=NONE' });
  await rows();
  expect(screen.getByText('Ignored: the basis. The page shows its defaults instead.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Remove it from the link' }));

  expect(screen.queryByText(/Ignored/)).toBeNull();
  expect(router.state.location.search).toBe('?from=2026-10-01&to=2026-10-31&basis=SETTLED');
});

test('a period step keeps the rest of the address', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { router } = open({}, { path: '/total-report?from=2026-10-01&to=2026-10-31&text=arusha&page=3' });
  await rows();

  await user.click(screen.getByRole('button', { name: 'Earlier period' }));

  expect(router.state.location.search).toBe('?from=2026-09-01&to=2026-09-30&text=arusha');
});

test('a comparison says its days', async () => {
  open({}, { path: '/total-report?from=2026-10-01&to=2026-10-31&compare=previous' });
  await rows();

  expect(screen.getByRole('region', { name: 'What this page shows' })).toHaveTextContent(
    /compared with 1.–.30 Sept? 2026/,
  );
});

test.each([
  ['2026-11-30', /not over yet, compared with the whole of 1.–.31 Oct 2026/],
  ['2026-11-10', /compared with .* Oct/],
])('a period to %s that is not over says so where it is compared with a whole one', async (to, words) => {
  open({}, { path: `/total-report?from=2026-11-01&to=${to}&compare=previous` });
  await rows();

  expect(screen.getByRole('region', { name: 'What this page shows' })).toHaveTextContent(words);
});

test.each([
  ['2026-10-30T20:00:00.000Z', /complete to 30 Oct 2026, 23:00/],
  [null, /no file within a week/],
  // The last day of October ends on 1 November, 06:00.
  ['2026-11-01T03:00:00.000Z', null],
])('files that have come up to %s are told', async (completeTo, words) => {
  open({ ask: () => ({ ...meta, completeTo }) });
  await rows();

  const bar = screen.getByRole('region', { name: 'What this page shows' });
  if (words === null) expect(bar).not.toHaveTextContent(/complete to|no file/);
  else expect(bar).toHaveTextContent(words);
});

// October begins on its first day, 06:00; September, which it is compared with, on its own.
test.each([
  ['', '2026-10-01T03:00:00.000Z', null],
  ['', '2026-10-10T03:00:00.000Z', /no files before 10 Oct 2026, 06:00 EAT: nothing is known/],
  ['&compare=previous', '2026-09-01T03:00:00.000Z', null],
  ['&compare=previous', '2026-10-01T03:00:00.000Z', /no files before 1 Oct 2026, 06:00 EAT/],
])(
  'with %s and files from %s on, days that nothing is known of are told',
  async (compare, completeFrom, words) => {
    const path = `/total-report?from=2026-10-01&to=2026-10-31${compare}`;
    open({ ask: () => ({ ...meta, completeFrom }) }, { path });
    await rows();

    const bar = screen.getByRole('region', { name: 'What this page shows' });
    if (words === null) expect(bar).not.toHaveTextContent(/no files before/);
    else expect(bar).toHaveTextContent(words);
  },
);

test('a refusal says whom to ask and how to go on', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { visited } = open({
    ask: () => {
      throw problem(403, 'FORBIDDEN');
    },
  });
  expect(await screen.findByText('You do not have access to these figures')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Choose another brand' }));

  expect(visited).toEqual(['/brands']);
});

test('what is locked says why', async () => {
  open({
    ask: () => {
      throw problem(409, 'REPORT_LOCKED', 'The period is closed.');
    },
  });

  expect(await screen.findByText('These figures are locked')).toBeVisible();
  expect(screen.getByText(/The period is closed\./)).toBeVisible();
});

test('a failure can be tried again', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  let asked = 0;
  open({
    ask: () => {
      asked += 1;
      if (asked === 1) throw problem(500, 'INTERNAL');
      return meta;
    },
  });
  expect(await screen.findByText('The figures could not be loaded')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  await rows();
});

test('newer data for the days shown asks for a refresh, and nothing is sent before', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const sent: string[] = [];
  let asOf = '2026-11-20T02:00:00.000Z';
  const period = { ...meta.period, from: '2026-11-19', to: '2026-11-19' };
  open(
    { ask: () => ({ ...meta, period, asOf }), onSend: () => sent.push('sent') },
    { path: '/total-report?from=2026-11-19&to=2026-11-19' },
  );
  expect(await screen.findByText('Newer data exists')).toBeVisible();
  const send = screen.getByRole('button', { name: 'Send' });
  expect(send).toHaveAccessibleDescription(/Refresh the figures first/);
  await user.click(send);
  expect(sent).toEqual([]);

  asOf = '2026-11-20T03:12:00.000Z';
  const [refresh] = screen.getAllByRole('button', { name: 'Refresh' });
  await user.click(refresh!);
  await waitFor(() => expect(screen.queryByText('Newer data exists')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Send' }));

  expect(sent).toEqual(['sent']);
});

test('without a network the figures stay, actions say why they do not work, and all ends by itself', async () => {
  open();
  await rows();
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => {
    window.dispatchEvent(new Event('offline'));
  });
  expect(screen.getByText('You are offline')).toBeVisible();
  expect(screen.getByText('the rows')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');

  onLine.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });

  expect(screen.queryByText('You are offline')).toBeNull();
  expect(screen.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-disabled');
});

test('a slash moves to the filter, and stays a slash within it', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  open();
  await rows();

  await user.keyboard('/');
  expect(screen.getByRole('searchbox', { name: 'Filter' })).toHaveFocus();
  await user.keyboard('a/b');
  expect(screen.getByRole('searchbox', { name: 'Filter' })).toHaveValue('a/b');
});

test('the authority of the brand chooses the form of the report, and the days stay', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { visited } = open();
  await rows();

  await user.click(screen.getByRole('combobox', { name: 'Authority' }));
  await user.click(await screen.findByText('GBT', { selector: '.ant-select-item-option-content' }));

  expect(visited).toEqual(['/total-report-tanzania?from=2026-10-01&to=2026-10-31']);
});

test.each([
  ['125.00', '100.00', '▲more by +25.00 (+25.00 %)'],
  ['75.00', '100.00', '▼less by −25.00 (−25.00 %)'],
  ['5.00', '0.00', '▲more by +5.00 (n/a)'],
  ['5.00', '5.00', '=no change 0.00 (0.00 %)'],
])('%s against %s reads %s', (current, previous, words) => {
  const { container } = renderRemote(<Change current={current} previous={previous} write={(one) => one} />);

  expect(container.textContent.replaceAll('\u00A0', ' ')).toBe(words);
});
