import { openTestStore } from '../../store/testing/open-test-store';
import { givenUser } from '../../app/testing/test-app';
import type { Store } from '../../store/store';
import { assertTokenFamilies } from './testing/token-family-model';

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
  await givenUser(store, { id: 'u_viewer', role: 'viewer', brandIds: '*' });
});
afterAll(() => store.close());

// `npm run bench -- token-families` plays ten thousand.
const runs = 40;

test('any sequence of signing in, refreshing, waiting, replaying and signing out goes as the model says', async () => {
  const viewer = { id: 'u_viewer', email: 'u_viewer@example.test' };

  await assertTokenFamilies(store, viewer, { runs, seed: 20_260_315 });
});
