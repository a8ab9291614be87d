import { readFreshness } from '@tallyhouse/shared/contracts/dashboard';
import { listRetailReportFields, readRetailReport } from '@tallyhouse/shared/contracts/kept-retail-reports';
import { readRetailReportChanges } from '@tallyhouse/shared/contracts/report-changes';
import type { ReportHeader } from '@tallyhouse/shared/contracts/reports';
import { exploreRetailReport } from '@tallyhouse/shared/contracts/retail-reports';
import { answering, problem } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { reporterOfAlder } from '@tallyhouse/shared/testing/remote-stage';
import { screen } from '@testing-library/react';
import { RetailScreen } from '../retail-screen';

const report: ReportHeader = {
  ...{ id: 'rep_2', type: 'RETAIL_DAILY_PACK', title: 'Retail of March', basis: 'SETTLED', version: 2 },
  ...{ period: { from: '2026-03-01', to: '2026-03-31' }, replaces: 'rep_1', state: 'SIMULATED' },
  ...{ figureStatus: 'FINAL', rowCount: 31, currency: 'TZS', stakes: '100.00', ggr: '95.00' },
  ...{ preparedBy: 'Rehema Reporter', preparedAt: '2026-04-02T08:00:00Z', confirmedBy: null },
  ...{ sentAt: null, ackRef: null, contentHash: 'sha256:ab' },
};
const { period, basis, type } = report;

test('a version says why it differs from the one before, and leads to the records', async () => {
  const measure = { measure: 'ggr', before: '70.00', after: '95.00', delta: '25.00' };
  renderRemote(<RetailScreen />, {
    path: '/retail/reports/rep_2',
    session: reporterOfAlder,
    answers: [
      answering(readRetailReport, {
        report,
        definition: { type, period, basis, fields: ['day', 'ggr'], filters: [], asOf: report.preparedAt },
        meta: {
          ...{ basis, asOf: report.preparedAt, snapshotId: 'snp_1', status: 'FINAL', statusReasons: [] },
          ...{ period: { ...period, zone: 'Africa/Dar_es_Salaam', cutoff: '06:00' } },
          ...{ filtersText: [], noActivity: false },
        },
        history: [],
        versions: [report, { ...report, id: 'rep_1', version: 1, replaces: null, contentHash: 'sha256:cd' }],
        difference: {
          ...{ replaces: 'rep_1', version: 1 },
          measures: [{ ...measure, causes: [{ cause: 'LATE_SETTLEMENT', amount: '25.00' }] }],
        },
      }),
      answering(listRetailReportFields, { version: '1', types: [], fields: [] }),
      answering(readRetailReportChanges, readRetailReportChanges.example?.answer as never),
      answering(readFreshness, { items: [], now: '2026-04-02T08:00:00.000Z' }),
      answering(exploreRetailReport, () => {
        throw problem(503, 'BUSY');
      }),
    ],
  });

  expect(
    await screen.findByRole('table', { name: 'Gross gaming revenue: causes of the change' }),
  ).toHaveTextContent('25');
  expect(await screen.findByRole('button', { name: 'Late: Records, 1' })).toBeInTheDocument();
  // Each version with its own hash.
  expect(screen.getByText('sha256:ab').closest('li')).toHaveTextContent('v2');
  expect(screen.getByText('sha256:cd').closest('li')).toHaveTextContent('v1');
  expect(screen.getByRole('link', { name: 'Compared with version 1' })).toHaveAttribute(
    'href',
    '/retail/reports/rep_1',
  );
});
