import type { ChangeDetail } from '@tallyhouse/shared/contracts/changes';
import type { UserCard } from '@tallyhouse/shared/contracts/users';
import { hashPassword } from '../../platform/auth/passwords';
import { confirmAs, givenAuthenticator } from '../changes/testing/two-people';
import { openEmbeddedStore } from '../../store/testing/open-test-store';
import {
  givenBrand,
  givenUser,
  startTestApp,
  type TestApp,
  type TestCaller,
} from '../../app/testing/test-app';

const now = new Date('2026-03-15T10:00:00.000Z');
const reason = 'As agreed with her superior.';
const assignment = { role: 'reporter', brandId: 'alder', jurisdictions: null, validUntil: null };
const invited = { email: 'Neema@Example.test', name: 'Neema', assignment, reason };
const password = 'four words nobody guesses';

let app: TestApp;
let admin: TestCaller;
let approver: TestCaller;

beforeEach(async () => {
  const store = await openEmbeddedStore();
  await givenBrand(store, { id: 'alder', name: 'Alder', country: 'TZ' });
  await givenBrand(store, { id: 'elm', name: 'Elm', country: 'MT' });
  app = await startTestApp(store);
  admin = await app.signIn({ role: 'admin', brandIds: ['alder'] });
  approver = await app.signIn({ role: 'approver', brandIds: ['alder'] });
  await givenAuthenticator(app, 'u_approver');
});
afterEach(() => app.close());

const confirm = async (answer: { json<T>(): T }) => {
  const change = answer.json<ChangeDetail>();
  const confirmed = await confirmAs(app, { caller: approver, userId: 'u_approver', now }, change.id);
  expect(confirmed.json()).toMatchObject({ state: 'APPLIED' });
};
const users = async (query: Record<string, string> = {}, caller = admin) =>
  (await caller('GET', '/api/Users', { query })).json<{ items: UserCard[]; totalCount: number }>();
const login = (email: string, secret: string) =>
  app.server.inject({ method: 'POST', url: '/api/Auth/login', payload: { email, password: secret } });
const accept = (invitationToken: string, newPassword = password) =>
  app.server.inject({
    method: 'POST',
    url: '/api/Auth/acceptInvitation',
    payload: { invitationToken, newPassword },
  });

async function givenInvited(): Promise<UserCard> {
  await confirm(await admin('POST', '/api/Users', { body: invited }));
  const { items } = await users({ text: 'neema' });
  return items[0]!;
}

test('a new user is proposed, confirmed, gets a link once and chooses the password', async () => {
  const card = await givenInvited();
  expect(card).toMatchObject({
    email: 'neema@example.test',
    state: 'INVITED',
    mayBeInvited: true,
    assignments: [assignment],
  });

  const issue = await admin('POST', `/api/Users/${card.id}/invitation`);
  const { invitationToken, expiresAt } = issue.json<{ invitationToken: string; expiresAt: string }>();
  expect(expiresAt).toBe('2026-03-18T10:00:00.000Z');
  expect((await accept(invitationToken, 'password')).json()).toMatchObject({ code: 'VALIDATION' });
  expect((await accept(invitationToken)).statusCode).toBe(204);

  expect((await login('neema@example.test', password)).statusCode).toBe(200);
  expect((await users({ text: 'neema' })).items[0]).toMatchObject({ state: 'ACTIVE', mayBeInvited: false });
  expect((await accept(invitationToken)).json()).toMatchObject({ status: 403, code: 'INVITATION_INVALID' });
  expect((await admin('POST', `/api/Users/${card.id}/invitation`)).json()).toMatchObject({ status: 409 });
});

test('a second link ends the first; a link ends after three days, and with its account', async () => {
  const { id } = await givenInvited();
  const issue = async () =>
    (await admin('POST', `/api/Users/${id}/invitation`)).json<{ invitationToken: string }>().invitationToken;
  const [first, second] = [await issue(), await issue()];
  expect((await accept(first)).statusCode).toBe(403);

  app.advance(72 * 3_600_000);
  expect((await accept(second)).statusCode).toBe(403);
  app.advance(-72 * 3_600_000);
  await admin('POST', `/api/Users/${id}/disable`, { body: { reason } });
  expect((await accept(second)).statusCode).toBe(403);
});

test('neither link nor password is anywhere in the store', async () => {
  const { id } = await givenInvited();
  const { invitationToken } = (await admin('POST', `/api/Users/${id}/invitation`)).json<{
    invitationToken: string;
  }>();
  await accept(invitationToken);
  await app.server.close();

  const tables = await app.store.query<{ name: string }>(
    `select table_name as "name" from information_schema.tables where table_schema = 'main'`,
  );
  const texts = await Promise.all(
    tables.map(async ({ name }) => JSON.stringify(await app.store.query(`select * from ${name}`))),
  );
  expect(texts.join('')).toContain('u_approver');
  for (const secret of [invitationToken, password]) expect(texts.join('')).not.toContain(secret);
});

test('an address that has an account is refused', async () => {
  await givenInvited();

  expect((await admin('POST', '/api/Users', { body: invited })).json()).toMatchObject({
    status: 409,
    code: 'NAME_TAKEN',
  });
});

test('an account that is shut is out at its next call, and back after two people opened it', async () => {
  const viewer = await app.signIn({ role: 'viewer', brandIds: ['alder'] });
  expect((await viewer('GET', '/api/User/profile')).statusCode).toBe(200);

  const shut = await admin('POST', '/api/Users/u_viewer/disable', { body: { reason } });
  expect(shut.json()).toMatchObject({ state: 'DISABLED' });
  expect((await viewer('GET', '/api/User/profile')).statusCode).toBe(401);

  const opening = await admin('POST', '/api/Users/u_viewer/enable', { body: { reason } });
  expect(opening.json()).toMatchObject({
    differences: [{ field: 'isDisabled', before: true, after: false }],
  });
  expect((await users({ text: 'viewer' })).items[0]).toMatchObject({ state: 'DISABLED' });
  await confirm(opening);
  expect((await users({ text: 'viewer' })).items[0]).toMatchObject({ state: 'ACTIVE' });
  expect((await viewer('GET', '/api/User/profile')).statusCode).toBe(401);
});

test('a role that is taken away is gone at the next call, in the same session', async () => {
  const reporter = await app.signIn({ role: 'reporter', brandIds: ['alder', 'elm'] });
  const read = () => reporter('GET', '/api/OnlineReports', { brand: 'alder' });
  expect((await read()).statusCode).toBe(200);

  const held = { userId: 'u_reporter', role: 'reporter', brandId: 'alder', reason };
  expect((await admin('POST', '/api/Roles/revoke', { body: held })).statusCode).toBe(204);
  expect((await read()).json()).toMatchObject({ code: 'BRAND_FORBIDDEN' });
  expect((await admin('POST', '/api/Roles/revoke', { body: held })).statusCode).toBe(404);
  const events = await app.store.query(
    `select action from audit_event where object_id = 'u_reporter' and action = 'ROLES_CHANGED'`,
  );
  expect(events).toHaveLength(1);
});

test("a role's end is enforced at every call", async () => {
  const auditor = await app.signIn({ role: 'viewer', brandIds: ['elm'], id: 'u_auditor' });
  const validUntil = '2026-03-15T10:05:00.000Z';
  await confirm(
    await admin('POST', '/api/Roles', {
      body: {
        userId: 'u_auditor',
        role: 'auditor',
        brandId: 'alder',
        jurisdictions: null,
        validUntil,
        reason,
      },
    }),
  );
  const read = () => auditor('GET', '/api/LoadData', { brand: 'alder' });

  expect((await read()).statusCode).toBe(200);
  app.advance(5 * 60_000);
  expect((await read()).json()).toMatchObject({ code: 'BRAND_FORBIDDEN' });
  const { items } = (await admin('GET', '/api/Roles', { query: { role: 'auditor' } })).json<{
    items: object[];
  }>();
  expect(items).toEqual([expect.objectContaining({ validUntil, isInForce: false })]);
});

test('a role for every brand of some countries reaches those brands only', async () => {
  await givenUser(app.store, { id: 'u_watch', role: 'viewer', brandIds: [] });
  await app.store.query(
    `insert into app_user_role (user_id, role, brand_id, jurisdictions) values ('u_watch', 'auditor', '*', 'DK,TZ')`,
  );
  const { readUser } = await import('../../platform/auth/read-session');
  const user = await readUser(app.store, 'u_watch', now);

  expect(user?.brands.map(({ id }) => id)).toEqual(['alder']);
  expect(user?.assignments).toEqual([{ role: 'auditor', brandIds: ['alder'] }]);
});

test('an administrator does not touch accounts with roles elsewhere, nor the own one', async () => {
  await givenUser(app.store, { id: 'u_both', role: 'viewer', brandIds: ['alder', 'elm'] });
  await givenUser(app.store, { id: 'u_elm', role: 'viewer', brandIds: ['elm'] });
  const disable = (id: string) => admin('POST', `/api/Users/${id}/disable`, { body: { reason } });

  expect((await disable('u_both')).statusCode).toBe(403);
  expect((await disable('u_elm')).statusCode).toBe(404);
  expect((await disable('u_admin')).statusCode).toBe(403);
  expect((await disable('u_nobody')).statusCode).toBe(404);
  const cards = await users();
  expect(cards.items.map(({ id }) => id)).toEqual(['u_admin', 'u_approver', 'u_both']);
  expect(cards.items.find(({ id }) => id === 'u_both')?.assignments.map(({ brandId }) => brandId)).toEqual([
    'alder',
  ]);
});

test('a new password by a link ends the sessions and the old password', async () => {
  const old = 'the old password 77';
  const passwordHash = await hashPassword(old);
  await givenUser(app.store, { id: 'u_forgetful', role: 'viewer', brandIds: ['alder'], passwordHash });
  await confirm(await admin('POST', '/api/Users/u_forgetful/resetPassword', { body: { reason } }));
  const { invitationToken } = (await admin('POST', '/api/Users/u_forgetful/invitation')).json<{
    invitationToken: string;
  }>();
  const signedIn = (await login('u_forgetful@example.test', old)).json<{ token: string }>();
  await accept(invitationToken);

  const headers = { authorization: `Bearer ${signedIn.token}` };
  expect((await app.server.inject({ url: '/api/User/profile', headers })).statusCode).toBe(401);
  expect((await login('u_forgetful@example.test', old)).statusCode).toBe(401);
  expect((await login('u_forgetful@example.test', password)).statusCode).toBe(200);
});
