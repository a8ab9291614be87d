import { connect, type AddressInfo } from 'node:net';
import type { LightMyRequestResponse } from 'fastify';
import { login, type Auth } from '@tallyhouse/shared/contracts/auth';
import { writeOnlineBlacklist } from '@tallyhouse/shared/contracts/blacklists';
import { simulateOnlineReport } from '@tallyhouse/shared/contracts/online-reports';
import { hashPassword } from '../auth/passwords';
import { alder, elm, givenBrands } from '../../figures/testing/given-facts';
import { givenUser, startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';
import { bothEngines } from '../../store/testing/on-engines';

const password = 'Right-password-1';

describe.each(bothEngines())('keyed calls over HTTP on %s', (_, open) => {
  let app: TestApp;
  let reporter: TestCaller;

  beforeAll(async () => {
    const store = await open();
    await givenBrands(store, [alder, elm]);
    app = await startTestApp(store);
    reporter = await app.signIn({ role: 'reporter', brandIds: ['alder', 'elm'] });
    const person = { id: 'u_person', role: 'reporter', brandIds: ['alder'] } as const;
    await givenUser(store, { ...person, passwordHash: await hashPassword(password) });
  });
  beforeEach(async () => {
    for (const table of ['keyed_call', 'column_blacklist', 'simulation']) {
      await app.store.query(`delete from ${table}`);
    }
  });
  afterAll(() => app.close());

  const hide = (caller: TestCaller, { key = 'k-1', brand = 'alder', hidden = ['device'] } = {}) =>
    caller('POST', writeOnlineBlacklist.path, {
      brand,
      body: { type: '*', hidden },
      headers: { 'if-match': '0', 'idempotency-key': key },
    });
  const count = async (table: string) =>
    (await app.store.query<{ rows: number }>(`select count(*) as rows from ${table}`))[0]?.rows;
  const twenty = (call: () => Promise<LightMyRequestResponse>) =>
    Promise.all(Array.from({ length: 20 }, call));
  const isReplayed = ({ headers }: LightMyRequestResponse) => headers['idempotency-replayed'] === 'true';

  test('twenty writes of a list under one key write it once and all get its etag', async () => {
    const answers = await twenty(() => hide(reporter));

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(new Set(answers.map(({ headers }) => headers['etag']))).toEqual(new Set(['"1"']));
    expect(answers.filter(isReplayed)).toHaveLength(19);
  });

  test('twenty simulations under one key are one', async () => {
    const answers = await twenty(() =>
      reporter('POST', simulateOnlineReport.path, {
        brand: 'alder',
        body: { type: 'ONLINE_DAILY', period: { from: '2026-03-01', to: '2026-03-02' } },
        headers: { 'idempotency-key': 'k-1' },
      }),
    );

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await count('simulation')).toBe(1);
  });

  test('the same key of another user, and for another brand, is another call', async () => {
    const other = await app.signIn({ role: 'reporter', brandIds: ['alder'], id: 'u_other' });

    const answers = [await hide(reporter), await hide(other), await hide(reporter, { brand: 'elm' })];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(answers.filter(isReplayed)).toEqual([]);
    expect(await count('column_blacklist')).toBe(3);
  });

  test('another request under a key that was used is refused', async () => {
    await hide(reporter);

    const answer = await hide(reporter, { hidden: ['rounds'] });

    expect(answer.json()).toMatchObject({ status: 422, code: 'IDEMPOTENCY_MISMATCH' });
  });

  test('a refusal is not kept: what is put right may be sent under the same key', async () => {
    const refused = await hide(reporter, { hidden: ['ggr'] });

    expect(refused.statusCode).toBe(422);
    expect((await hide(reporter)).statusCode).toBe(200);
  });

  test('a call whose client went away after it was done is not done again when it comes again', async () => {
    const headers = {
      ...(await signInByPassword()),
      brand: 'alder',
      'if-match': '0',
      'idempotency-key': 'k-1',
    };
    const payload = { type: '*', hidden: ['device'] };
    await app.server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.server.address() as AddressInfo;

    const client = connect(port, '127.0.0.1');
    client.write(httpText(writeOnlineBlacklist.path, headers, JSON.stringify(payload)));
    while ((await count('column_blacklist')) === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    client.destroy();
    const again = await app.server.inject({
      method: 'POST',
      url: writeOnlineBlacklist.path,
      headers,
      payload,
    });

    expect(again.statusCode).toBe(200);
    expect(again.json()).toMatchObject({ etag: '1', hidden: ['device'] });
    expect(isReplayed(again)).toBe(true);
  });

  test('nothing is kept of calls that hold passwords or tokens', async () => {
    await signInByPassword();

    expect(await count('keyed_call')).toBe(0);
  });

  /** Signs in with a key, as the client does with every POST; gives the headers of its later calls. */
  async function signInByPassword(): Promise<Record<string, string>> {
    const answer = await app.server.inject({
      method: 'POST',
      url: login.path,
      payload: { email: 'u_person@example.test', password },
      headers: { 'idempotency-key': 'k-login' },
    });
    const mark = answer.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    return {
      authorization: `Bearer ${answer.json<Auth>().token}`,
      cookie: `XSRF-TOKEN=${mark}`,
      'x-xsrf-token': mark,
    };
  }
});

function httpText(path: string, headers: Record<string, string>, body: string): string {
  const lines = Object.entries({
    host: 'localhost',
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  return [`POST ${path} HTTP/1.1`, ...lines, '', body].join('\r\n');
}
