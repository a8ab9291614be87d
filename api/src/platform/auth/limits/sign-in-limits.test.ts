import type { InjectOptions } from 'fastify';
import { openTestStore } from '../../../store/testing/open-test-store';
import { givenUser, startTestApp, type TestApp } from '../../../app/testing/test-app';
import { hashPassword } from '../passwords';
import { tellFailures } from './failure-notes';

const password = 'Right-password-1';
const now = new Date('2026-03-15T10:00:00Z');
let passwordHash: string;

beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

describe('limits of signing in', () => {
  let app: TestApp;

  beforeEach(async () => {
    app = await startTestApp(await openTestStore());
  });
  afterEach(() => app.close());

  const givenAccount = (id: string) =>
    givenUser(app.store, { id, role: 'viewer', brandIds: '*', passwordHash });
  const logIn = (
    account: string,
    given: Pick<InjectOptions, 'remoteAddress' | 'headers'> & { wrong?: boolean } = {},
  ) =>
    app.server.inject({
      method: 'POST',
      url: '/api/Auth/login',
      payload: { email: `${account}@example.test`, password: given.wrong === true ? 'wrong' : password },
      ...(given.remoteAddress === undefined ? {} : { remoteAddress: given.remoteAddress }),
      ...(given.headers === undefined ? {} : { headers: given.headers }),
    });
  const times = <T>(count: number, make: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => make(index)));
  const countOf = (answers: readonly { statusCode: number }[], status: number) =>
    answers.filter(({ statusCode }) => statusCode === status).length;
  const strangers = (index: number) => ({ wrong: true, remoteAddress: `198.${index % 250}.${index >> 3}.7` });
  const failuresTold = async (at = now) => {
    await tellFailures(app.store, at);
    const rows = await app.store.query<{ detail: string }>(
      `select detail from audit_event where action = 'LOGIN_FAILED' order by seq`,
    );
    return rows.map(({ detail }) => JSON.parse(detail) as { failed: number; refused: number });
  };
  /** Signs in and gives the cookie by which the device is known. */
  const knownDevice = async (account: string) => {
    const { headers } = await logIn(account);
    const cookies = [headers['set-cookie'] ?? []].flat();
    return cookies.find((cookie) => cookie.startsWith('tallyhouse-device='))?.split(';', 1)[0] ?? '';
  };

  test('of 300 wrong passwords for one account from 300 addresses at most twenty are tried', async () => {
    await givenAccount('owner');

    const answers = await times(300, (index) => logIn('owner', strangers(index)));

    expect(countOf(answers, 401)).toBeLessThanOrEqual(20);
    expect(countOf(answers, 401)).toBeGreaterThanOrEqual(5);
    expect(countOf(answers, 401) + countOf(answers, 429)).toBe(300);
  });

  test('200 people behind one address sign in at once, and none is told to wait @deep', async () => {
    for (let index = 0; index < 200; index += 1) await givenAccount(`person-${index}`);

    const answers = await times(200, (index) => logIn(`person-${index}`));

    expect(countOf(answers, 200)).toBe(200);
  });

  test('one account signs in from twenty tabs at once, and none is told to wait', async () => {
    await givenAccount('owner');

    expect(countOf(await times(20, () => logIn('owner')), 200)).toBe(20);
  });

  test('200 accounts that do not exist, tried from one address, leave one row in the audit and a sum @deep', async () => {
    const answers = await times(200, (index) => logIn(`nobody-${index}`, { wrong: true }));

    expect(countOf(answers, 401)).toBe(50);
    expect(await failuresTold()).toEqual([expect.objectContaining({ failed: 50, refused: 150 })]);
    expect(await failuresTold()).toHaveLength(1);
    await logIn('nobody-201', { wrong: true });
    expect(await failuresTold(new Date('2026-03-15T11:00:00Z'))).toEqual([
      expect.objectContaining({ failed: 50, refused: 150 }),
      expect.objectContaining({ failed: 50, refused: 151 }),
    ]);
    expect(await app.store.query('select id from sign_in_note')).toEqual([]);
  });

  test('60 addresses that each try an account which does not exist leave 21 rows in the audit @deep', async () => {
    await times(60, (index) => logIn(`nobody-${index}`, strangers(index)));
    await failuresTold();

    const told = await failuresTold();

    expect(told).toHaveLength(21);
    expect(told.reduce((sum, { failed }) => sum + failed, 0)).toBe(60);
  });

  test('the device that signed in before is not made to wait by strangers, the same address among them', async () => {
    await givenAccount('owner');
    const cookie = await knownDevice('owner');
    await times(20, (index) => logIn('owner', strangers(index)));
    await times(51, (index) => logIn(`nobody-${index}`, { wrong: true }));

    expect((await logIn('owner', { headers: { cookie } })).statusCode).toBe(200);
    expect((await logIn('owner', { remoteAddress: '203.0.113.9' })).statusCode).toBe(429);
  });

  test('a known device has five wrong tries of its own, and is known to its own account only', async () => {
    await givenAccount('owner');
    await givenAccount('other');
    const cookie = await knownDevice('owner');
    await times(20, (index) => logIn('other', strangers(index)));

    const own = await times(9, () => logIn('owner', { wrong: true, headers: { cookie } }));
    const elses = await logIn('other', { headers: { cookie } });
    const changed = await logIn('other', { headers: { cookie: `${cookie.slice(0, -4)}AAAA` } });

    expect([countOf(own, 401), countOf(own, 429)]).toEqual([5, 4]);
    expect([elses.statusCode, changed.statusCode]).toEqual([429, 429]);
  });

  test('each further wrong try waits twice as long as the one before, a quarter of an hour at most', async () => {
    const waits: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) {
      const answer = await logIn('nobody', { wrong: true });
      if (answer.statusCode === 401) continue;
      const seconds = Number(answer.headers['retry-after']);
      waits.push(seconds);
      app.advance(seconds * 1000);
    }

    expect(waits).toEqual([30, 60, 120, 240]);
    for (let tries = 0; tries < 8; tries += 1) {
      const seconds = Number((await logIn('nobody', { wrong: true })).headers['retry-after'] ?? 0);
      waits.push(seconds);
      app.advance(seconds * 1000);
    }
    expect(Math.max(...waits)).toBe(900);
  });

  test('an own account between two tries does not shorten the wait of its address @deep', async () => {
    await givenAccount('owner');
    await times(50, (index) => logIn(`nobody-${index}`, { wrong: true }));
    app.advance(10_000);

    const statuses = [
      await logIn('owner'),
      await logIn('nobody-51', { wrong: true }),
      await logIn('owner'),
      await logIn('nobody-52', { wrong: true }),
    ].map(({ statusCode }) => statusCode);

    expect(statuses).toEqual([200, 401, 429, 429]);
  });

  test('whether an account exists shows neither in the answers nor in how many are tried', async () => {
    await givenAccount('owner');

    const [there, notThere] = [
      await times(20, (index) => logIn('owner', strangers(index))),
      await times(20, (index) => logIn('nobody', strangers(index + 500))),
    ];

    const said = (answers: typeof there) =>
      answers
        .map(({ statusCode, headers, body }) =>
          [statusCode, headers['retry-after'], body.replaceAll(/"traceId":"[^"]*"/g, '')].join(' '),
        )
        .toSorted();
    expect(said(there)).toEqual(said(notThere));
  });
});
