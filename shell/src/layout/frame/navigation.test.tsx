import type { Badges } from '@tallyhouse/shared/contracts/dashboard-badges';
import type { Navigation as Entry } from '@tallyhouse/shared/contracts/registry';
import { QueryClient, QueryClientProvider } from '@tallyhouse/shared/kit/query';
import { createMemoryRouter, RouterProvider } from '@tallyhouse/shared/kit/router';
import { render, screen } from '@testing-library/react';
import { ServicesProvider } from '../../remotes/services/services';
import { pageServices } from '../../testing/page-services';
import { Navigation } from './navigation';

const entry = (path: string, title: string): Entry => ({
  ...{ path, title: { en: title, sw: title }, group: 'confirm', icon: 'table', order: 1 },
});

function show(entries: readonly Entry[], badges: Badges, path = '/') {
  const { services } = pageServices(() => ({ status: 200, body: badges }));
  const tab = { userId: 'u', brand: null, permissions: ['dashboard.view'] } as const;
  const element = (
    <Navigation groups={[{ group: 'confirm', entries }]} searchOf={() => ''} tab={tab as never} />
  );
  render(
    <ServicesProvider services={services}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })} />
      </QueryClientProvider>
    </ServicesProvider>,
  );
}

const quiet: Badges = {
  ...{ waitingForMe: 0, unacknowledgedAlerts: 0, failedLoads: 0, failedCalls: null, overdue: null },
};

test.each([
  ['/total-report-tanzania', 'Total'],
  ['/total-report', 'Total'],
  ['/summary-report-tanzania/form', 'Summary'],
])('at %s the entry that is current is %s', (path, name) => {
  show([entry('/total-report', 'Total'), entry('/summary-report', 'Summary')], quiet, path);

  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(name);
});

test('the menu counts what needs somebody, says it in words, and is silent about nothing and what is not known', async () => {
  const badges: Badges = {
    ...{ waitingForMe: 2, unacknowledgedAlerts: 130, failedLoads: 0, failedCalls: null, overdue: null },
  };
  const entries = [
    entry('/double-confirmation', 'Double confirmation'),
    entry('/critical-alert-history', 'Critical alerts'),
    entry('/load-data', 'Data loads'),
    entry('/api-log', 'API log'),
    entry('/settings', 'Settings'),
  ];
  show(entries, badges);

  expect(
    await screen.findByRole('link', { name: 'Double confirmation , 2 reports awaiting your confirmation' }),
  ).toBeVisible();
  expect(screen.getByText('99+')).toBeVisible();
  expect(screen.getByRole('link', { name: /130 incidents not acknowledged/ })).toBeVisible();
  for (const name of ['Data loads', 'API log', 'Settings'])
    expect(screen.getByRole('link', { name })).toHaveTextContent(new RegExp(`^${name}$`));
});
