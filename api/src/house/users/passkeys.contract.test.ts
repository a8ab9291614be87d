import type { Auth } from '@tallyhouse/shared/contracts/auth';
import type { Passkey } from '@tallyhouse/shared/contracts/passkeys';
import { givenBrand, startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';
import { hashPassword } from '../../platform/auth/passwords';
import { softAuthenticator } from '../../platform/auth/testing/soft-authenticator';
import { actForAllBrands } from '../../store/brand-scope';
import { openTestStore } from '../../store/testing/open-test-store';
import { confirmAs, givenAuthenticator } from '../changes/testing/two-people';
import { bothEngines } from '../../store/testing/on-engines';

const password = 'Right-password-1';
const origin = 'https://tallyhouse.example';
const rpId = 'tallyhouse.example';
const startMs = Date.parse('2026-03-15T10:00:00.000Z');
let passwordHash: string;

beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

describe.each(bothEngines({ isGuarded: true }))('passkeys on %s', (_engine, open) => {
  let app: TestApp;
  let rehema: TestCaller;
  let codeAt: (now: Date) => string;
  let nowMs: number;

  beforeEach(async () => {
    const store = await open();
    nowMs = startMs;
    await actForAllBrands(() => givenBrand(store, { id: 'alder' }));
    app = await startTestApp(store, { config: { publicUrl: origin } });
    rehema = await actForAllBrands(() => app.signIn({ role: 'reporter', brandIds: ['alder'], id: 'rehema' }));
    await inStore(`update app_user set password_hash = $1 where id = 'rehema'`, [passwordHash]);
    codeAt = await actForAllBrands(() => givenAuthenticator(app, 'rehema'));
    await inStore(`update app_user set otp_at_login = true where id = 'rehema'`);
  });
  afterEach(() => app.close());

  const inStore = (sql: string, params: string[] = []) =>
    actForAllBrands(() => app.store.query<Record<string, unknown>>(sql, params));
  /** A code of the authenticator is good once. */
  const code = () => {
    nowMs += 30_000;
    app.advance(30_000);
    return codeAt(new Date(nowMs));
  };
  const begin = (caller = rehema) =>
    caller('POST', '/api/User/passkeys/options', { body: { currentPassword: password, otp: code() } });
  const begun = async () => (await begin()).json<{ passkeyToken: string; options: { challenge: string } }>();
  const add = (passkeyToken: string, credential: object, caller = rehema) =>
    caller('POST', '/api/User/passkeys', { body: { passkeyToken, name: 'Laptop', credential } });
  const post = (path: string, payload: object) =>
    app.server.inject({ method: 'POST', url: `/api/Auth/login${path}`, payload });
  const credentials = { email: 'rehema@example.test', password };
  const asked = async () =>
    (await post('/passkey/options', credentials)).json<{
      passkeyToken: string;
      options: { challenge: string };
    }>();
  const show = (passkeyToken: string, credential: object) => post('/passkey', { passkeyToken, credential });
  const invalid = { status: 403, code: 'PASSKEY_INVALID' };

  /** With a passkey of its own. */
  async function withPasskey() {
    const device = softAuthenticator({ origin, rpId });
    const { passkeyToken, options } = await begun();
    const answer = await add(passkeyToken, device.make(options.challenge));
    expect(answer.statusCode).toBe(201);
    return { device, items: answer.json<{ items: Passkey[] }>().items };
  }

  test('a passkey stands in for the code at sign-in, once for each time that it was asked', async () => {
    expect((await post('/passkey/options', credentials)).json()).toMatchObject({ code: 'NO_PASSKEY' });
    const { device, items } = await withPasskey();
    expect(items).toMatchObject([{ name: 'Laptop', isSynced: false, lastUsedAt: null }]);
    expect((await post('', credentials)).json()).toMatchObject({ code: 'OTP_REQUIRED' });

    const { passkeyToken, options } = await asked();
    expect(options).toMatchObject({ rpId, userVerification: 'required' });
    const shown = device.show(options.challenge, 1);
    const answers = await Promise.all([show(passkeyToken, shown), show(passkeyToken, shown)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
    const { token } = answers.find(({ statusCode }) => statusCode === 200)!.json<Auth>();
    const own = await app.server.inject({
      ...{ method: 'GET', url: '/api/User/passkeys', headers: { authorization: `Bearer ${token}` } },
    });
    expect(own.json()).toMatchObject({ items: [{ lastUsedAt: new Date(nowMs).toISOString() }] });
    // Nor later, although the token is good still.
    app.advance(60_000);
    expect((await show(passkeyToken, shown)).json()).toMatchObject(invalid);
  });

  test('nothing passes but what this server asked of this passkey, in time, with the person proved', async () => {
    const { device } = await withPasskey();
    const stranger = softAuthenticator({ origin, rpId });
    const first = await asked();
    app.advance(1);
    const second = await asked();
    const { challenge } = second.options;
    for (const [why, token, credential] of [
      ['another device', second.passkeyToken, stranger.show(challenge, 1)],
      ['another challenge', second.passkeyToken, device.show(first.options.challenge, 1)],
      ['another page', second.passkeyToken, device.show(challenge, 1, { origin: 'https://evil.example' })],
      ['another host', second.passkeyToken, device.show(challenge, 1, { rpId: 'evil.example' })],
      ['nobody proved', second.passkeyToken, device.show(challenge, 1, { isVerified: false })],
      ['no token', 'x', device.show(challenge, 1)],
      ['a token of another kind', (await begun()).passkeyToken, device.show(challenge, 1)],
      ['no credential', second.passkeyToken, { ...device.show(challenge, 1), response: broken }],
    ] as const)
      expect([why, (await show(token, credential)).json()]).toMatchObject([why, invalid]);
    expect((await post('/passkey/options', { ...credentials, password: 'x' })).json()).toMatchObject({
      ...{ status: 401, code: 'BAD_CREDENTIALS' },
    });

    const later = await asked();
    expect((await show(later.passkeyToken, device.show(later.options.challenge, 5))).statusCode).toBe(200);
    // What was asked for before is over; and so is a copy of the device, which counts from where it was copied.
    expect((await show(second.passkeyToken, device.show(challenge, 6))).json()).toMatchObject(invalid);
    app.advance(1);
    const copied = await asked();
    expect((await show(copied.passkeyToken, device.show(copied.options.challenge, 5))).json()).toMatchObject(
      invalid,
    );
    app.advance(5 * 60_000);
    expect((await show(copied.passkeyToken, device.show(copied.options.challenge, 7))).json()).toMatchObject(
      invalid,
    );
  });

  test('asking for a passkey makes no guess of the code good', async () => {
    await withPasskey();
    for (let guess = 0; guess < 5; guess += 1) {
      await post('', { ...credentials, otp: '000000' });
      await post('/passkey/options', credentials);
    }
    expect((await post('', { ...credentials, otp: '000000' })).json()).toMatchObject({ code: 'RATE_LIMIT' });
  });

  test('one is added by its owner alone, with the password and a code, and the audit has it', async () => {
    const other = await actForAllBrands(() =>
      app.signIn({ role: 'reporter', brandIds: ['alder'], id: 'other' }),
    );
    await inStore(`update app_user set password_hash = $1 where id = 'other'`, [passwordHash]);
    expect((await begin(other)).json()).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
    const wrong = { currentPassword: 'x', otp: code() };
    expect((await rehema('POST', '/api/User/passkeys/options', { body: wrong })).json()).toMatchObject({
      code: 'BAD_CREDENTIALS',
    });
    const device = softAuthenticator({ origin, rpId });
    const { passkeyToken, options } = await begun();
    const made = device.make(options.challenge);
    expect((await add(passkeyToken, made, other)).json()).toMatchObject(invalid);
    const elsewhere = device.make(options.challenge, { origin: 'https://evil.example' });
    expect((await add(passkeyToken, elsewhere)).json()).toMatchObject(invalid);
    expect((await add(passkeyToken, made)).statusCode).toBe(201);
    expect((await add(passkeyToken, made)).json()).toMatchObject(invalid);

    const [{ id } = { id: '' }] = (await rehema('GET', '/api/User/passkeys')).json<{ items: Passkey[] }>()
      .items;
    const remove = (caller: TestCaller, currentPassword: string) =>
      caller('POST', `/api/User/passkeys/${id}/remove`, { body: { currentPassword } });
    expect((await remove(other, password)).statusCode).toBe(404);
    expect((await remove(rehema, 'x')).statusCode).toBe(403);
    expect((await remove(rehema, password)).json()).toEqual({ items: [] });
    const events = await inStore(
      `select detail as "detail" from audit_event where actor_id = 'rehema' and detail like '%PASSKEY%' order by seq`,
    );
    expect(events.map(({ detail }) => JSON.parse(String(detail)) as object)).toEqual([
      { deed: 'PASSKEY_ADDED', name: 'Laptop' },
      { deed: 'PASSKEY_REMOVED', name: 'Laptop' },
    ]);
  });

  test('a reset by two people takes the passkeys too, and another password ends what was asked for', async () => {
    const { device } = await withPasskey();
    const before = await asked();
    await inStore(`update app_user set password_hash = 'other' where id = 'rehema'`);
    expect((await show(before.passkeyToken, device.show(before.options.challenge, 1))).json()).toMatchObject(
      invalid,
    );
    await inStore(`update app_user set password_hash = $1 where id = 'rehema'`, [passwordHash]);

    const { admin, approver } = await actForAllBrands(async () => {
      const people = {
        admin: await app.signIn({ role: 'admin', brandIds: ['alder'] }),
        approver: await app.signIn({ role: 'approver', brandIds: ['alder'] }),
      };
      await givenAuthenticator(app, 'u_approver');
      return people;
    });
    const body = { reason: 'She has lost her telephone.' };
    const proposed = await admin('POST', '/api/Users/rehema/resetSecondFactor', { body });
    const by = { caller: approver, userId: 'u_approver', now: new Date(nowMs) };
    await actForAllBrands(() => confirmAs(app, by, proposed.json<{ id: string }>().id));
    expect(await inStore('select id from passkey')).toEqual([]);
  });
});

test('at an address of numbers there are none, and the words say why', async () => {
  const app = await startTestApp(await openTestStore());
  const answer = await app.server.inject({
    ...{ method: 'POST', url: '/api/Auth/login/passkey/options', headers: { host: '127.0.0.1:4300' } },
    payload: { email: 'a@example.test', password },
  });
  expect(answer.json()).toMatchObject({ status: 409, code: 'PASSKEY_NEEDS_HOST_NAME' });
  expect(answer.json<{ detail: string }>().detail).toContain('open the server by its name');
  await app.close();
});

const broken = { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: '' };
