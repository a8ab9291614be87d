import { verifyAudit } from '../../house/audit/verify-audit';
import { alder, givenBet, givenBrands, insertLicence } from '../../figures/testing/given-facts';
import type { Store } from '../../store/store';
import { openTestStore } from '../../store/testing/open-test-store';
import { createDemoAuthorities } from './demo-authorities';
import { listDeadlines } from './list-deadlines';

const until = '2026-11-20';
let store: Store;

beforeEach(async () => {
  store = await openTestStore();
  await givenBrands(store, [alder]);
  const licence = { brand_id: 'alder', authority: 'GBT', number: 'N', valid_from: '2020-01-01' };
  await insertLicence(store, { ...licence, id: 'l1', products: 'SPORTS_LIVE' });
  await insertLicence(store, { ...licence, id: 'l2', products: 'VIRTUAL_SPORTS' });
});
afterEach(() => store.close());

async function made(firstDay: string) {
  await givenBet(store, { day: firstDay });
  await createDemoAuthorities(store, { brandIds: ['alder'], until });
  const range = { from: '2025-01-01', to: '2026-12-31' };
  return listDeadlines(store, ['alder'], { ...range, now: new Date('2026-11-21T00:00:00Z') });
}

test('a house with history owes nothing of the past but reports, and the future is open', async () => {
  const deadlines = await made('2025-09-15');

  const first = deadlines.reduce((least, { period }) => (period.to < least ? period.to : least), '9999');
  expect(first).toBe('2026-08-31');
  const late = deadlines.filter(({ state }) => state === 'OVERDUE');
  expect(late.map(({ obligationCode, dueDay }) => [obligationCode, dueDay])).toEqual([
    ['GGT-SPORTS', '2026-09-07'],
    ['GGT-SPORTS', '2026-10-07'],
    ['GGT-SPORTS', '2026-11-07'],
  ]);
  expect(deadlines.some(({ state }) => state === 'UPCOMING')).toBe(true);
  expect(deadlines.filter(({ state }) => state === 'DONE').length).toBeGreaterThan(10);
  expect((await verifyAudit(store)).faults).toEqual([]);
});

test('a report is owed for periods that the book covers as a whole', async () => {
  const deadlines = await made('2026-10-02');
  expect(deadlines.filter(({ reportType, state }) => reportType !== null && state === 'OVERDUE')).toEqual([]);
});
