import { readJob, type Job } from '@tallyhouse/shared/contracts/jobs';
import { listRetailReportFields } from '@tallyhouse/shared/contracts/kept-retail-reports';
import type { ReportField, ReportType } from '@tallyhouse/shared/contracts/report-fields';
import { loadFiltersList } from '@tallyhouse/shared/contracts/retail-filters';
import { simulateRetailReport } from '@tallyhouse/shared/contracts/retail-reports';
import { answering } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RetailScreen } from '../retail-screen';
import { givenFilter, givenFilters, quietAnswers } from '../testing/given-retail';

const bets: ReportField = {
  ...{ field: 'bets', title: { en: 'Tickets', sw: 'Tiketi' }, help: { en: '', sw: '' }, group: 'Activity' },
  ...{ type: 'count', role: 'measure', aggregation: 'sum', formula: null, basisDependent: false },
  ...{ filterable: true, groupable: false, sortable: true, mandatoryIn: [], sensitivity: 'NONE' },
};
const daily: ReportType = {
  ...{ type: 'RETAIL_DAILY_PACK', title: { en: 'Retail, day by day', sw: '' } },
  ...{ description: { en: '', sw: '' }, periodKind: 'CUSTOM', basis: 'SETTLED', bases: ['SETTLED'] },
  fields: ['bets'],
};
const job: Job = {
  ...{ id: 'job_1', kind: 'retail-simulation', state: 'RUNNING', done: 0, total: 0, step: '' },
  ...{ createdAt: '2026-11-02T08:00:00.000Z', startedAt: null, endedAt: null, expiresAt: null },
};

const fieldsAnswer = answering(listRetailReportFields, { version: '1', fields: [bets], types: [daily] });

test('where no filter can be chosen the words below say why, and lead to the filters', async () => {
  renderRemote(<RetailScreen />, {
    path: '/retail/reports/new?from=2026-10-01&to=2026-10-31',
    answers: [...quietAnswers, fieldsAnswer],
  });

  const tried = await screen.findByRole('radio', { name: 'Try an inactive filter' });
  await waitFor(() => expect(tried).toHaveAccessibleDescription('The brand has no filters yet.'));
  expect(tried).toBeDisabled();
  const applied = screen.getByRole('radio', { name: 'Filters applied to the figures' });
  expect(applied).toBeDisabled();
  expect(applied).toHaveAccessibleDescription('No filters have been applied to the figures in this browser.');
  expect(screen.getByRole('link', { name: 'Create and apply filters' })).toHaveAttribute(
    'href',
    '/retail?filters=list',
  );
});

test('a report of retail is about the tickets of a filter that is tried', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0, delay: null });
  const filter = givenFilter({ name: 'Big tickets' });
  const { sentTo, visited } = renderRemote(<RetailScreen />, {
    path: '/retail/reports/new?from=2026-10-01&to=2026-10-31',
    answers: [
      ...quietAnswers,
      answering(loadFiltersList, givenFilters([filter])),
      fieldsAnswer,
      answering(simulateRetailReport, job),
      answering(readJob, job),
    ],
  });

  const tried = await screen.findByRole('radio', { name: /Try an inactive filter/ });
  await waitFor(() => expect(tried).toBeEnabled());
  await user.click(tried);
  await user.click(screen.getByRole('button', { name: 'Simulate' }));

  await waitFor(() => expect(visited).toContain('/retail/simulations/job_1'));
  expect(sentTo(simulateRetailReport)[0]?.body).toMatchObject({
    ...{ type: 'RETAIL_DAILY_PACK', fields: ['bets'], criteria: filter.criteria, wait: false },
    period: { from: '2026-10-01', to: '2026-10-31' },
  });
});
