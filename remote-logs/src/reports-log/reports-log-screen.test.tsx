import { verifyAudit, type AuditVerdictAnswer } from '@tallyhouse/shared/contracts/audit';
import { downloadEvidence } from '@tallyhouse/shared/contracts/evidence';
import { readOnlineReport } from '@tallyhouse/shared/contracts/online-reports';
import type { CallAnswer } from '@tallyhouse/shared/contracts/remote';
import type { ReportHeader } from '@tallyhouse/shared/contracts/reports';
import { listStatusReports, type StatusReport } from '@tallyhouse/shared/contracts/status-reports';
import { answering, problem } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import type { RemoteStageOptions } from '@tallyhouse/shared/testing/remote-stage';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReportsLogScreen } from './reports-log-screen';

function givenStep(overrides: Partial<StatusReport> = {}): StatusReport {
  return {
    id: 'trn_1',
    time: '2026-11-04T11:20:00Z',
    brandId: 'alder',
    reportId: 'rep_2',
    reportType: 'TZ_SPORTS_MONTHLY',
    title: 'Sports return, October 2026',
    family: 'ONLINE',
    period: { from: '2026-10-01', to: '2026-10-31' },
    version: 2,
    from: 'ACKNOWLEDGED',
    to: 'ACCEPTED',
    actor: { id: 'TRA', name: 'TRA', role: null },
    reason: null,
    contentHash: `sha256:${'ab'.repeat(32)}`,
    ackRef: 'ACK-1',
    chain: { seq: 4211, hash: 'cd'.repeat(32) },
    authority: 'TRA',
    attempt: 1,
    durationMs: 60_000,
    ...overrides,
  };
}

const steps = (items: StatusReport[]) =>
  answering(listStatusReports, { items, page: 1, pageSize: 100, totalCount: items.length });

const header: ReportHeader = {
  id: 'rep_2',
  type: 'TZ_SPORTS_MONTHLY',
  title: 'Sports return, October 2026',
  period: { from: '2026-10-01', to: '2026-10-31' },
  basis: 'PLACED_PAID',
  version: 2,
  replaces: 'rep_1',
  state: 'ACCEPTED',
  figureStatus: 'FINAL',
  rowCount: 31,
  currency: 'TZS',
  stakes: '100.00',
  ggr: '40.00',
  preparedBy: 'Rehema Reporter',
  preparedAt: '2026-11-02T17:00:00Z',
  confirmedBy: 'Amos Approver',
  sentAt: '2026-11-02T22:03:00Z',
  ackRef: 'ACK-1',
  contentHash: `sha256:${'ab'.repeat(32)}`,
};

const detail = (
  versions: ReportHeader[],
  difference: CallAnswer<typeof readOnlineReport>['difference'],
): CallAnswer<typeof readOnlineReport> => ({
  report: header,
  definition: {
    type: header.type,
    period: header.period,
    basis: header.basis,
    fields: ['day', 'stakes', 'ggr'],
    filters: [],
    asOf: '2026-11-02T17:00:00Z',
  },
  meta: {
    period: { ...header.period, zone: 'Africa/Dar_es_Salaam', cutoff: '06:00' },
    basis: header.basis,
    asOf: '2026-11-02T17:00:00Z',
    snapshotId: 'snp_1',
    status: 'FINAL',
    statusReasons: [],
    filtersText: [],
    noActivity: false,
  },
  history: [],
  versions,
  difference,
});

const verdict: AuditVerdictAnswer = {
  holds: true,
  rows: 50_000,
  firstSeq: 1,
  lastSeq: 50_000,
  checkpoints: 12,
  head: { seq: 60_000, hash: 'ef'.repeat(32) },
  faults: [],
  nextSeq: 50_000,
  verifiedAt: '2026-11-20T08:05:00Z',
};

function show(options: RemoteStageOptions & { readonly at?: string } = {}) {
  const { at = '', ...rest } = options;
  return renderRemote(<ReportsLogScreen />, { path: `/reports-log${at}`, ...rest });
}

test('each step is a row with who, from where to where, and its row of the audit', async () => {
  const { sentTo } = show({ at: '?state=ACCEPTED&from=2026-11-01', answers: [steps([givenStep()])] });

  const row = (await screen.findByRole('button', { name: /^Open Sports return/ })).closest(
    'tr',
  ) as HTMLElement;
  expect(row).toHaveTextContent(/Acknowledged.*Accepted/);
  expect(row).toHaveTextContent('TRA');
  expect(row).toHaveTextContent('4,211');
  expect(sentTo(listStatusReports)[0]?.query).toMatchObject({ state: 'ACCEPTED', from: '2026-11-01' });
});

test('two versions are explained by steps, with causes that add up to each change', async () => {
  const difference = {
    replaces: 'rep_1',
    version: 1,
    measures: [
      {
        measure: 'ggr',
        before: '52.50',
        after: '40.00',
        delta: '-12.50',
        causes: [{ cause: 'LATE_SETTLEMENT' as const, amount: '-12.50' }],
      },
    ],
  };
  const versions = [header, { ...header, id: 'rep_1', version: 1, replaces: null }];
  show({
    at: '?report=rep_2',
    answers: [steps([givenStep()]), answering(readOnlineReport, detail(versions, difference))],
  });

  const table = await screen.findByRole('table', { name: 'GGR: causes of the change' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(
    rows.map((row) => [row.firstElementChild?.firstChild?.textContent, row.lastElementChild?.textContent]),
  ).toEqual([
    ['Late records', '−12.50'],
    ['Total', '−12.50'],
  ]);
  expect(screen.getByText('The causes add up exactly to each change.')).toBeVisible();
  const confirmation = screen.getByRole('link', { name: 'Open in double confirmation' });
  expect(confirmation).toHaveAttribute('href', '/double-confirmation?id=rep_2');
});

test('a deleted draft keeps its steps, and nothing else of it is asked for', async () => {
  const deleted = givenStep({ from: 'DRAFT', to: 'DELETED', authority: null });
  const { sentTo } = show({ at: '?report=rep_2', answers: [steps([deleted])] });

  expect(await screen.findByText(/This draft was deleted/)).toBeInTheDocument();
  expect(screen.getByText('Lifecycle of this version')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Open the report' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Download evidence pack' })).toBeNull();
  expect(sentTo(readOnlineReport)).toEqual([]);
});

test('evidence is for those who may, and a refusal has words', async () => {
  const refused = answering(downloadEvidence, () => {
    throw problem(409, 'REPORT_LOCKED', 'Its evidence is available once a second person has confirmed it.');
  });
  const answers = [steps([givenStep()]), answering(readOnlineReport, detail([header], null)), refused];
  const first = show({ at: '?report=rep_2', answers });
  expect(await screen.findByRole('button', { name: 'Download evidence pack' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  first.unmount();

  show({ at: '?report=rep_2', answers, session: { permissions: ['logs.view', 'evidence.download'] } });
  await userEvent.click(await screen.findByRole('button', { name: 'Download evidence pack' }));
  expect(await screen.findByText(/once a second person has confirmed it/)).toBeVisible();
  expect(screen.getByText(/This is the only version/)).toBeVisible();
});

test('the chain is walked to its end, and a fault in any part breaks the verdict', async () => {
  const parts = [
    verdict,
    {
      ...verdict,
      holds: false,
      rows: 10_000,
      firstSeq: 50_001,
      lastSeq: 60_000,
      nextSeq: null,
      faults: [{ seq: 50_777, kind: 'CHANGED' as const, text: 'The row is not what was hashed.' }],
    },
  ];
  const verify = answering(verifyAudit, () => parts.shift());
  const { sentTo } = show({
    answers: [steps([givenStep()]), verify],
    session: { permissions: ['logs.view', 'audit.verify'] },
  });

  await userEvent.click(await screen.findByRole('button', { name: 'Verify the chain' }));
  await userEvent.click(await screen.findByText('Verify now'));

  expect(await screen.findByText('The chain is broken')).toBeInTheDocument();
  expect(screen.getByText(/Row 50,777: The row is not what was hashed/)).toBeInTheDocument();
  expect(sentTo(verifyAudit).map(({ query }) => query)).toEqual([{}, { afterSeq: '50000' }]);
});

test('a log without steps, filters without match and a missing permission are told apart', async () => {
  const first = show({ answers: [steps([])] });
  expect(await screen.findByText('No report has been created yet')).toBeVisible();
  first.unmount();
  const second = show({ at: '?type=NONE', answers: [steps([])] });
  expect(await screen.findByText('No step matches the filters')).toBeVisible();
  second.unmount();
  const { calls } = show({ session: { permissions: ['reports.view'] } });
  expect(screen.getByText('Your role does not include the reports log')).toBeVisible();
  expect(calls).toEqual([]);
});
