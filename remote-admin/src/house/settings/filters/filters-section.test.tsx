import { loadFiltersList, type RetailFilter } from '@tallyhouse/shared/contracts/retail-filters';
import { answering } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { screen } from '@testing-library/react';
import { SettingsScreen } from '../settings-screen';

const path = '/settings/filters';
const filter: RetailFilter = {
  ...{ filterId: 'flt_7', name: 'Dar counters', state: 'ACTIVE', version: 1, dirty: false },
  ...{ owner: 'Amos Approver', isOwn: false, shared: true, summary: 'Region is Dar es Salaam' },
  criteria: { all: [{ field: 'region', op: 'in', value: ['Dar es Salaam'] }] },
  ...{ matchCount: { branches: 14, terminals: 63 }, lastAppliedAt: null, restorableUntil: null },
};
const listed = (items: RetailFilter[]) =>
  answering(loadFiltersList, { items, activeIds: [], appliedSetId: null, fields: [] });

test('filters are listed with their conditions and state, and a name leads to the filter', async () => {
  renderRemote(<SettingsScreen />, { path, answers: [listed([filter])] });

  const row = (await screen.findByRole('link', { name: 'Dar counters' })).closest('tr');

  expect(row).toHaveTextContent('Region is Dar es Salaam');
  expect(row).toHaveTextContent('Active');
  expect(row).toHaveTextContent('Amos ApproverShared');
  expect(screen.getByRole('link', { name: 'Dar counters' })).toHaveAttribute('href', '/retail?filters=flt_7');
});

test('without a filter it says so and where one is made', async () => {
  renderRemote(<SettingsScreen />, { path, answers: [listed([])] });

  expect(await screen.findByText(/No filters yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Open retail figures/ })).toHaveAttribute(
    'href',
    '/retail?filters=list',
  );
});
