import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  auditEventSchema,
  listAudit,
  verifyAudit,
  type AuditEventLine,
  type AuditVerdictAnswer,
} from '@tallyhouse/shared/contracts/audit';
import { openEmbeddedStore } from '../../store/testing/open-test-store';
import { givenBrand, startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';
import { appendAuditEvent, type AuditEvent } from '../../store/audit-trail/append-audit-event';
import { openCheckpoints } from './checkpoints';

let app: TestApp;
let folder: string;
let auditor: TestCaller;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tallyhouse-audit-'));
  const store = await openEmbeddedStore();
  for (const id of ['alder', 'elm']) await givenBrand(store, { id, country: id === 'alder' ? 'TZ' : 'MT' });
  app = await startTestApp(store, { now: '2026-03-01T08:00:00Z', config: { dataDir: folder } });
  // The first row of the chain: signing in.
  auditor = await app.signIn({ role: 'approver', brandIds: ['alder'], id: 'u_amos' });
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

async function given(...events: (Partial<AuditEvent> & { readonly day?: string })[]): Promise<void> {
  for (const { day = '2026-04-01', ...event } of events) {
    await app.store.tx((tx) =>
      appendAuditEvent(tx, {
        at: new Date(`${day}T12:00:00Z`),
        action: 'REPORT_MOVED',
        actorId: 'u_amos',
        object: { kind: 'report', id: 'rep_1' },
        ...event,
      }),
    );
  }
}

async function list(query: Record<string, string> = {}, caller = auditor, brand?: string) {
  const answer = await caller('GET', listAudit.path, { query, ...(brand === undefined ? {} : { brand }) });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ items: AuditEventLine[]; totalCount: number }>();
}

async function verdict(query: Record<string, string> = {}) {
  const answer = await auditor('GET', verifyAudit.path, { query });
  expect(answer.statusCode).toBe(200);
  return answer.json<AuditVerdictAnswer>();
}

describe('the audit', () => {
  beforeEach(() =>
    given(
      { brandId: 'alder', day: '2026-03-31', detail: { from: null, to: 'DRAFT' } },
      { brandId: 'alder', actorId: 'u_other', action: 'ALERT_MOVED', object: { kind: 'alert', id: 'a_1' } },
      { brandId: 'elm' },
      { action: 'LOGIN', object: { kind: 'session', id: 's_1' } },
    ),
  );

  test('is read newest first, with names and hashes, for the brands that one holds', async () => {
    const { items, totalCount } = await list();

    expect(items.map(({ seq, brandId }) => [seq, brandId])).toEqual([
      [3, 'alder'],
      [2, 'alder'],
    ]);
    expect(totalCount).toBe(2);
    expect(items[0]).toMatchObject({
      actor: { id: 'u_other', name: 'u_other', account: null },
      previousHash: items[1]?.hash,
    });
    expect(auditEventSchema.parse(items[1])).toMatchObject({
      time: '2026-03-31T12:00:00.000Z',
      action: 'REPORT_MOVED',
      object: { kind: 'report', id: 'rep_1' },
      detail: { from: null, to: 'DRAFT' },
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  test('shows what belongs to no brand only to who holds every brand, and in the group view', async () => {
    const chief = await app.signIn({ role: 'approver', brandIds: '*', id: 'u_chief' });

    expect((await list({}, chief)).items.map(({ seq }) => seq)).toEqual(
      expect.arrayContaining([5, 4, 3, 2, 1]),
    );
    expect((await list({}, chief, 'elm')).items.map(({ seq }) => seq)).toEqual([4]);
  });

  test.each([
    [{ from: '2026-04-01' }, [3]],
    [{ to: '2026-03-31' }, [2]],
    [{ from: '2026-03-31', to: '2026-04-01' }, [3, 2]],
    [{ actor: 'u_other' }, [3]],
    [{ action: 'REPORT_MOVED' }, [2]],
    [{ objectKind: 'alert' }, [3]],
    [{ objectId: 'rep_1' }, [2]],
    [{ objectId: "rep_1' or 1=1 --" }, []],
    [{ pageSize: '1', page: '2' }, [2]],
  ])('is narrowed by %j', async (query, expected) => {
    expect((await list(query as Record<string, string>)).items.map(({ seq }) => seq)).toEqual(expected);
  });

  test.each(['viewer', 'reporter', 'admin'] as const)('is closed to the role %s', async (role) => {
    const caller = await app.signIn({ role, brandIds: '*' });

    expect((await caller('GET', listAudit.path)).statusCode).toBe(403);
    expect((await caller('GET', verifyAudit.path)).statusCode).toBe(403);
  });
});

describe('the chain', () => {
  beforeEach(() =>
    given(
      ...['2026-03-30', '2026-03-31', '2026-03-31', '2026-04-01', '2026-04-02', '2026-04-03'].map((day) => ({
        day,
      })),
    ),
  );

  test('holds, and says over what', async () => {
    expect(await verdict()).toMatchObject({
      holds: true,
      rows: 7,
      firstSeq: 1,
      lastSeq: 7,
      head: { seq: 7 },
      faults: [],
      nextSeq: null,
      verifiedAt: '2026-03-01T08:00:00.000Z',
    });
  });

  test.each([
    [{ from: '2026-03-31', to: '2026-04-01' }, 3, 3, 5],
    [{ from: '2026-04-02' }, 2, 6, 7],
    [{ to: '2026-03-30' }, 2, 1, 2],
    [{ from: '2026-03-31', afterSeq: '4' }, 3, 5, 7],
    [{ from: '2027-01-01' }, 0, null, null],
  ])('is verified for %j', async (query, rows, firstSeq, lastSeq) => {
    expect(await verdict(query as unknown as Record<string, string>)).toMatchObject({
      holds: true,
      rows,
      firstSeq,
      lastSeq,
    });
  });

  test.each([
    ['an edit', `update audit_event set actor_id = 'u_9' where seq = 4`, { seq: 4, kind: 'CHANGED' }],
    ['a row taken out', 'delete from audit_event where seq = 4', { seq: 5, kind: 'MISSING' }],
    ['a cut tail', 'delete from audit_event where seq > 4', { seq: 7, kind: 'CUT' }],
    [
      'a row put in behind',
      `insert into audit_event select * replace (8 as seq) from audit_event where seq = 7`,
      { seq: 8, kind: 'OUT_OF_ORDER' },
    ],
    [
      'two rows exchanged',
      `update audit_event set seq = case seq when 4 then 5 else 4 end where seq in (4, 5)`,
      { seq: 4, kind: 'OUT_OF_ORDER' },
    ],
  ])('shows %s', async (_, sql, fault) => {
    await app.store.query(sql);

    const { holds, faults } = await verdict();

    expect(holds).toBe(false);
    expect(faults).toContainEqual({ ...fault, text: expect.stringMatching(/^Row \d+ .+\.$/) });
  });

  test('shows a cut tail whatever days are asked for, and what stands before the days is no matter', async () => {
    await app.store.query(`update audit_event set actor_id = 'u_9' where seq = 1`);
    expect((await verdict({ from: '2026-04-01' })).holds).toBe(true);
    await app.store.query('delete from audit_event where seq = 7');

    expect((await verdict({ from: '2026-04-01', to: '2026-04-01' })).faults).toMatchObject([
      { seq: 7, kind: 'CUT' },
    ]);
  });

  test('is compared with the checkpoints that lie outside the store', async () => {
    const checkpoints = await openCheckpoints(join(folder, 'audit'), app.store.secrets);
    const { head } = await verdict();
    await checkpoints.add(head, new Date('2026-04-03T13:00:00Z'));
    expect(await verdict()).toMatchObject({ holds: true, checkpoints: 1 });
    await app.store.query('delete from audit_event where seq > 4');
    await app.store.query(
      'update audit_head set seq = 4, hash = (select hash from audit_event where seq = 4)',
    );

    expect(await verdict()).toMatchObject({ holds: false, faults: [{ seq: 7, kind: 'CUT' }] });
    writeFileSync(join(folder, 'audit', 'checkpoints.jsonl'), '{}\n');
    const forged = await verdict();
    expect(forged).toMatchObject({ holds: false, faults: [{ seq: 0, kind: 'CHECKPOINT' }] });
    expect(JSON.stringify(forged)).not.toContain(folder);
  });
});

test('a long chain is verified in slices that follow each other', async () => {
  await app.store.tx(async (tx) => {
    for (let n = 0; n < 30; n += 1) {
      await appendAuditEvent(tx, {
        at: new Date(),
        action: 'LOGIN',
        object: { kind: 'session', id: `s_${n}` },
      });
    }
  });
  const { verifyAudit: walk } = await import('./verify-audit');
  const seen: (number | null)[][] = [];
  let afterSeq: number | null = 0;
  while (afterSeq !== null) {
    const slice: Awaited<ReturnType<typeof walk>> = await walk(app.store, [], { afterSeq, mostRows: 12 });
    expect(slice.faults).toEqual([]);
    seen.push([slice.firstSeq, slice.lastSeq]);
    afterSeq = slice.nextSeq;
  }

  expect(seen).toEqual([
    [1, 12],
    [13, 24],
    [25, 31],
  ]);
});
