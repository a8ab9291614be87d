import type { Badges } from '@tallyhouse/shared/contracts/dashboard-badges';
import type { Navigation } from '@tallyhouse/shared/contracts/registry';
import { QueryClient, QueryClientProvider } from '@tallyhouse/shared/kit/query';
import { createMemoryRouter, RouterProvider } from '@tallyhouse/shared/kit/router';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ServicesProvider } from '../../remotes/services/services';
import { pageServices } from '../../testing/page-services';
import type { MenuGroup } from '../menu/menu-groups';
import { TabBar } from './tab-bar';

const group = (name: MenuGroup['group'], ...paths: readonly string[]): MenuGroup => ({
  group: name,
  entries: paths.map((path): Navigation => {
    return { path, title: { en: path, sw: path }, group: name, icon: 'table', order: 1 };
  }),
});
const all = [
  group('overview', '/dashboard'),
  group('reports', '/online', '/retail'),
  group('confirm', '/double-confirmation'),
  group('monitoring', '/notification-history', '/critical-alert-history'),
  group('logs', '/api-log'),
];

function show(groups: readonly MenuGroup[], path: string, onMenu = () => undefined) {
  const badges: Badges = {
    ...{ waitingForMe: 2, unacknowledgedAlerts: 0, failedLoads: 0, failedCalls: null, overdue: null },
  };
  const { services } = pageServices(() => ({ status: 200, body: badges }));
  const tab = { userId: 'u', brand: null, permissions: ['dashboard.view'] } as never;
  const searchOf = (to: string) => (to === '/online' ? '?from=2026-10-01' : '');
  const element = <TabBar {...{ groups, searchOf, tab, onMenu }} isMenuOpen={false} />;
  render(
    <ServicesProvider services={services}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })} />
      </QueryClientProvider>
    </ServicesProvider>,
  );
  return within(screen.getByRole('navigation', { name: 'Main screens' }));
}

test('one tab leads to each main screen, says what waits there and which is open; the menu is behind the last', async () => {
  let opened = 0;
  const bar = show(all, '/retail/reports', () => void (opened += 1));

  expect(
    await bar.findByRole('link', { name: 'Confirm , 2 reports awaiting your confirmation' }),
  ).toBeVisible();
  const links = bar.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    ...['/dashboard', '/online?from=2026-10-01', '/double-confirmation', '/critical-alert-history'],
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true', null, null]);
  await userEvent.click(bar.getByRole('button', { name: 'More', expanded: false }));
  expect(opened).toBe(1);
});

test('what a role may not see has no tab', () => {
  const bar = show([group('reports', '/retail'), group('monitoring', '/notification-history')], '/retail');

  expect(bar.getAllByRole('link')).toHaveLength(1);
  expect(bar.getByRole('link', { name: 'Reports', current: 'page' })).toHaveAttribute('href', '/retail');
});

test('a screen without an entry of its own is under the tab of the one that it is a form of', () => {
  const bar = show([group('reports', '/online', '/summary-report')], '/summary-report-tanzania/form');

  expect(bar.getByRole('link', { name: 'Reports' })).toHaveAttribute('aria-current', 'true');
});
