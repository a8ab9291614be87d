import { totpCode } from '../../platform/auth/totp';
import { hashPassword } from '../../platform/auth/passwords';
import { givenAuthenticator } from '../changes/testing/two-people';
import { openTestStore } from '../../store/testing/open-test-store';
import { givenBrand, startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';

const password = 'four words nobody guesses';

let app: TestApp;
let viewer: TestCaller;

beforeEach(async () => {
  const store = await openTestStore();
  await givenBrand(store, { id: 'alder', name: 'Alder' });
  app = await startTestApp(store);
  viewer = await app.signIn({ role: 'viewer', brandIds: ['alder'] });
});
afterEach(() => app.close());

const put = (body: object, etag: string, path = '/api/User/profile') =>
  viewer('PUT', path, { body, headers: { 'if-match': etag } });

test('of two who change the profile the second gets the present one, to merge', async () => {
  const read = await viewer('GET', '/api/User/profile');
  expect(read.json()).toMatchObject({
    id: 'u_viewer',
    name: 'u_viewer',
    roles: ['viewer'],
    locale: 'en',
    hasSecondFactor: false,
  });
  const etag = String(read.headers.etag);

  const first = await put({ name: 'Vera', locale: 'sw' }, etag);
  expect(first.json()).toMatchObject({ name: 'Vera', locale: 'sw' });
  const second = await put({ name: 'Viola', locale: 'en' }, etag);
  expect(second.json()).toMatchObject({ status: 412, code: 'VERSION_CONFLICT', current: { name: 'Vera' } });
  expect(second.headers.etag).toBe(first.headers.etag);
  expect((await put({ name: 'Viola', locale: 'en' }, String(second.headers.etag))).statusCode).toBe(200);
});

test.each([
  [{ name: 'Vera\u0007', locale: 'en' }, 'name'],
  [{ name: ' ', locale: 'en' }, 'name'],
  [{ name: 'Vera', locale: 'xx' }, 'locale'],
  [{ name: 'Vera', locale: 'en', email: 'other@example.test' }, 'email'],
])('%j is refused for %s', async (body, field) => {
  expect((await put(body, '"1"')).json()).toMatchObject({ status: 400, errors: [{ field }] });
});

test('an authenticator is set up with the password and its first code', async () => {
  await app.store.query(`update app_user set password_hash = $1 where id = 'u_viewer'`, [
    await hashPassword(password),
  ]);
  const start = (body: object) => viewer('POST', '/api/User/secondFactor', { body });
  expect((await start({ currentPassword: 'wrong' })).json()).toMatchObject({ code: 'BAD_CREDENTIALS' });
  const { secret, otpauthUrl } = (await start({ currentPassword: password })).json<Record<string, string>>();
  expect(otpauthUrl).toContain(`secret=${secret}`);
  const now = new Date('2026-03-15T10:00:00.000Z');
  const otp = totpCode(secret!, now);
  const finish = (code: string) => viewer('POST', '/api/User/secondFactor/confirm', { body: { otp: code } });

  expect((await finish(otp === '000000' ? '111111' : '000000')).statusCode).toBe(403);
  expect((await finish(otp)).json()).toMatchObject({ hasSecondFactor: true, otpAtLogin: true });
  expect((await finish(otp)).statusCode).toBe(403);
  // The first code is used up, and another authenticator needs one of this.
  expect((await start({ currentPassword: password, otp })).json()).toMatchObject({
    code: 'SECOND_FACTOR_REQUIRED',
  });
  app.advance(30_000);
  const next = totpCode(secret!, new Date(now.getTime() + 30_000));
  expect((await start({ currentPassword: password, otp: next })).statusCode).toBe(200);
});

test('new recovery codes end those before; one stands for a lost authenticator', async () => {
  const now = new Date('2026-03-15T10:00:00.000Z');
  await app.store.query(`update app_user set password_hash = $1 where id = 'u_viewer'`, [
    await hashPassword(password),
  ]);
  const codeAt = await givenAuthenticator(app, 'u_viewer');
  const ask = (path: string, body: object) =>
    viewer('POST', `/api/User/${path}`, { body: { currentPassword: password, ...body } });
  const made = async (otp: string) =>
    (await ask('recoveryCodes', { otp })).json<{ recoveryCodes: string[] }>().recoveryCodes;
  const [old] = await made(codeAt(now));
  app.advance(30_000);
  const otp = codeAt(new Date(now.getTime() + 30_000));
  expect((await ask('recoveryCodes', { otp, currentPassword: 'wrong' })).statusCode).toBe(403);
  const [first] = await made(otp);
  expect((await ask('recoveryCodes', { otp })).json()).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
  const replace = (recoveryCode: string) => ask('secondFactor', { recoveryCode });

  expect((await replace(old!)).json()).toMatchObject({ status: 403, code: 'SECOND_FACTOR_REQUIRED' });
  expect((await replace(first!)).statusCode).toBe(200);
  expect((await replace(first!)).statusCode).toBe(403);
  expect((await viewer('GET', '/api/User/profile')).json()).toMatchObject({
    ...{ recoveryCodesLeft: 9, otpDemanded: false },
  });
});

test('the own data come as one file without secrets, and the reading is a deed', async () => {
  const answer = await viewer('POST', '/api/User/exportData');
  const data = answer.json<Record<string, unknown>>();

  expect(answer.headers['content-disposition']).toContain('attachment');
  expect(data).toMatchObject({
    profile: { id: 'u_viewer' },
    roles: [{ role: 'viewer', brandId: 'alder' }],
    sessions: [{ isCurrent: true }],
    savedSearches: [],
  });
  expect((data['deeds'] as { action: string }[]).map(({ action }) => action)).toEqual([
    'DATA_EXPORTED',
    'LOGIN',
  ]);
  expect(answer.body).not.toMatch(/password_?hash|otp_?secret|token/i);
});
