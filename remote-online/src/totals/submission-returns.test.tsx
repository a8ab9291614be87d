import type { ReportType } from '@tallyhouse/shared/contracts/report-fields';
import { listOnlineReports, listReportFields } from '@tallyhouse/shared/contracts/online-reports';
import { answering } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { screen } from '@testing-library/react';
import { SubmissionReturns } from './submission-returns';

test('a submission is prepared from what is kept of the month, and simulated where nothing is', async () => {
  const returnOf = (type: string, en: string): ReportType => ({
    ...{ type, title: { en, sw: en }, description: { en, sw: en }, periodKind: 'MONTH' },
    ...{ basis: 'PLACED_PAID', bases: ['PLACED_PAID'], fields: [] },
  });
  const month = { from: '2026-10-01', to: '2026-10-31' };
  const answers = [
    answering(listReportFields, {
      ...{ version: '1', fields: [] },
      types: [returnOf('TZ_SPORTS', 'Sports return'), returnOf('TZ_CASINO', 'Casino return')],
    }),
    answering(listOnlineReports, {
      ...{ page: 1, pageSize: 100, totalCount: 1 },
      items: [
        {
          ...{ id: 'rep_1', brandId: 'alder', type: 'TZ_SPORTS', title: 'Sports', version: 2, period: month },
          ...{ basis: 'PLACED_PAID', replaces: null, state: 'ACCEPTED', figureStatus: 'FINAL', rowCount: 2 },
          ...{ currency: 'TZS', stakes: '1000.00', ggr: '260.00', contentHash: 'sha256:00', ackRef: null },
          ...{ preparedBy: 'Rehema', preparedByAccount: null, preparedAt: '2026-11-05T08:00:00.000Z' },
          ...{ confirmedBy: null, confirmedByAccount: null, sentAt: null },
        },
      ],
    }),
  ];

  renderRemote(<SubmissionReturns brandId="alder" month={month} />, { answers });

  expect(await screen.findByRole('link', { name: 'Sports return, version 2' })).toHaveAttribute(
    'href',
    '/online/rep_1',
  );
  expect(screen.getByText('Accepted')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Simulate and submit: Casino return' })).toHaveAttribute(
    'href',
    '/online/new?type=TZ_CASINO&from=2026-10-01&to=2026-10-31',
  );
});
