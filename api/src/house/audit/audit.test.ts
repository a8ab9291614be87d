import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../store/open-store';
import { openEmbeddedStore } from '../../store/testing/open-test-store';
import { givenPostgres, type GivenPostgres } from '../../store/testing/given-postgres';
import type { Queryable, Store } from '../../store/store';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import { environmentKeys } from '../../store/secrets/given-keys';
import { openCheckpoints } from './checkpoints';
import { verifyAudit } from './verify-audit';
import { onEngines } from '../../store/testing/on-engines';

const at = new Date('2026-03-15T10:00:00.123Z');
let folder: string;
let postgres: GivenPostgres;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tallyhouse-audit-'));
  postgres = await givenPostgres();
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

function append(tx: Queryable, n: number): Promise<{ readonly seq: number }> {
  return appendAuditEvent(tx, {
    at,
    action: 'LOGIN',
    actorId: `u_${n}`,
    object: { kind: 'session', id: `s_${n}` },
    detail: { words: `“${n}”\n` },
  });
}

async function givenEvents(store: Store, count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1) await store.tx((tx) => append(tx, n));
}

describe.each(
  onEngines([
    ['duckdb', openEmbeddedStore],
    ['postgres', () => openStore({ dataDir: folder, databaseUrl: postgres.url })],
  ]),
)('the audit on %s', (engine, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  test('is one chain, however many write at the same time', async () => {
    await Promise.all(Array.from({ length: 100 }, (_, n) => store.tx((tx) => append(tx, n))));

    expect(await verifyAudit(store)).toMatchObject({ rows: 100, head: { seq: 100 }, faults: [] });
  });

  test('keeps nothing of a deed that did not come about', async () => {
    const before = await verifyAudit(store);
    const failing = store.tx(async (tx) => {
      await append(tx, 1);
      throw new Error('no');
    });

    await expect(failing).rejects.toThrow('no');
    expect(await verifyAudit(store)).toEqual(before);
  });

  if (engine === 'postgres') {
    test.each([
      "update audit_event set action = 'LOGOUT' where seq = 1",
      'delete from audit_event where seq = 1',
      'truncate audit_event',
    ])('refuses “%s”', async (sql) => {
      await expect(store.query(sql)).rejects.toThrow('append-only');
    });
  }
});

describe('a verifier', () => {
  let store: Store;
  beforeEach(async () => {
    store = await openEmbeddedStore();
    await givenEvents(store, 8);
  });
  afterEach(() => store.close());

  const swap = `update audit_event set seq = case seq when 4 then 5 else 4 end where seq in (4, 5)`;
  test.each([
    ['a changed field', [`update audit_event set actor_id = 'u_9' where seq = 4`], 4, 'CHANGED'],
    [
      'a changed time',
      [`update audit_event set happened_at = '2026-03-15T09:00:00' where seq = 4`],
      4,
      'CHANGED',
    ],
    ['a changed detail', [`update audit_event set detail = '{}' where seq = 4`], 4, 'CHANGED'],
    ['a row taken out', ['delete from audit_event where seq = 4'], 5, 'MISSING'],
    [
      'a row taken out and the rest moved up',
      ['delete from audit_event where seq = 4', 'update audit_event set seq = seq - 1 where seq > 4'],
      4,
      'OUT_OF_ORDER',
    ],
    [
      'a row put in',
      [
        'update audit_event set seq = seq + 1 where seq > 4',
        'insert into audit_event select * replace (5 as seq) from audit_event where seq = 4',
      ],
      5,
      'OUT_OF_ORDER',
    ],
    ['two rows exchanged', [swap], 4, 'OUT_OF_ORDER'],
    [
      'a row put in behind the end',
      ['insert into audit_event select * replace (9 as seq) from audit_event where seq = 8'],
      9,
      'OUT_OF_ORDER',
    ],
    ['the end cut', ['delete from audit_event where seq > 6'], 8, 'CUT'],
  ])('finds %s', async (_case, statements, seq, kind) => {
    for (const sql of statements) await store.query(sql);

    expect((await verifyAudit(store)).faults).toContainEqual({ seq, kind });
  });

  test('finds an end that was cut with everything in the store put right, by a checkpoint', async () => {
    const checkpoints = await openCheckpoints(join(folder, 'cut'), store.secrets);
    const { head } = await verifyAudit(store);
    await checkpoints.add(head, at);
    await store.query('delete from audit_event where seq > 6');
    await store.query(`update audit_head set seq = 6, hash = (select hash from audit_event where seq = 6)`);

    expect((await verifyAudit(store)).faults).toEqual([]);
    expect((await verifyAudit(store, await checkpoints.read())).faults).toEqual([{ seq: 8, kind: 'CUT' }]);
    await store.tx((tx) => append(tx, 7));
    await store.tx((tx) => append(tx, 9));
    expect((await verifyAudit(store, await checkpoints.read())).faults).toEqual([{ seq: 8, kind: 'CUT' }]);
  });
});

test('a checkpoint that was not signed with the key is refused', async () => {
  const place = join(folder, 'forged');
  const checkpoints = await openCheckpoints(place, environmentKeys(':memory:'));
  await checkpoints.add({ seq: 3, hash: 'a'.repeat(64) }, at);
  await checkpoints.add({ seq: 3, hash: 'a'.repeat(64) }, at);
  expect(await checkpoints.read()).toHaveLength(1);
  const file = join(place, 'checkpoints.jsonl');
  await writeFile(file, (await readFile(file, 'utf8')).replace('"seq":3', '"seq":2'));

  await expect(checkpoints.read()).rejects.toThrow('Line 1');
});
