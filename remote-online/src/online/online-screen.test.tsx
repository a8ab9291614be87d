import {
  readOnlineBlacklist,
  writeOnlineBlacklist,
  type Blacklist,
} from '@tallyhouse/shared/contracts/blacklists';
import { cancelJob, readJob, type Job } from '@tallyhouse/shared/contracts/jobs';
import {
  deleteOnlineReport,
  downloadLastReports,
  downloadReportExcel,
  exploreReportRows,
  listOnlineReports,
  listReportFields,
  prepareReport,
  readOnlineReport,
  simulateOnlineReport,
} from '@tallyhouse/shared/contracts/online-reports';
import { listSavedSearches } from '@tallyhouse/shared/contracts/saved-searches';
import { type ReportField } from '@tallyhouse/shared/contracts/report-fields';
import { type ReportHeader, type Simulation } from '@tallyhouse/shared/contracts/reports';
import type { TaxLine } from '@tallyhouse/shared/contracts/tax-lines';
import { answering, problem, type FakeAnswer } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerOf } from './archive/answer-of';
import type { ArchiveWorker, WorkerAnswer } from './archive/worker-messages';
import { OnlineScreen } from './online-screen';

// The test browser has no workers: this one runs the same program where the test runs.
jest.mock('./archive/make-archive-worker', () => ({
  makeArchiveWorker: (): ArchiveWorker => {
    const worker: ArchiveWorker = {
      onmessage: null,
      onerror: null,
      postMessage: (bytes) => {
        void answerOf(new Uint8Array(bytes)).then((data) =>
          worker.onmessage?.({ data } as MessageEvent<WorkerAnswer>),
        );
      },
      terminate: () => undefined,
    };
    return worker;
  },
}));

const report: ReportHeader = {
  id: 'rep_123456',
  type: 'ONLINE_DAILY',
  title: 'Online, October',
  period: { from: '2026-10-01', to: '2026-10-31' },
  basis: 'SETTLED',
  version: 1,
  replaces: null,
  state: 'SIMULATED',
  figureStatus: 'PROVISIONAL',
  rowCount: 2,
  currency: 'TZS',
  stakes: '1000.00',
  ggr: '-40.50',
  preparedBy: 'Rehema',
  preparedAt: '2026-11-02T08:00:00.000Z',
  confirmedBy: null,
  sentAt: null,
  ackRef: null,
  contentHash: 'sha256:00',
};
const definition = {
  type: 'ONLINE_DAILY',
  period: report.period,
  basis: 'SETTLED' as const,
  fields: ['day', 'vertical', 'ggr'],
  filters: [],
  asOf: '2026-11-02T08:00:00.000Z',
};
const meta: Simulation['meta'] = {
  period: { ...report.period, zone: 'Africa/Dar_es_Salaam', cutoff: '06:00' },
  basis: 'SETTLED',
  asOf: '2026-11-02T08:00:00.000Z',
  snapshotId: 'snp_1',
  status: 'PROVISIONAL',
  statusReasons: ['GAP:btc_771'],
  filtersText: [],
  noActivity: false,
};

function givenField(field: string, part: Partial<ReportField>): ReportField {
  return {
    field,
    title: { en: field, sw: field },
    type: 'text',
    role: 'dimension',
    aggregation: 'none',
    formula: null,
    basisDependent: false,
    group: 'Time',
    filterable: true,
    groupable: true,
    sortable: true,
    mandatoryIn: [],
    sensitivity: 'NONE',
    help: { en: `What ${field} means`, sw: '' },
    ...part,
  };
}
const fields = {
  version: '1',
  fields: [
    givenField('day', { type: 'date', title: { en: 'Gaming day', sw: '' } }),
    givenField('vertical', {
      title: { en: 'Vertical', sw: '' },
      options: [{ value: 'BINGO', label: 'Bingo' }],
    }),
    givenField('ggr', {
      title: { en: 'GGR', sw: '' },
      type: 'money',
      role: 'measure',
      aggregation: 'sum',
      group: 'Revenue',
      groupable: false,
      mandatoryIn: ['ONLINE_DAILY'],
    }),
  ],
  types: [
    {
      type: 'ONLINE_DAILY',
      title: { en: 'Online, day by day', sw: '' },
      description: { en: 'Every gaming day.', sw: '' },
      periodKind: 'CUSTOM' as const,
      basis: 'SETTLED' as const,
      bases: ['SETTLED' as const, 'PLACED' as const],
      fields: ['day', 'vertical', 'ggr'],
    },
  ],
};
const opened = { report, definition, meta, history: [], versions: [report], difference: null };
const simulation: Simulation = {
  simulationId: 'sim_1',
  expiresAt: '2026-11-03T08:00:00.000Z',
  definition,
  currency: 'TZS',
  columns: [],
  rowCount: 2,
  totals: { stakes: '1000.00', voids: '0.00', winnings: '1040.50', ggr: '-40.50' },
  meta,
  checks: [
    { id: 'INV-01', ok: true, severity: 'ERROR', detail: 'Revenue adds up' },
    { id: 'DATA', ok: false, severity: 'WARN', detail: 'The figures may still change' },
  ],
  rulePackVersion: 'sha256:00',
  hypothetical: false,
  tax: [],
  controlTotals: { ggr: '-40.50' },
  diffToLast: { reportId: 'rep_1', version: 1, delta: { ggr: '-4.00' } },
  contentHash: 'sha256:00',
};
const blacklist: Blacklist = {
  scope: 'USER',
  etag: '3',
  hidden: [],
  brandHidden: [],
  forced: [],
  protected: ['ggr'],
  last: null,
  pending: null,
};
const columns = [
  { field: 'day', title: 'Gaming day', type: 'date' as const },
  { field: 'vertical', title: 'Vertical', type: 'text' as const },
  { field: 'ggr', title: 'GGR', type: 'money' as const },
];

function givenRows(shown = columns) {
  return {
    items: ['2026-10-01', '2026-10-02'].map((day, at) => ({
      key: { rowNo: at },
      values: { day, vertical: 'BINGO', ggr: at === 0 ? '-50.50' : '10.00' },
      childCount: 1,
    })),
    page: 1,
    pageSize: 200,
    nextCursor: null,
    totalCount: 2,
    totals: { ggr: '-40.50' },
    currency: 'TZS',
    meta,
    report: null,
    columns: shown,
    contentHash: 'sha256:00',
  };
}

function givenJob(part: Partial<Job>): Job {
  return {
    id: 'job_1',
    kind: 'online-simulation',
    state: 'RUNNING',
    done: 3,
    total: 12,
    step: 'Adding up 2026-10-03 to 2026-10-05',
    createdAt: '2026-11-02T08:00:00.000Z',
    startedAt: '2026-11-02T08:00:00.000Z',
    endedAt: null,
    expiresAt: null,
    ...part,
  };
}

function open(path: string, answers: readonly FakeAnswer[] = [], session = {}) {
  const user = userEvent.setup();
  const rendered = renderRemote(<OnlineScreen />, {
    path,
    session,
    answers: [
      answering(listReportFields, fields),
      answering(readOnlineBlacklist, blacklist),
      answering(listSavedSearches, { items: [], page: 1, pageSize: 200, totalCount: 0 }),
      answering(exploreReportRows, givenRows()),
      answering(listOnlineReports, {
        items: [{ ...report, brandId: 'alder' }],
        page: 1,
        pageSize: 50,
        totalCount: 1,
      }),
      ...answers,
    ],
  });
  return { user, ...rendered };
}
const noRows = { items: [], page: 1, pageSize: 50, totalCount: 0 };
const done = answering(readJob, givenJob({ state: 'DONE', result: simulation }));

test('the list shows each report with its state and figures, and a state chip narrows it', async () => {
  const { user, sentTo, titles } = open('/online');

  const grid = await screen.findByRole('grid', { name: 'Online reports' });
  expect(await within(grid).findByText('\u221241')).toBeInTheDocument();
  expect(within(grid).getByText('◊ Simulated')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Accepted' }));

  await waitFor(() =>
    expect(sentTo(listOnlineReports).at(-1)?.query).toMatchObject({ status: ['ACCEPTED'] }),
  );
  expect(titles).toContain('Online reports');
});

test('where a report is in another currency than the brand’s, each says its own', async () => {
  const items = [
    { ...report, brandId: 'alder' },
    { ...report, id: 'rep_2', title: 'Kenya, October', currency: 'KES', brandId: 'alder' },
  ];
  open('/online', [answering(listOnlineReports, { items, page: 1, pageSize: 50, totalCount: 2 })]);

  const grid = await screen.findByRole('grid', { name: 'Online reports' });
  expect(await within(grid).findByText('KES')).toBeInTheDocument();
  expect(within(grid).getByText('TZS')).toBeInTheDocument();
});

test('a row of the list opens its report', async () => {
  const { user, visited } = open('/online', [answering(readOnlineReport, opened)]);

  await user.click(await screen.findByText('Online, October'));

  await waitFor(() => expect(visited).toEqual(['/online/rep_123456']));
  expect(
    await screen.findByText('This is the first version: there is nothing to compare it with.'),
  ).toBeInTheDocument();
});

test('a report that somebody deletes while it is open says so, and shows no figures any more', async () => {
  let isDeleted = false;
  const { user } = open('/online/rep_123456', [
    answering(readOnlineReport, () => {
      if (isDeleted) throw problem(404, 'NOT_FOUND', 'There is no such report');
      return opened;
    }),
    answering(deleteOnlineReport, () => {
      isDeleted = true;
      throw problem(404, 'NOT_FOUND', 'There is no such report');
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Delete report' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(/^Type its name/), 'Online, October');
  await user.click(within(dialog).getByRole('button', { name: 'Delete report' }));

  expect(await screen.findByText('This report was deleted while you had it open')).toBeInTheDocument();
  expect(screen.queryByLabelText('Totals')).not.toBeInTheDocument();
});

test('of a report that was deleted here nothing is read again while the list is on its way', async () => {
  const { user, visited } = open('/online/rep_123456', [
    answering(readOnlineReport, opened),
    answering(deleteOnlineReport, () => undefined),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Delete report' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(/^Type its name/), 'Online, October');
  await user.click(within(dialog).getByRole('button', { name: 'Delete report' }));

  await waitFor(() => expect(visited).toEqual(['/online']));
  expect(screen.queryByRole('heading', { name: 'Online, October' })).not.toBeInTheDocument();
});

test('no report at all and no report for the filter are told apart', async () => {
  const first = open('/online', [answering(listOnlineReports, noRows)]);
  expect(await screen.findByText('No reports yet')).toBeInTheDocument();
  first.unmount();

  open('/online?text=xyz', [answering(listOnlineReports, noRows)]);
  expect(await screen.findByText('No report matches the filter')).toBeInTheDocument();
});

test('a failing list names its trace id and loads again on demand', async () => {
  let attempts = 0;
  const { user } = open('/online', [
    answering(listOnlineReports, () => {
      attempts += 1;
      if (attempts === 1) throw problem(503, 'UNAVAILABLE', 'The store is busy');
      return noRows;
    }),
  ]);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The store is busy');
  expect(alert).toHaveTextContent('trace-1');

  await user.click(within(alert).getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('No reports yet')).toBeInTheDocument();
});

test.each([
  ['SIMULATED', 'Submit for confirmation'],
  ['DRAFT', 'Build again'],
] as const)(
  'of a report that is %s the next step leads, and deleting it comes last',
  async (state, first) => {
    open('/online/rep_123456', [answering(readOnlineReport, { ...opened, report: { ...report, state } })]);

    const remove = await screen.findByRole('button', { name: 'Delete report' });
    const next = screen.getByRole('button', { name: first });
    expect(next).toHaveClass('ant-btn-primary');
    const actions = [...(remove.parentElement?.querySelectorAll<HTMLElement>('button') ?? [])];
    expect([actions.indexOf(next), actions.indexOf(remove)]).toEqual([0, actions.length - 1]);
  },
);

test('a report is deleted only after its name is typed, and a locked one says why it stays', async () => {
  const { user, sentTo } = open('/online/rep_123456', [
    answering(readOnlineReport, opened),
    answering(deleteOnlineReport, () => {
      throw problem(409, 'REPORT_LOCKED', 'The report was handed in');
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Delete report' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('button', { name: 'Delete report' })).toBeDisabled();

  await user.type(within(dialog).getByLabelText(/^Type its name/), 'Online, October');
  await user.click(within(dialog).getByRole('button', { name: 'Delete report' }));

  expect(
    await within(dialog).findByText(/submitted for confirmation or sent cannot be deleted/),
  ).toBeInTheDocument();
  expect(sentTo(deleteOnlineReport)).toEqual([expect.objectContaining({ params: { id: 'rep_123456' } })]);
});

test('a viewer is offered neither a new report nor the rows', async () => {
  const viewer = { roles: ['viewer'], permissions: ['reports.view', 'blacklist.own'] };
  const list = open('/online', [], viewer);
  await screen.findByText('Online, October');
  expect(screen.queryByRole('button', { name: 'New report' })).not.toBeInTheDocument();
  list.unmount();

  open('/online/new', [], viewer);
  expect(
    await screen.findByText(/permission “Simulate reports and save drafts” \(reports\.simulate\)/),
  ).toBeInTheDocument();
});

test('without a brand the builder asks for one', async () => {
  open('/online/new', [], { brand: null });

  expect(await screen.findByRole('button', { name: 'Choose a brand' })).toBeInTheDocument();
});

test('the builder sends what was chosen, demanded columns included, and follows the job', async () => {
  const { user, sentTo, visited } = open('/online/new?from=2026-10-01&to=2026-10-31', [
    answering(simulateOnlineReport, givenJob({})),
    answering(readJob, givenJob({})),
  ]);
  expect(await screen.findByRole('checkbox', { name: 'GGR' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Vertical' }));

  await user.click(screen.getByRole('button', { name: 'Simulate' }));

  await waitFor(() => expect(visited).toContain('/online/simulations/job_1'));
  expect(sentTo(simulateOnlineReport)[0]?.body).toEqual({
    type: 'ONLINE_DAILY',
    period: { from: '2026-10-01', to: '2026-10-31' },
    basis: 'SETTLED',
    fields: ['day', 'ggr'],
    filters: [],
    wait: false,
  });
});

test('offline nothing can be simulated, and the button says why; online again it can', async () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, sentTo } = open('/online/new?from=2026-10-01&to=2026-10-31', [
    answering(simulateOnlineReport, givenJob({})),
    answering(readJob, givenJob({})),
  ]);
  const button = await screen.findByRole('button', { name: 'Simulate' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(/^You are offline\./);
  await user.click(button);
  expect(sentTo(simulateOnlineReport)).toEqual([]);

  network.mockRestore();
  act(() => void dispatchEvent(new Event('online')));
  await user.click(screen.getByRole('button', { name: 'Simulate' }));
  await waitFor(() => expect(sentTo(simulateOnlineReport)).toHaveLength(1));
});

test('a template starts the builder again with its columns and filters, for the period that is chosen', async () => {
  const query = {
    type: 'ONLINE_DAILY',
    fields: 'day,vertical,ggr',
    where: '[{"field":"vertical","op":"in","value":["BINGO"]}]',
  };
  const template = {
    ...{ id: 'sch_1', name: 'Bingo by day', screen: '/online/new', query, periodRule: null, columns: [] },
    ...{ shared: false, version: 1, owner: { id: 'u_2', name: 'Rehema' }, isOwn: true, isStartView: false },
    ...{ filtersText: [], lastRunAt: null, lastCount: null, schedule: null, restorableUntil: null },
    updatedAt: '2026-11-02T08:00:00.000Z',
  };
  const { user, sentTo, visited } = open('/online/new?from=2026-10-01&to=2026-10-31', [
    answering(listSavedSearches, { items: [template], page: 1, pageSize: 200, totalCount: 1 }),
    answering(simulateOnlineReport, givenJob({})),
    answering(readJob, givenJob({})),
  ]);

  await user.click(await screen.findByRole('button', { name: 'Templates' }));
  await user.click(await screen.findByRole('menuitem', { name: /Bingo by day/ }));
  expect(await screen.findByRole('button', { name: 'Template: Bingo by day' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Simulate' }));

  await waitFor(() => expect(visited).toContain('/online/simulations/job_1'));
  expect(sentTo(listSavedSearches)[0]?.query).toMatchObject({ screen: '/online/new' });
  expect(sentTo(simulateOnlineReport)[0]?.body).toMatchObject({
    period: { from: '2026-10-01', to: '2026-10-31' },
    fields: ['day', 'vertical', 'ggr'],
    filters: [{ field: 'vertical', op: 'in', value: ['BINGO'] }],
  });
});

test('a running simulation shows the steps of the server and can be cancelled', async () => {
  const { user } = open('/online/simulations/job_1', [
    answering(readJob, givenJob({})),
    answering(cancelJob, givenJob({ state: 'CANCELLED' })),
  ]);
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  expect(screen.getByText(/Adding up 3 – 5 Oct 2026 · 3 of 12 steps/)).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(await screen.findByText('The simulation was cancelled')).toBeInTheDocument();
});

test('a finished simulation shows its totals, checks, difference and rows', async () => {
  open('/online/simulations/job_1', [done]);

  const totals = await screen.findByLabelText('Totals');
  expect(totals).toHaveTextContent('Gross gaming revenue\u221240.50');
  expect(screen.getByText('1 check needs attention')).toBeInTheDocument();
  expect(screen.getByText(/TZS\s\u22124(?!\.)/)).toBeInTheDocument();
  expect(screen.getByText('Provisional')).toBeInTheDocument();
  const grid = await screen.findByRole('grid', { name: 'Rows of the report' });
  expect(await within(grid).findByText('\u221251')).toBeInTheDocument();
  expect(within(grid).getAllByText('Bingo')).toHaveLength(2);
  expect(within(grid).getByText('Total – all 2 rows')).toBeInTheDocument();
});

test('taxes of a simulation stand below its checks and difference, which share the line', async () => {
  const line: TaxLine = {
    ...{
      ruleId: 'TZ.GGT',
      code: 'GGT',
      authority: 'TRA',
      base: 'GGR',
      baseAmount: '40.00',
      taxable: '40.00',
    },
    ...{ rate: '0.25', tax: '10.00', roundingDifference: '0.00', currency: 'TZS', status: 'FINAL' },
    ...{ statusReasons: [], proof: 'VERIFIED', source: '', assumed: [] },
    due: { day: '2026-11-07', lateFrom: null, words: 'Due 2026-11-07' },
  };
  const taxed = { ...simulation, tax: [line] };
  open('/online/simulations/job_1', [answering(readJob, givenJob({ state: 'DONE', result: taxed }))]);

  const checks = (await screen.findByRole('heading', { name: 'Checks' })).closest('.th-beside')!;
  expect(checks.children).toHaveLength(2);
  expect(checks).toContainElement(screen.getByText('Difference from the previous version'));
  expect(checks).not.toContainElement(screen.getByText('TZ.GGT'));
});

test('hiding a column writes the own list with its etag and says how many are hidden', async () => {
  let hidden: readonly string[] = [];
  const { user, sentTo } = open('/online/simulations/job_1', [
    done,
    answering(exploreReportRows, () => givenRows(columns.filter((column) => !hidden.includes(column.field)))),
    answering(writeOnlineBlacklist, (input) => {
      hidden = (input.body as { hidden: string[] }).hidden;
      return { ...blacklist, etag: '4', hidden: [...hidden] };
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Options for Vertical' }));

  await user.click(await screen.findByRole('menuitem', { name: 'Hide column' }));

  expect(await screen.findByText('1 column hidden')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.queryByRole('columnheader', { name: /Vertical/ })).not.toBeInTheDocument(),
  );
  expect(sentTo(writeOnlineBlacklist)[0]).toMatchObject({
    body: { scope: 'USER', type: 'ONLINE_DAILY', hidden: ['vertical'] },
    headers: { 'If-Match': '3' },
  });
});

test('a link shows the columns of who copied it, whatever the reader hides, and their own list stays', async () => {
  const { user, sentTo } = open('/online/simulations/job_1?hide=vertical', [
    done,
    answering(readOnlineBlacklist, { ...blacklist, hidden: ['ggr'] }),
    answering(exploreReportRows, ({ body }) => {
      const asked = (body as { fields?: string[] }).fields;
      return givenRows(columns.filter(({ field }) => asked?.includes(field) ?? field !== 'ggr'));
    }),
  ]);

  expect(await screen.findByText('Columns as in the link you opened')).toBeInTheDocument();
  expect(await screen.findByRole('columnheader', { name: /^GGR/ })).toBeInTheDocument();
  await waitFor(() =>
    expect(sentTo(exploreReportRows).at(-1)?.body).toMatchObject({ fields: ['day', 'ggr'] }),
  );
  expect(screen.queryByRole('columnheader', { name: /Vertical/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show my columns' }));
  expect(await screen.findByRole('columnheader', { name: /Vertical/ })).toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: /^GGR/ })).toBeNull();
  expect(sentTo(writeOnlineBlacklist)).toEqual([]);
});

test('nothing in the period and nothing for the filter are told apart', async () => {
  const empty = answering(exploreReportRows, { ...givenRows(), items: [], totalCount: 0 });
  const first = open('/online/simulations/job_1', [done, empty]);
  expect(await screen.findByText('No activity in this period')).toBeInTheDocument();
  first.unmount();

  const rows = encodeURIComponent('[{"field":"ggr","op":"gt","value":"9"}]');
  open(`/online/simulations/job_1?rows=${rows}`, [done, empty]);
  expect(await screen.findByText('No row matches the filter')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove filter: GGR more than 9' })).toBeInTheDocument();
});

test('a drawing adds up to the total of the rows, and a mark narrows them to what it stands for', async () => {
  const { user, sentTo } = open('/online/simulations/job_1?chart=per-week', [
    done,
    answering(exploreReportRows, ({ body }) => {
      const { items, ...rest } = givenRows();
      const isGrouped = (body as { groupBy: string[] }).groupBy.length > 0;
      return {
        ...rest,
        items: isGrouped ? items.map((row) => ({ ...row, key: { day: row.values.day } })) : items,
      };
    }),
  ]);
  const chart = await screen.findByRole('figure', { name: 'GGR per week' });
  await user.click(within(chart).getByText('View as table'));

  expect(within(chart).getByRole('row', { name: /^Total/ })).toHaveTextContent('−40.50');
  await user.click(within(chart).getByRole('button', { name: '1 – 4 Oct 2026. GGR: −40.50' }));

  const asked = sentTo(exploreReportRows).map(({ body }) => body as { groupBy: string[] });
  expect(asked.at(-1)).toMatchObject({
    filters: [{ field: 'day', op: 'between', value: ['2026-10-01', '2026-10-04'] }],
  });
  expect(asked.find(({ groupBy }) => groupBy.length > 0)).toMatchObject({ groupBy: ['day'] });
});

test('a drawing is set against the report that was accepted last for the same days, and says where there is none', async () => {
  const accepted: ReportHeader = { ...report, id: 'rep_accepted', state: 'ACCEPTED', version: 2 };
  const byDay = answering(exploreReportRows, ({ body }) => {
    const { items, ...rest } = givenRows();
    const isAccepted = (body as { reportId?: string }).reportId === accepted.id;
    const of = (row: (typeof items)[number]) => (isAccepted ? { ...row.values, ggr: '-30.00' } : row.values);
    return {
      ...rest,
      items: items.map((row) => ({ ...row, values: of(row), key: { day: row.values.day } })),
    };
  });
  const listed = (items: ReportHeader[]) =>
    answering(listOnlineReports, {
      ...{ items: items.map((one) => ({ ...one, brandId: 'alder' })), totalCount: items.length },
      ...{ page: 1, pageSize: 50 },
    });
  const address = '/online/simulations/job_1?chart=per-month&chartCompare=accepted';
  const other = { ...accepted, id: 'rep_other', period: { from: '2026-10-01', to: '2026-10-15' } };

  const page = open(address, [done, byDay, listed([other, accepted])]);
  const chart = await screen.findByRole('figure', { name: 'GGR per month' });
  expect(await within(chart).findByText(/accepted version 2/)).toBeVisible();
  expect(page.sentTo(listOnlineReports).at(-1)?.query).toEqual({
    ...{ type: 'ONLINE_DAILY', status: 'ACCEPTED', version: 'all', page: 1, pageSize: 50 },
    ...{ from: '2026-10-01', to: '2026-10-31' },
  });
  page.unmount();

  const none = open(address, [done, byDay, listed([other])]);
  expect(await screen.findByText(/of this type for 1 – 31 Oct 2026 was accepted/)).toBeVisible();
  none.unmount();

  const refused = answering(listOnlineReports, () => {
    throw problem(403, 'FORBIDDEN');
  });
  open(address, [done, byDay, refused]);
  expect(await screen.findByText('The report to compare with could not be loaded')).toBeVisible();
});

test('the spreadsheet covers what is shown and is saved as report.xlsx', async () => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  const { user, sentTo, notices } = open('/online/simulations/job_1?group=vertical', [
    done,
    answering(downloadReportExcel, { bytes: new ArrayBuffer(4), contentType: 'x', fileName: 'report.xlsx' }),
  ]);

  await user.click(await screen.findByRole('button', { name: 'Excel' }));

  await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'report.xlsx was saved.' }]));
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('report.xlsx');
  expect(sentTo(downloadReportExcel)[0]?.body).toMatchObject({
    simulationId: 'sim_1',
    groupBy: ['vertical'],
  });
  click.mockRestore();
});

test('a simulation is kept as a report under a title of one’s own', async () => {
  const { user, sentTo, visited } = open('/online/simulations/job_1', [
    done,
    answering(prepareReport, report),
    answering(readOnlineReport, opened),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Save as report' }));
  const dialog = await screen.findByRole('dialog');

  expect(within(dialog).getByText(/At most 120 characters/)).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText('Title'), ' October ');
  await user.click(within(dialog).getByRole('button', { name: 'Save as report' }));

  await waitFor(() => expect(visited).toContain('/online/rep_123456'));
  expect(sentTo(prepareReport)[0]?.body).toEqual({ simulationId: 'sim_1', title: 'October' });
});

test('a report that is gone says so instead of showing nothing', async () => {
  open('/online/rep_9', [
    answering(readOnlineReport, () => {
      throw problem(404, 'NOT_FOUND', 'There is no such report');
    }),
  ]);

  expect(await screen.findByRole('alert')).toHaveTextContent(
    /There is no such report.*may have been deleted/,
  );
});

test('an archive that is none is refused in words, and can still be saved', async () => {
  open('/online/last-reports', [
    answering(downloadLastReports, {
      bytes: new ArrayBuffer(64),
      contentType: 'application/zip',
      fileName: null,
    }),
  ]);

  expect(await screen.findByText('The file is not a zip archive.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Save the zip file/ })).toBeEnabled();
});
