import { alder, elm, givenBet, givenBrands, givenSettlement } from '../figures/testing/given-facts';
import { listReports } from '../online-reports/queries/list-reports';
import { readHistory } from '../reports/queries/read-history';
import type { Store } from '../store/store';
import { openTestStore } from '../store/testing/open-test-store';
import { createDemoReports } from './demo-reports';

let store: Store;

beforeEach(async () => {
  store = await openTestStore();
  await givenBrands(store, [alder, elm]);
});
afterEach(() => store.close());

test('a house with some history has accepted, corrected, waiting and drafted reports of closed months', async () => {
  for (const brand_id of ['alder', 'elm']) {
    await givenBet(store, { brand_id, day: '2026-01-01', known_at: '2026-01-01T12:00:00Z' });
    await givenSettlement(store, { brand_id, day: '2026-03-10', known_at: '2026-03-10T12:00:00Z' });
  }

  await createDemoReports(store, { brandIds: ['alder', 'elm'], until: '2026-04-20' });

  const { items } = await listReports(store, ['elm'], { page: 1, pageSize: 50, version: 'all' });
  expect(items.map(({ type, period, version, state }) => [type, period.from, version, state]).sort()).toEqual(
    [
      ['MT_MONTHLY', '2026-01-01', 1, 'REJECTED'],
      ['MT_MONTHLY', '2026-01-01', 2, 'ACCEPTED'],
      ['MT_MONTHLY', '2026-02-01', 1, 'ACCEPTED'],
      ['MT_MONTHLY', '2026-03-01', 1, 'PENDING_CONFIRMATION'],
      ['ONLINE_DAILY', '2026-02-01', 1, 'ACCEPTED'],
      ['ONLINE_DAILY', '2026-03-01', 1, 'SIMULATED'],
      ['ONLINE_GAMES', '2026-03-01', 1, 'SIMULATED'],
    ],
  );
  const march = items.find(({ type, state }) => type === 'ONLINE_DAILY' && state === 'SIMULATED');
  expect(march).toMatchObject({ stakes: '100.00', ggr: '100.00', preparedBy: 'u_demo_reporter' });
  const all = await listReports(store, ['alder'], { page: 1, pageSize: 50, version: 'all' });
  expect(all.totalCount).toBe(11);
});

test('nobody confirms what they prepared, and no step is before the one that led to it', async () => {
  await givenBet(store, { day: '2025-12-01' });

  await createDemoReports(store, { brandIds: ['alder'], until: '2026-04-01' });

  const { items } = await listReports(store, ['alder'], { page: 1, pageSize: 50, version: 'all' });
  for (const report of items) {
    const history = await readHistory(store, report.id);
    expect(history.map(({ to }) => to).at(-1)).toBe(report.state);
    expect(history.map(({ from }) => from).slice(1)).toEqual(history.map(({ to }) => to).slice(0, -1));
    expect(history.map(({ at }) => at)).toEqual(history.map(({ at }) => at).toSorted());
    expect(history.at(-1)!.at <= '2026-04-02T00:00:00.000Z').toBe(true);
    if (report.confirmedBy !== null) expect(report.confirmedBy).not.toBe(report.preparedBy);
  }
});

test('a brand without facts gets no reports', async () => {
  await createDemoReports(store, { brandIds: ['elm'], until: '2026-04-20' });

  expect((await listReports(store, ['elm'], { page: 1, pageSize: 50, version: 'all' })).totalCount).toBe(0);
});
