import { hash } from '@node-rs/argon2';
import { readConfig } from '../config/config';
import type { Store } from '../../store/store';
import { openTestStore } from '../../store/testing/open-test-store';
import { givenUser } from '../../app/testing/test-app';
import { changePassword } from './change-password';
import type { CurrentUser } from './current-user';
import { createTurns } from './limits/turns';
import { login } from './login';
import { hashPassword } from './passwords';

const now = new Date('2026-03-15T10:00:00Z');
const password = 'Right-password-1';
const email = 'u_viewer@example.test';
const user: CurrentUser = {
  id: 'u_viewer',
  email,
  name: 'Viewer',
  locale: 'en',
  sessionId: 's_current',
  assignments: [],
  brands: [],
};
let store: Store;

beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

/** Signs in with the first password; `meanwhile` happens between reading the user and checking the password. */
function logIn(meanwhile: () => Promise<void> = () => Promise.resolve()) {
  const interrupted: Store = {
    ...store,
    async query<R>(...asked: Parameters<Store['query']>) {
      const rows = await store.query<R>(...asked);
      if (asked[0].includes('where email = $1')) await meanwhile();
      return rows;
    },
  };
  const mint = () => ({ token: 'access token', expiresAt: now.toISOString() });
  const device = { address: '192.0.2.9', userAgent: 'test' };
  const circumstances = { device, deviceId: null, turns: createTurns(), secondFactorRoles: [] };
  const issuing = { mint, now, lifetimes: readConfig({}).sessions };
  return login(interrupted, { email, password }, { ...issuing, ...circumstances });
}

function change(): Promise<void> {
  const passwords = { currentPassword: password, newPassword: 'correct horse battery staple' };
  return changePassword(store, user, passwords, { address: '192.0.2.8', now });
}

test.each([
  ['as it is made today', () => hashPassword(password)],
  ['that is to be made anew', () => hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 })],
])('a login under way while the password changes, with a hash %s, comes to nothing', async (_case, make) => {
  await givenUser(store, { id: user.id, role: 'viewer', brandIds: '*', passwordHash: await make() });

  await expect(logIn(change)).rejects.toMatchObject({ code: 'BAD_CREDENTIALS' });
  await expect(logIn()).rejects.toMatchObject({ code: 'BAD_CREDENTIALS' });

  expect(await store.query('select count(*) as sessions from token_family')).toEqual([{ sessions: 0 }]);
});
