import { listBrands } from '@tallyhouse/shared/contracts/brands';
import { readFreshness, type Freshness } from '@tallyhouse/shared/contracts/dashboard';
import {
  readDashboardCalendar,
  readDashboardTiles,
  type CalendarEntry,
  type Tile,
} from '@tallyhouse/shared/contracts/dashboard-tiles';
import { deadlineExample } from '@tallyhouse/shared/contracts/deadlines';
import { exampleAlert, type CriticalAlert } from '@tallyhouse/shared/contracts/critical-alerts';
import { listIncidents, type Incident } from '@tallyhouse/shared/contracts/incidents';
import { answering, problem, type FakeAnswer } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { screen, within } from '@testing-library/react';
import { DashboardScreen } from '../dashboard-screen';

const brandOf = (id: string, name: string, currency: string) => ({
  ...{ id, name, currency, country: 'TZ', zone: 'Africa/Dar_es_Salaam', cutoff: '06:00' },
  ...{ channels: ['ONLINE' as const], licences: [], lastLoadedAt: null, openGaps: 0 },
});
const nothing = {
  ...{ authorityId: null, count: null, seconds: null, amount: null, compared: null },
  ...{ currency: null, reconciliation: null, words: '' },
};
const counted = (id: Tile['id'], brandId: string | null, count: number): Tile => ({
  ...{ ...nothing, id, brandId, count, tone: count === 0 ? 'OK' : 'ALARM' },
  link: { route: '/authorities', query: { state: id } },
});
const month = (brandId: string, amount: string, currency: string): Tile => ({
  ...{ ...nothing, id: 'MONTH_GGR', brandId, amount, compared: '100.00', currency, tone: 'OK' },
  link: { route: '/total-report', query: { from: '2026-11-01', to: '2026-11-20', brandId } },
});
const entry = (brandId: string, title: string, state: 'OVERDUE' | 'DUE_SOON' | 'DONE'): CalendarEntry => ({
  ...{ ...deadlineExample, id: `${brandId} ${title}`, brandId, title, state, owner: undefined },
  ...{ outlook: 'MISSED', words: '', link: { route: '/authorities/filing', query: { id: title } } },
});
const source = (brandId: string, missing: number): Freshness => ({
  ...{ source: `${brandId}-online`, brandId, channel: 'ONLINE', missing, rejected: 0, hours: [] },
  ...{ lastEventAt: null, lastLoadedAt: '2026-11-21T04:00:00Z', lagSeconds: 300 },
});
const incident: Incident = {
  ...{ id: 'inc', code: 'CA-06', name: 'DATA_GAP', severity: 'CRITICAL', state: 'OPEN', brandId: 'elm' },
  ...{
    title: 'Files are missing',
    detail: '',
    alerts: 1,
    open: 1,
    unresolved: 1,
    lead: exampleAlert as CriticalAlert,
  },
  ...{ firstSeenAt: '2026-11-21T04:00:00Z', lastSeenAt: '2026-11-21T04:00:00Z', owners: [], dueAt: null },
  link: '/load-data?batch=gap_1',
};
const answers: readonly FakeAnswer[] = [
  answering(listBrands, { items: [brandOf('alder', 'Alder', 'TZS'), brandOf('elm', 'Elm', 'EUR')] }),
  answering(readDashboardTiles, {
    now: '2026-11-21T05:00:00Z',
    items: [
      ...[counted('OVERDUE', 'alder', 0), counted('DUE_SOON', 'alder', 1), month('alder', '12345.00', 'TZS')],
      ...[counted('OVERDUE', 'elm', 2), counted('CRITICAL_ALERTS', 'elm', 1), month('elm', '90.50', 'EUR')],
      counted('WAITING_FOR_ME', null, 3),
    ],
  }),
  answering(readDashboardCalendar, {
    ...{ from: '2026-11-14', to: '2026-12-26' },
    items: [
      entry('elm', 'Done return', 'DONE'),
      entry('elm', 'Return due soon', 'DUE_SOON'),
      entry('elm', 'Late return', 'OVERDUE'),
    ],
  }),
  answering(listIncidents, {
    ...{
      items: [incident],
      page: 1,
      pageSize: 500,
      totalCount: 1,
      meta: { lastCheckAt: '2026-11-21T04:00:00Z' },
    },
    totals: { MEDIUM: 0, HIGH: 0, CRITICAL: 1, open: { MEDIUM: 0, HIGH: 0, CRITICAL: 1 } },
  }),
  answering(readFreshness, {
    ...{ now: '2026-11-21T05:00:00Z', items: [source('alder', 0), source('elm', 2)] },
  }),
];
const open = (given = answers) =>
  renderRemote(<DashboardScreen />, {
    path: '/dashboard',
    session: { brand: null, permissions: ['dashboard.view', 'alerts.view'] },
    answers: given,
  });
const addressOf = (name: string | RegExp, within_: HTMLElement) =>
  within(within_).getByRole('link', { name }).getAttribute('href');

test('without a brand all stand side by side, the one with most to do first, by five calls', async () => {
  const { calls } = open();

  const cards = await screen.findAllByRole('article');
  await screen.findByText('Late return');

  expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(['Elm', 'Alder']);
  expect(calls).toHaveLength(5);
});

test('of a brand what is late comes first, and every mark leads into that brand', async () => {
  open();

  await screen.findByText('Late return');
  const elm = screen.getByRole('article', { name: 'Elm' });
  const due = within(elm).getByRole('group', { name: 'Obligations' });

  expect(
    within(due)
      .getAllByRole('listitem')
      .map((item) => item.querySelector('a')?.textContent),
  ).toEqual([...['Late return', 'Return due soon']]);
  expect(addressOf('Elm · TZ', elm)).toBe('/dashboard?forBrand=elm');
  expect(addressOf('Late return', elm)).toBe('/authorities/filing?id=Late+return&forBrand=elm');
  expect(addressOf('90.50', elm)).toBe('/total-report?from=2026-11-01&to=2026-11-20&forBrand=elm');
  expect(addressOf('Files are missing', elm)).toBe('/load-data?batch=gap_1&forBrand=elm');
  expect(addressOf('elm-online', elm)).toBe('/load-data?source=elm-online&channel=ONLINE&forBrand=elm');
  expect(addressOf('Why GGR of Elm changed', elm)).toBe('/dashboard?why=ggr&forBrand=elm');
  expect(within(elm).getByText(/2 files missing/)).toBeVisible();
});

test('amounts stay in the currency of their brand, and what a role has no right to is left out', async () => {
  open();

  await screen.findByText('Late return');
  const alder = screen.getByRole('article', { name: 'Alder' });

  expect(alder).toHaveTextContent('GGR, TZS');
  expect(screen.getByRole('article', { name: 'Elm' })).toHaveTextContent('GGR, EUR');
  expect(screen.queryByText('12,435.50')).toBeNull();
  expect(within(alder).queryByRole('group', { name: 'Open incidents' })).toBeNull();
  expect(screen.getByRole('link', { name: '3 reports are awaiting my confirmation' })).toBeVisible();
});

test.each([
  ['Obligations', readDashboardCalendar],
  ['Open incidents', listIncidents],
  ['Data by source', readFreshness],
])(
  '%s that could not be loaded are told and can be tried again, and never pass for none',
  async (part, of) => {
    const failing = answering(of, () => {
      throw problem(503, 'UNAVAILABLE', 'The store does not answer.');
    });
    open([...answers.filter(({ endpoint }) => endpoint !== of), failing]);

    expect(await screen.findByText('The brands could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    const elm = screen.getByRole('article', { name: 'Elm' });
    expect(within(elm).getByRole('group', { name: part })).toHaveTextContent(
      /Not loaded: try again above\.$/,
    );
    expect(within(elm).getByRole('link', { name: '90.50' })).toBeVisible();
  },
);
