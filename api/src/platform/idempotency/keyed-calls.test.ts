import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../store/open-store';
import { givenPostgres, type GivenPostgres } from '../../store/testing/given-postgres';
import type { Store } from '../../store/store';
import { createKeyedCalls, forgetOldKeys, type KeyedCall } from './keyed-calls';
import { onEngines } from '../../store/testing/on-engines';

const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-keys-'));
let postgres: GivenPostgres;
beforeAll(async () => {
  postgres = await givenPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const call: KeyedCall = {
  userId: 'u_1',
  brandId: 'alder',
  route: 'POST /api/Things',
  key: 'k-1',
  request: ['/api/Things', '{"name":"one"}'],
};

describe.each(
  onEngines([
    ['duckdb', () => openStore({ dataDir: folder })],
    ['postgres', () => openStore({ dataDir: folder, databaseUrl: postgres.url })],
  ]),
)('calls with a key on %s', (_, open) => {
  let store: Store;
  let now: Date;
  let effects: number;

  beforeAll(async () => {
    store = await open();
  });
  beforeEach(async () => {
    await store.query('delete from keyed_call');
    now = new Date('2026-03-15T10:00:00Z');
    effects = 0;
  });
  afterAll(() => store.close());

  const server = () => createKeyedCalls(store, () => now);
  const effect = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    effects += 1;
    return { status: 201, headers: { etag: '"1"' }, body: { number: effects } };
  };

  test('are done once, and twenty at the same time get the same answer', async () => {
    const calls = server();

    const answers = await Promise.all(Array.from({ length: 20 }, () => calls.run(call, effect)));

    expect(effects).toBe(1);
    expect(answers.filter(({ isReplayed }) => !isReplayed)).toHaveLength(1);
    for (const answer of answers) expect(answer).toMatchObject({ status: 201, body: { number: 1 } });
  });

  test('are not done again after a restart', async () => {
    await server().run(call, effect);

    expect(await server().run(call, effect)).toEqual({
      status: 201,
      headers: { etag: '"1"' },
      body: { number: 1 },
      isReplayed: true,
    });
  });

  test('may answer with nothing', async () => {
    const silent = () => Promise.resolve({ status: 204, headers: {}, body: undefined });
    await server().run(call, silent);

    expect(await server().run(call, effect)).toEqual({
      status: 204,
      headers: {},
      body: undefined,
      isReplayed: true,
    });
  });

  test('are other calls for another user, brand, route or key', async () => {
    const calls = server();
    for (const other of [
      {},
      { userId: 'u_2' },
      { brandId: 'elm' },
      { brandId: null },
      { route: 'POST /api/Others' },
      { key: 'k-2' },
    ]) {
      await calls.run({ ...call, ...other }, effect);
    }

    expect(effects).toBe(6);
  });

  test('refuse a key that was used for another request', async () => {
    const calls = server();
    await calls.run(call, effect);

    const other = calls.run({ ...call, request: ['/api/Things', '{"name":"two"}'] }, effect);

    await expect(other).rejects.toMatchObject({ status: 422, code: 'IDEMPOTENCY_MISMATCH' });
    expect(effects).toBe(1);
  });

  test('that fail leave the key free', async () => {
    const calls = server();
    await expect(calls.run(call, () => Promise.reject(new Error('no')))).rejects.toThrow('no');

    expect(await calls.run(call, effect)).toMatchObject({ isReplayed: false, body: { number: 1 } });
  });

  test('that are done keep their key when the answer cannot be kept', async () => {
    const full: Store = {
      ...store,
      query: (sql, ...rest) =>
        sql.startsWith('update') ? Promise.reject(new Error('disk full')) : store.query(sql, ...rest),
    };
    await expect(createKeyedCalls(full, () => now).run(call, effect)).rejects.toThrow('disk full');

    await expect(server().run(call, effect)).rejects.toMatchObject({ code: 'IDEMPOTENCY_RUNNING' });
    expect(effects).toBe(1);
  });

  test('with an answer above 1 MB are not done again, and say that the answer is gone', async () => {
    const large = async () => ({ ...(await effect()), body: 'ä'.repeat(600_000) });
    expect(await server().run(call, large)).toMatchObject({ status: 201, isReplayed: false });

    await expect(server().run(call, large)).rejects.toMatchObject({
      status: 409,
      code: 'IDEMPOTENCY_UNKNOWN',
      detail: 'Read its result; do not repeat the request.',
    });
    expect(effects).toBe(1);
  });

  test('of which the first fails are done by one of those that waited', async () => {
    const calls = server();
    const failing = calls.run(call, async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      throw new Error('no');
    });
    const waiting = [calls.run(call, effect), calls.run(call, effect)];

    await expect(failing).rejects.toThrow('no');
    await Promise.all(waiting);
    expect(effects).toBe(1);
  });

  test('that another process is at are asked to come back; cut off in the midst they are never done again', async () => {
    await new Promise<void>((begun) => {
      void server().run(call, () => {
        begun();
        return new Promise(() => undefined);
      });
    });

    await expect(server().run(call, effect)).rejects.toMatchObject({
      status: 409,
      code: 'IDEMPOTENCY_RUNNING',
      headers: { 'Retry-After': '1' },
    });
    now = new Date(now.getTime() + 120_001);
    await expect(server().run(call, effect)).rejects.toMatchObject({ code: 'IDEMPOTENCY_UNKNOWN' });
    expect(effects).toBe(0);
  });

  test('are forgotten after a day', async () => {
    await server().run(call, effect);
    await forgetOldKeys(store, new Date(now.getTime() + 86_400_000));
    expect(await server().run(call, effect)).toMatchObject({ isReplayed: true });

    await forgetOldKeys(store, new Date(now.getTime() + 86_400_001));
    expect(await server().run(call, effect)).toMatchObject({ isReplayed: false });
  });
});
