import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Auth } from '@tallyhouse/shared/contracts/auth';
import { readConfig } from '../../platform/config/config';
import { openStore } from '../../store/open-store';
import { openTestStore } from '../../store/testing/open-test-store';
import { givenBrand, givenUser, startTestApp, type TestApp } from '../../app/testing/test-app';
import { hashPassword } from '../../platform/auth/passwords';
import { givenOtpSecret } from '../../platform/auth/testing/given-otp-secret';

const password = 'Right-password-1';
const email = 'u_reporter@example.test';
let app: TestApp;

beforeEach(async () => {
  const store = await openTestStore();
  await givenBrand(store, { id: 'alder', name: 'Alder' });
  await givenBrand(store, { id: 'elm', name: 'Elm' });
  await givenUser(store, {
    id: 'u_reporter',
    role: 'reporter',
    brandIds: ['alder'],
    passwordHash: await hashPassword(password),
  });
  app = await startTestApp(store);
});
afterEach(() => app.close());

function post(path: string, payload: object, headers: Record<string, string> = {}) {
  return app.server.inject({ method: 'POST', url: path, payload, headers });
}
const login = (body: object = {}, headers = {}) =>
  post('/api/Auth/login', { email, password, ...body }, headers);
const refresh = (refreshToken: string, asEmail = email) =>
  post('/api/Auth/refresh', { refreshToken, email: asEmail });
const brandsWith = (token: string) =>
  app.server.inject({ url: '/api/User/brands', headers: { authorization: `Bearer ${token}` } });
const signedIn = async () => (await login()).json<Auth>();

describe('login', () => {
  test('gives tokens and the user with roles and brands', async () => {
    const answer = await login({ email: ' U_Reporter@Example.test ' });

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      token: expect.any(String),
      refreshToken: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: '2026-03-15T10:10:00.000Z',
      session: { id: expect.any(String), idleSeconds: 3600, remainingSeconds: 43_200 },
      user: {
        id: 'u_reporter',
        email,
        name: 'u_reporter',
        locale: 'en',
        roles: ['reporter'],
        assignments: [{ role: 'reporter', brandIds: ['alder'] }],
        brands: [{ id: 'alder', name: 'Alder', currency: 'EUR' }],
      },
    });
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^tallyhouse-device=[\w-]+; Path=\/api\/Auth\/login; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
      ),
      expect.stringMatching(/^XSRF-TOKEN=[\w.-]+; Path=\/; SameSite=Lax$/),
    ]);
  });

  test('a wrong password gets the same answer whether the user is there, unknown or locked', async () => {
    const wrong = await login({ password: `${password} ` });
    const unknown = await login({ email: 'nobody@example.test' });
    await app.store.query(`update app_user set disabled_at = '2026-03-01T00:00:00Z'`);
    const locked = await login({ password: `${password} ` });

    const bodies = [wrong, unknown, locked].map((answer) => ({
      ...answer.json<object>(),
      status: answer.statusCode,
      traceId: '',
    }));
    expect(bodies[0]).toMatchObject({ status: 401, code: 'BAD_CREDENTIALS' });
    expect(bodies).toEqual([bodies[0], bodies[0], bodies[0]]);
  });

  test('who knows the password of a locked account is told that it is locked, and gets no session', async () => {
    await app.store.query(`update app_user set disabled_at = '2026-03-01T00:00:00Z'`);

    const answer = await login();

    expect(answer.json()).toMatchObject({
      status: 423,
      code: 'ACCOUNT_LOCKED',
      detail: expect.stringContaining('administrator'),
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('after five wrong tries the next one waits half a minute, from that address only', async () => {
    for (let count = 0; count < 5; count += 1) expect((await login({ password: 'x' })).statusCode).toBe(401);
    app.advance(10_000);
    const refused = await login();
    const elsewhere = await app.server.inject({
      method: 'POST',
      url: '/api/Auth/login',
      payload: { email, password },
      remoteAddress: '192.0.2.7',
    });

    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('20');
    expect(refused.json()).toMatchObject({ code: 'RATE_LIMIT', detail: 'Try again in 20 seconds.' });
    expect(elsewhere.statusCode).toBe(200);
  });

  test('tries sent together all count, addresses of one /64 count as one', async () => {
    const tries = Array.from({ length: 100 }, (_, index) =>
      app.server.inject({
        method: 'POST',
        url: '/api/Auth/login',
        payload: { email, password: 'x' },
        remoteAddress: `2001:db8:0:1::${(index + 1).toString(16)}`,
      }),
    );
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);

    expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(5);
  });

  test('a restart does not forgive what was tried before it', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'tallyhouse-throttle-'));
    try {
      let restarted = await startTestApp(await openStore({ dataDir }));
      const passwordHash = await hashPassword(password);
      await givenUser(restarted.store, { id: 'u_reporter', role: 'reporter', brandIds: '*', passwordHash });
      const tryIn = () =>
        restarted.server.inject({
          method: 'POST',
          url: '/api/Auth/login',
          payload: { email, password: 'x' },
        });
      for (let count = 0; count < 5; count += 1) expect((await tryIn()).statusCode).toBe(401);
      await restarted.close();
      restarted = await startTestApp(await openStore({ dataDir }));

      expect((await tryIn()).statusCode).toBe(429);
      await restarted.close();
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  });

  test('after its wait the next try is looked at', async () => {
    for (let count = 0; count < 5; count += 1) await login({ password: 'x' });
    app.advance(30_000);

    expect((await login()).statusCode).toBe(200);
  });

  test('a second factor is asked for once the password is right, and no wrong code passes', async () => {
    await givenOtpSecret(app.store, 'u_reporter', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    await app.store.query('update app_user set otp_at_login = true');

    expect((await login({ password: 'x' })).json()).toMatchObject({ code: 'BAD_CREDENTIALS' });
    expect((await login()).json()).toMatchObject({ status: 401, code: 'OTP_REQUIRED' });
    expect((await login({ otp: '000000' })).json()).toMatchObject({ code: 'BAD_CREDENTIALS' });
  });

  test('only the roles of the setting demand a second factor', async () => {
    await app.close();
    const store = await openTestStore();
    const passwordHash = await hashPassword(password);
    for (const role of ['reporter', 'viewer'] as const)
      await givenUser(store, { id: `u_${role}`, role, brandIds: '*', passwordHash });
    app = await startTestApp(store, { config: { secondFactorRoles: ['approver', 'reporter'] } });

    expect((await login()).json()).toMatchObject({ status: 401, code: 'SECOND_FACTOR_UNSET' });
    expect((await login({ email: 'u_viewer@example.test' })).statusCode).toBe(200);
    // An authenticator that was for confirming only is asked for now.
    await givenOtpSecret(app.store, 'u_reporter', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect((await login()).json()).toMatchObject({ status: 401, code: 'OTP_REQUIRED' });
  });

  test('unknown fields are refused by name', async () => {
    const answer = await login({ admin: true });

    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([
      { field: 'admin', code: 'UNKNOWN_FIELD', message: 'There is no such field' },
    ]);
  });
});

describe('refresh', () => {
  test('exchanges the token once; both new ones work', async () => {
    const first = await signedIn();
    const second = (await refresh(first.refreshToken)).json<Auth>();

    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect((await brandsWith(second.token)).statusCode).toBe(200);
    expect((await refresh(second.refreshToken)).statusCode).toBe(200);
  });

  test('within ten seconds the immediate predecessor gets the very same pair', async () => {
    const first = await signedIn();
    const second = (await refresh(first.refreshToken)).json<Auth>();
    app.advance(9_000);

    expect((await refresh(first.refreshToken)).json()).toEqual({
      ...second,
      session: { ...second.session, idleSeconds: 3591, remainingSeconds: 43_191 },
    });
  });

  test('fifty refreshes with one token at once get one pair, and one successor is stored', async () => {
    const { refreshToken } = await signedIn();
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(refreshToken)));
    const [row] = await app.store.query<{ tokens: number }>('select count(*) as tokens from refresh_token');

    expect(new Set(answers.map((answer) => answer.json<Auth>().refreshToken)).size).toBe(1);
    expect(row).toEqual({ tokens: 2 });
  });

  test('without a grace window one of fifty makes a pair, and the session ends for all', async () => {
    await app.close();
    const store = await openTestStore();
    await givenUser(store, {
      id: 'u_reporter',
      role: 'reporter',
      brandIds: '*',
      passwordHash: await hashPassword(password),
    });
    const sessions = { ...readConfig({}).sessions, graceSeconds: 0 };
    app = await startTestApp(store, { config: { sessions } });
    const { refreshToken } = await signedIn();

    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(refreshToken)));

    // Another call may end the session before the first has answered: then nobody gets the pair.
    const given = answers.filter(({ statusCode }) => statusCode === 200);
    expect(given.length).toBeLessThanOrEqual(1);
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(50 - given.length);
    const [row] = await app.store.query<{ tokens: number }>('select count(*) as tokens from refresh_token');
    expect(row).toEqual({ tokens: 2 });
    for (const answer of given) {
      expect((await refresh(answer.json<Auth>().refreshToken)).json().code).toBe('REFRESH_INVALID');
    }
    const reuses = await app.store.query(`select seq from audit_event where action = 'REFRESH_REUSED'`);
    expect(reuses).toHaveLength(1);
  });

  test.each([
    ['after the grace window', 10_001, 1],
    ['when its successor was used, even within the window', 0, 2],
  ])('a used token %s revokes the family with its access tokens', async (_case, waitMs, rotations) => {
    const first = await signedIn();
    let last = first;
    for (let count = 0; count < rotations; count += 1) last = (await refresh(last.refreshToken)).json<Auth>();
    app.advance(waitMs);
    const reused = await refresh(first.refreshToken);

    expect(reused.statusCode).toBe(401);
    expect(reused.json().code).toBe('REFRESH_REUSED');
    expect((await refresh(last.refreshToken)).json().code).toBe('REFRESH_INVALID');
    expect((await brandsWith(last.token)).json().code).toBe('TOKEN_INVALID');
  });

  test("another user's e-mail and an unknown token get the same answer, and change nothing", async () => {
    const { refreshToken } = await signedIn();
    const answers = [await refresh(refreshToken, 'other@example.test'), await refresh('unknown')];

    const bodies = answers.map((answer) => ({ ...answer.json<object>(), traceId: '' }));
    expect(bodies[0]).toMatchObject({ status: 401, code: 'REFRESH_INVALID' });
    expect(bodies[1]).toEqual(bodies[0]);
    expect((await refresh(refreshToken)).statusCode).toBe(200);
  });

  test('sliding use never passes the absolute end of twelve hours', async () => {
    let { refreshToken } = await signedIn();
    let last: Auth | undefined;
    for (let halfHours = 0; halfHours < 23; halfHours += 1) {
      app.advance(1_800_000);
      last = (await refresh(refreshToken)).json<Auth>();
      refreshToken = last.refreshToken;
    }
    expect(last?.session).toMatchObject({ idleSeconds: 1800, remainingSeconds: 1800 });
    app.advance(1_800_000);

    expect((await refresh(refreshToken)).json().code).toBe('REFRESH_INVALID');
    expect((await brandsWith(last?.token ?? '')).statusCode).toBe(401);
  });

  test('an idle hour ends it', async () => {
    const { refreshToken } = await signedIn();
    app.advance(3_600_000);

    expect((await refresh(refreshToken)).json().code).toBe('REFRESH_INVALID');
  });
});

describe('revocation', () => {
  test('signing out ends access and refresh tokens at once', async () => {
    const auth = await login();
    const { token, refreshToken } = auth.json<Auth>();
    const antiForgery = auth.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    const headers = {
      authorization: `Bearer ${token}`,
      cookie: `XSRF-TOKEN=${antiForgery}`,
      'x-xsrf-token': antiForgery,
    };
    const out = await app.server.inject({ method: 'POST', url: '/api/Auth/logout', headers });

    expect(out.statusCode).toBe(204);
    expect((await brandsWith(token)).json().code).toBe('TOKEN_INVALID');
    expect((await refresh(refreshToken)).json().code).toBe('REFRESH_INVALID');
  });

  test('a disabled user and a lost role act with the next call', async () => {
    const { token } = await signedIn();
    await app.store.query(`delete from app_user_role`);
    expect((await brandsWith(token)).json()).toEqual({ items: [] });
    await app.store.query(`update app_user set disabled_at = '2026-03-01T00:00:00Z'`);

    expect((await brandsWith(token)).statusCode).toBe(401);
  });

  test('after ten minutes the access token asks for a refresh', async () => {
    const { token } = await signedIn();
    app.advance(600_000);

    expect((await brandsWith(token)).json().code).toBe('TOKEN_EXPIRED');
  });
});

test('neither tokens nor passwords stand anywhere in the store', async () => {
  const first = await signedIn();
  const second = (await refresh(first.refreshToken)).json<Auth>();
  const tables = ['app_user', 'token_family', 'refresh_token', 'sign_in_limit', 'sign_in_note', 'store_meta'];
  const dump = JSON.stringify(
    await Promise.all(tables.map((table) => app.store.query(`select * from ${table}`))),
  );

  for (const secret of [first.token, first.refreshToken, second.token, second.refreshToken, password]) {
    expect(dump).not.toContain(secret);
  }
});
