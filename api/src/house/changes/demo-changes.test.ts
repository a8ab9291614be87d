import { handleAllChanges } from '../../app/change-handlers';
import type { ApiKey } from '@tallyhouse/shared/contracts/api-keys';
import type { Change } from '@tallyhouse/shared/contracts/changes';
import type { SavedSearch } from '@tallyhouse/shared/contracts/saved-searches';
import { createDemoUsers, demoOtpSecret } from '../../app/demo/demo-users';
import { alder, elm, givenBrands } from '../../figures/testing/given-facts';
import { createDemoSearches } from '../../filing/saved-searches/demo-searches';
import { openTestStore } from '../../store/testing/open-test-store';
import { startTestApp, type TestApp } from '../../app/testing/test-app';
import { createDemoChanges } from './demo-changes';

const now = new Date('2026-03-15T10:00:00.000Z');

let app: TestApp;

beforeEach(async () => {
  handleAllChanges();
  const store = await openTestStore();
  await givenBrands(store, [alder, elm]);
  await createDemoUsers(store);
  await createDemoChanges(store, { brandId: 'alder', now, otpSecret: demoOtpSecret });
  await createDemoSearches(store, { brandIds: ['alder', 'elm'], now });
  app = await startTestApp(store);
});
afterEach(() => app.close());

test('the demo holds changes that were made, refused and wait, and searches that run', async () => {
  const admin = await app.signIn({ role: 'admin', brandIds: '*' });
  const changes = async (box: string) =>
    (await admin('GET', '/api/Changes', { query: { box } })).json<{ items: Change[] }>().items;
  expect((await changes('open')).map(({ summary }) => summary)).toEqual([
    'Assign Vera Viewer (viewer@tallyhouse.test) the role approver for Alder',
  ]);
  expect((await changes('done')).map(({ state }) => state)).toEqual(['APPLIED', 'REFUSED']);
  const keys = (await admin('GET', '/api/ApiKeys')).json<{ items: ApiKey[] }>().items;
  expect(keys).toEqual([expect.objectContaining({ name: 'Betting platform', state: 'READY' })]);

  const viewer = await app.signIn({ role: 'reporter', brandIds: '*' });
  const searches = async (brand: string) =>
    (await viewer('GET', '/api/SavedSearches', { brand })).json<{ items: SavedSearch[] }>().items;
  const ofAlder = await searches('alder');
  expect(ofAlder).toHaveLength(3);
  expect(ofAlder.filter(({ schedule }) => schedule !== null)).toHaveLength(1);
  expect(await searches('elm')).toHaveLength(2);
  for (const { id } of ofAlder) {
    const run = await viewer('POST', `/api/SavedSearches/${id}/run`, { brand: 'alder' });
    expect([id, run.statusCode]).toEqual([id, 200]);
  }
});
