import type { Auth } from '@tallyhouse/shared/contracts/auth';
import type { Session } from '@tallyhouse/shared/contracts/sessions';
import { openTestStore } from '../../store/testing/open-test-store';
import { givenUser, startTestApp, type TestApp } from '../../app/testing/test-app';
import { tellFailures } from '../../platform/auth/limits/failure-notes';
import { hashPassword } from '../../platform/auth/passwords';
import { givenOtpSecret } from '../../platform/auth/testing/given-otp-secret';

const password = 'Right-password-1';
const email = 'u_viewer@example.test';
let app: TestApp;

beforeEach(async () => {
  const store = await openTestStore();
  const passwordHash = await hashPassword(password);
  for (const id of ['u_viewer', 'u_other']) {
    await givenUser(store, { id, role: 'viewer', brandIds: '*', passwordHash });
  }
  app = await startTestApp(store);
});
afterEach(() => app.close());

/** A browser of its own: signs in and calls with what it got. */
async function browser(as: { readonly email?: string; readonly agent?: string } = {}) {
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/Auth/login',
    payload: { email: as.email ?? email, password },
    headers: { 'user-agent': as.agent ?? 'Firefox' },
    remoteAddress: '192.0.2.7',
  });
  const auth = answer.json<Auth>();
  const mark = answer.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    app.server.inject({
      method,
      url,
      headers: { authorization: `Bearer ${auth.token}`, cookie: `XSRF-TOKEN=${mark}`, 'x-xsrf-token': mark },
      ...(payload === undefined ? {} : { payload }),
    });
  return { auth, call, id: auth.session.id, list: async () => sessionsOf(await call('GET', sessionsPath)) };
}

const sessionsPath = '/api/User/sessions';
const sessionsOf = (answer: { json<T>(): T }) => answer.json<{ items: Session[] }>().items;
const statusOf = async (caller: Awaited<ReturnType<typeof browser>>) =>
  (await caller.call('GET', '/api/User/brands')).statusCode;
const auditActions = async () => {
  await tellFailures(app.store, new Date('2026-03-15T10:00:00Z'));
  const rows = await app.store.query<{ action: string }>('select action from audit_event order by seq');
  return rows.map(({ action }) => action);
};

describe('the list of sessions', () => {
  test('gives one of your own by its id, and nobody else’s', async () => {
    const current = await browser();
    const other = await browser({ email: 'u_other@example.test' });

    const own = await current.call('GET', `${sessionsPath}/${current.id}`);
    const foreign = await current.call('GET', `${sessionsPath}/${other.id}`);

    expect(own.json()).toMatchObject({ id: current.id, isCurrent: true });
    expect(foreign.json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test('shows your own in force, this one first, and where each was made', async () => {
    const old = await browser({ agent: 'Safari\n\u001B[31m' + 'x'.repeat(400) });
    app.advance(60_000);
    const current = await browser();
    await browser({ email: 'u_other@example.test' });

    const sessions = await current.list();

    expect(sessions.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
      [current.id, true],
      [old.id, false],
    ]);
    expect(sessions[0]).toEqual({
      id: current.id,
      createdAt: '2026-03-15T10:01:00.000Z',
      renewedAt: '2026-03-15T10:01:00.000Z',
      idleEndsAt: '2026-03-15T11:01:00.000Z',
      endsAt: '2026-03-15T22:01:00.000Z',
      address: '192.0.2.7',
      userAgent: 'Firefox',
      isCurrent: true,
    });
    expect(sessions[1]?.userAgent).toMatch(/^Safari {2}\[31mx{288}$/);
  });

  test('moves with a refresh, and leaves out what has ended', async () => {
    const idle = await browser();
    const current = await browser();
    app.advance(3_540_000);
    const renewed = await app.server.inject({
      method: 'POST',
      url: '/api/Auth/refresh',
      payload: { refreshToken: current.auth.refreshToken, email },
    });
    app.advance(60_000);
    const answer = await app.server.inject({
      url: sessionsPath,
      headers: { authorization: `Bearer ${renewed.json<Auth>().token}` },
    });

    expect(idle.id).not.toBe(current.id);
    expect(sessionsOf(answer)).toMatchObject([{ id: current.id, renewedAt: '2026-03-15T10:59:00.000Z' }]);
  });
});

describe('ending sessions', () => {
  test('one of your own is refused with its next call; its refresh token is of no use', async () => {
    const lost = await browser();
    const current = await browser();

    expect((await current.call('DELETE', `${sessionsPath}/${lost.id}`)).statusCode).toBe(204);

    expect(await statusOf(lost)).toBe(401);
    expect(await statusOf(current)).toBe(200);
    expect(await auditActions()).toEqual(['LOGIN', 'LOGIN', 'SESSION_REVOKED']);
  });

  test('somebody else’s, an ended one and one that never was look the same', async () => {
    const other = await browser({ email: 'u_other@example.test' });
    const current = await browser();
    const ended = await browser();
    await current.call('DELETE', `${sessionsPath}/${ended.id}`);

    const answers = [];
    for (const id of [other.id, ended.id, 'never-was']) {
      const answer = await current.call('DELETE', `${sessionsPath}/${id}`);
      answers.push({ ...answer.json<object>(), traceId: '' });
    }

    expect(answers[0]).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    expect(await statusOf(other)).toBe(200);
  });

  test('one that was idle for too long has ended already', async () => {
    const idle = await browser();
    app.advance(3_600_000);
    const current = await browser();

    expect((await current.call('DELETE', `${sessionsPath}/${idle.id}`)).statusCode).toBe(404);
  });

  test('all others at once, or this one too', async () => {
    const [first, second, current] = [await browser(), await browser(), await browser()];
    const other = await browser({ email: 'u_other@example.test' });

    await current.call('DELETE', sessionsPath);
    expect([await statusOf(first), await statusOf(second), await statusOf(current)]).toEqual([401, 401, 200]);

    await current.call('DELETE', `${sessionsPath}?includeCurrent=true`);
    expect(await statusOf(current)).toBe(401);
    expect(await statusOf(other)).toBe(200);
  });
});

describe('changing the password', () => {
  const path = '/api/User/changePassword';
  const next = 'correct horse battery staple';

  test('takes the new one from then on and ends all other sessions', async () => {
    const elsewhere = await browser();
    const current = await browser();

    const answer = await current.call('POST', path, { currentPassword: password, newPassword: next });

    expect(answer.statusCode).toBe(204);
    expect([await statusOf(elsewhere), await statusOf(current)]).toEqual([401, 200]);
    const tries = [];
    for (const tried of [password, next]) {
      const login = await app.server.inject({
        method: 'POST',
        url: '/api/Auth/login',
        payload: { email, password: tried },
      });
      tries.push(login.statusCode);
    }
    expect(tries).toEqual([401, 200]);
    expect(await auditActions()).toEqual([
      'LOGIN',
      'LOGIN',
      'PASSWORD_CHANGED',
      'SESSION_REVOKED',
      'LOGIN',
      'LOGIN_FAILED',
    ]);
  });

  test('asks for the present one, five times at most; the session stays', async () => {
    const current = await browser();
    const tries = [];
    for (let count = 0; count < 6; count += 1) {
      const answer = await current.call('POST', path, { currentPassword: 'wrong', newPassword: next });
      tries.push([answer.statusCode, answer.json<{ code: string }>().code]);
    }

    expect(tries.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => [403, 'BAD_CREDENTIALS']));
    expect(tries[5]).toEqual([429, 'RATE_LIMIT']);
    expect(await statusOf(current)).toBe(200);
  });

  test.each([
    ['short', '7 chars', 'TOO_SHORT'],
    ['common', 'Password123', 'TOO_COMMON'],
    ['the e-mail', email, 'IS_EMAIL'],
    ['the present one', password, 'SAME'],
  ])('refuses a new one that is %s, and says so at the field', async (_, newPassword, code) => {
    const current = await browser();

    const answer = await current.call('POST', path, { currentPassword: password, newPassword });

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'VALIDATION', errors: [{ field: 'newPassword', code }] });
  });
});

test('a code of the authenticator passes once, however many try with it at the same time', async () => {
  const { totpCode } = await import('../../platform/auth/totp');
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  await givenOtpSecret(app.store, 'u_viewer', secret);
  await app.store.query('update app_user set otp_at_login = true');
  const otp = totpCode(secret, new Date('2026-03-15T10:00:00Z'));
  const login = () =>
    app.server.inject({ method: 'POST', url: '/api/Auth/login', payload: { email, password, otp } });

  const together = await Promise.all([login(), login(), login()]);
  const later = await login();

  expect(together.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
  expect(later.json()).toMatchObject({ code: 'BAD_CREDENTIALS' });
});
