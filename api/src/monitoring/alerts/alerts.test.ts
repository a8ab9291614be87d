import type {
  AlertCode,
  CriticalAlert,
  CriticalAlertDetail,
} from '@tallyhouse/shared/contracts/critical-alerts';
import type { Incident } from '@tallyhouse/shared/contracts/incidents';
import { verifyAudit } from '../../house/audit/verify-audit';
import { alder, elm, givenBrands } from '../../figures/testing/given-facts';
import { openTestStore } from '../../store/testing/open-test-store';
import { startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';
import { autoResolveAlert, raiseAlert, type AlertOccurrence } from '../../house/alerting/raise-alert';
import { rejected } from './testing/rejected-report';

let app: TestApp;
let reporter: TestCaller;
let admin: TestCaller;

beforeEach(async () => {
  const store = await openTestStore();
  await givenBrands(store, [alder, elm]);
  app = await startTestApp(store, { now: '2026-04-10T08:00:00Z' });
  reporter = await app.signIn({ role: 'reporter', brandIds: ['alder'] });
  admin = await app.signIn({ role: 'admin', brandIds: ['alder'] });
});
afterEach(() => app.close());

async function givenAlert(changes: Partial<AlertOccurrence> = {}): Promise<string> {
  const { id } = await app.store.tx((tx) => raiseAlert(tx, { ...rejected, ...changes }));
  return id;
}

const note = 'The authority was called';

function handle(
  caller: TestCaller,
  id: string,
  verb: 'acknowledge' | 'assign' | 'snooze' | 'resolve' | 'reopen',
  { version, ...body }: Record<string, unknown> & { version: number },
) {
  const headers = { 'if-match': `"${version}"` };
  return caller('POST', `/api/CriticalAlerts/${id}/${verb}`, { brand: 'alder', headers, body });
}

async function read(caller: TestCaller, id: string): Promise<CriticalAlertDetail> {
  return (await caller('GET', `/api/CriticalAlerts/${id}`, { brand: 'alder' })).json<CriticalAlertDetail>();
}

async function list(
  caller: TestCaller,
  query: Record<string, string | string[]> = {},
  brand: string | null = 'alder',
) {
  const answer = await caller('GET', '/api/CriticalAlerts', brand === null ? { query } : { query, brand });
  return answer.json<{ items: CriticalAlert[]; totalCount: number; totals: unknown; meta: unknown }>();
}

test('raised again while open it counts up, in one row, with one event in the audit', async () => {
  const id = await givenAlert();

  const again = await givenAlert({ detail: 'Version 2: the same.', at: new Date('2026-04-10T07:30:00Z') });

  expect(again).toBe(id);
  expect(await read(reporter, id)).toMatchObject({
    state: 'OPEN',
    count: 2,
    reopenCount: 0,
    severity: 'CRITICAL',
    name: 'SUBMISSION_REJECTED',
    firstSeenAt: '2026-04-10T07:00:00.000Z',
    lastSeenAt: '2026-04-10T07:30:00.000Z',
    detail: 'Version 2: the same.',
    link: '/reports-log?reportId=rep_1',
    history: [{ kind: 'RAISED' }, { kind: 'SEEN_AGAIN' }],
  });
  const events = await app.store.query("select action from audit_event where object_kind = 'alert'");
  expect(events).toEqual([{ action: 'ALERT_RAISED' }]);
});

test('what differs in code, brand, object or period is another alert', async () => {
  const ids = await Promise.all([
    givenAlert(),
    givenAlert({ code: 'CA-12' }),
    givenAlert({ brandId: 'elm' }),
    givenAlert({ object: { kind: 'report', id: 'rep_2' } }),
    givenAlert({ period: null }),
  ]);

  expect(new Set(ids).size).toBe(5);
});

test('an alert names who may own it, and whether its reader may', async () => {
  await app.signIn({ role: 'approver', brandIds: ['elm'] });
  const viewer = await app.signIn({ role: 'viewer', brandIds: ['alder'] });
  const id = await givenAlert();

  expect(await read(reporter, id)).toMatchObject({
    mayHandle: true,
    handlers: [{ id: 'u_reporter', name: 'u_reporter', account: 'u_reporter@example.test' }],
  });
  expect(await read(viewer, id)).toMatchObject({ mayHandle: false });
  const aboutPeople = await givenAlert({ code: 'CA-13' });
  expect(await read(reporter, aboutPeople)).toMatchObject({
    mayHandle: false,
    handlers: [{ id: 'u_admin' }],
  });
});

test('an alert is taken, handed on, resolved and reopened, each step with who and why', async () => {
  const id = await givenAlert();
  await app.signIn({ role: 'approver', brandIds: ['alder'] });

  const taken = await handle(reporter, id, 'acknowledge', { version: 1, note });
  expect(taken.headers['etag']).toBe('"2"');
  expect(taken.json()).toMatchObject({
    state: 'ACKNOWLEDGED',
    owner: { id: 'u_reporter' },
    dueAt: '2026-04-10T12:00:00.000Z',
    secondsToAcknowledge: 3600,
  });
  const handed = await handle(reporter, id, 'assign', { version: 2, note, ownerId: 'u_approver' });
  expect(handed.json()).toMatchObject({ owner: { id: 'u_approver' }, dueAt: '2026-04-10T12:00:00.000Z' });
  app.advance(300_000);
  const resolved = await handle(reporter, id, 'resolve', {
    version: 3,
    note,
    evidence: ['file_1', 'file_2'],
  });
  expect(resolved.json()).toMatchObject({
    state: 'RESOLVED',
    secondsToResolve: 3900,
    evidence: ['file_1', 'file_2'],
  });
  const reopened = await handle(reporter, id, 'reopen', { version: 4, note });
  expect(reopened.json()).toMatchObject({
    state: 'OPEN',
    owner: null,
    reopenCount: 1,
    count: 1,
    resolvedAt: null,
  });

  const { history } = await read(reporter, id);
  expect(history.map(({ kind, actor }) => [kind, actor?.id ?? null])).toEqual([
    ['RAISED', null],
    ['ACKNOWLEDGED', 'u_reporter'],
    ['ASSIGNED', 'u_reporter'],
    ['RESOLVED', 'u_reporter'],
    ['REOPENED', 'u_reporter'],
  ]);
  const proved = await app.store.query<{ actor_id: string; detail: string }>(
    "select actor_id, detail from audit_event where action = 'ALERT_MOVED' order by seq",
  );
  expect(proved.map(({ detail }) => (JSON.parse(detail) as { step: string }).step)).toEqual([
    'ACKNOWLEDGED',
    'ASSIGNED',
    'RESOLVED',
    'REOPENED',
  ]);
  expect((await verifyAudit(app.store)).faults).toEqual([]);
});

test('raised after it was resolved it opens again in place of a second row', async () => {
  const id = await givenAlert();
  await handle(reporter, id, 'resolve', { version: 1, note });

  await givenAlert({ at: new Date('2026-04-10T09:00:00Z') });

  expect(await read(reporter, id)).toMatchObject({
    state: 'OPEN',
    count: 2,
    reopenCount: 1,
    resolvedAt: null,
  });
  expect((await list(reporter)).totalCount).toBe(1);
});

test('an alert ends by itself, but not one that only a note ends', async () => {
  const id = await givenAlert();
  const missed = await givenAlert({ code: 'CA-02' });

  const over = { at: new Date('2026-04-10T09:00:00Z'), reason: 'Version 2 was accepted.' };
  await app.store.tx((tx) => autoResolveAlert(tx, rejected, over));
  await app.store.tx((tx) => autoResolveAlert(tx, { ...rejected, code: 'CA-02' }, over));

  expect(await read(reporter, id)).toMatchObject({
    state: 'AUTO_RESOLVED',
    resolvedAt: '2026-04-10T09:00:00.000Z',
  });
  expect(await read(reporter, missed)).toMatchObject({ state: 'OPEN' });
});

test('a duplicate is over once somebody has seen it', async () => {
  const id = await givenAlert({ code: 'CA-08', object: { kind: 'load-batch', id: 'btc_1' } });

  const answer = await handle(reporter, id, 'acknowledge', { version: 1, note });

  expect(answer.json()).toMatchObject({ state: 'AUTO_RESOLVED', owner: { id: 'u_reporter' } });
});

test.each([
  ['an old version', 'resolve', { version: 7, note }, 412, 'VERSION_CONFLICT'],
  ['a short note', 'resolve', { version: 1, note: 'done     ' }, 400, 'VALIDATION'],
  ['no note', 'acknowledge', { version: 1 }, 400, 'VALIDATION'],
  ['reopening what is open', 'reopen', { version: 1, note }, 409, 'ALERT_STATE'],
  ['somebody who may not', 'assign', { version: 1, note, ownerId: 'u_viewer' }, 400, 'VALIDATION'],
  ['nobody known', 'assign', { version: 1, note, ownerId: 'u_nobody' }, 400, 'VALIDATION'],
] as const)('%s is refused and changes nothing', async (_, verb, body, status, code) => {
  const id = await givenAlert();
  await app.signIn({ role: 'viewer', brandIds: ['alder'] });

  const answer = await handle(reporter, id, verb, body);

  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
  expect(await read(reporter, id)).toMatchObject({ state: 'OPEN', version: 1 });
});

test('of two who take it at once one is told that the other was first', async () => {
  const id = await givenAlert();

  const answers = await Promise.all([
    handle(reporter, id, 'acknowledge', { version: 1, note }),
    handle(reporter, id, 'acknowledge', { version: 1, note: 'Another note than that' }),
  ]);

  const statuses = answers.map(({ statusCode }) => statusCode).sort();
  expect(statuses[0]).toBe(200);
  expect([409, 412]).toContain(statuses[1]);
  expect((await read(reporter, id)).history).toHaveLength(2);
});

const mayHandle: readonly (readonly [AlertCode, string | null, 'reporter' | 'admin' | 'viewer', number])[] = [
  ['CA-04', 'alder', 'reporter', 200],
  ['CA-04', 'alder', 'viewer', 403],
  ['CA-04', 'alder', 'admin', 403],
  ['CA-10', 'alder', 'admin', 200],
  ['CA-10', 'alder', 'reporter', 200],
  ['CA-13', 'alder', 'admin', 200],
  ['CA-13', 'alder', 'reporter', 403],
  ['CA-09', null, 'admin', 200],
  ['CA-09', null, 'reporter', 404],
  ['CA-04', 'elm', 'reporter', 404],
  ['CA-10', 'elm', 'admin', 404],
];

test.each(mayHandle)('%s of %s: %s is answered %i', async (code, brandId, role, status) => {
  const id = await givenAlert({ code, brandId });
  const viewer = await app.signIn({ role: 'viewer', brandIds: ['alder'] });

  const answer = await handle({ reporter, admin, viewer }[role], id, 'acknowledge', { version: 1, note });

  expect(answer.statusCode).toBe(status);
});

test('an alert is put off as long as its weight allows, comes back by itself, and at once when it happens again', async () => {
  const id = await givenAlert();
  const snooze = (version: number, until: string | null) =>
    handle(reporter, id, 'snooze', { version, note, until });
  const badge = async () =>
    (await reporter('GET', '/api/Dashboard/badges', { brand: 'alder' })).json<{
      unacknowledgedAlerts: number;
    }>().unacknowledgedAlerts;

  for (const until of ['2026-04-10T07:59:00Z', '2026-04-11T09:00:00Z']) {
    const refused = await snooze(1, until);
    expect([refused.statusCode, refused.json<{ errors: { field: string }[] }>().errors[0]?.field]).toEqual([
      400,
      'until',
    ]);
  }
  const put = await snooze(1, '2026-04-10T08:05:00.000Z');
  expect(put.json()).toMatchObject({
    ...{ state: 'OPEN', snoozedUntil: '2026-04-10T08:05:00.000Z' },
    history: [{ kind: 'RAISED' }, { kind: 'SNOOZED', until: '2026-04-10T08:05:00.000Z', note }],
  });
  expect((await list(reporter, { snoozed: 'NONE' })).totalCount).toBe(0);
  expect((await list(reporter, { snoozed: 'ONLY' })).totalCount).toBe(1);
  expect(await badge()).toBe(0);
  app.advance(301_000);
  expect(await read(reporter, id)).toMatchObject({ state: 'OPEN', snoozedUntil: null });
  expect((await list(reporter, { snoozed: 'NONE' })).totalCount).toBe(1);
  expect(await badge()).toBe(1);

  await snooze(2, '2026-04-10T20:00:00.000Z');
  await givenAlert({ at: new Date('2026-04-10T12:30:00Z') });
  expect(await read(reporter, id)).toMatchObject({ snoozedUntil: null, count: 2 });
  await snooze(4, '2026-04-10T20:00:00.000Z');
  expect((await snooze(5, null)).json()).toMatchObject({
    snoozedUntil: null,
    history: expect.arrayContaining([expect.objectContaining({ kind: 'WOKEN' })]),
  });
});

test('alerts of one cause are one incident with what they have in common, and those of others are not seen', async () => {
  const cause = { kind: 'return', id: 'March' };
  const first = await givenAlert({ cause });
  await givenAlert({ cause, object: { kind: 'report', id: 'rep_2' }, severity: 'HIGH' });
  await givenAlert({ cause, brandId: 'elm' });
  await givenAlert({ code: 'CA-12' });
  await handle(reporter, first, 'acknowledge', { version: 1, note });
  const incidents = async (query: Record<string, string> = {}) =>
    (await reporter('GET', '/api/CriticalAlerts/incidents', { brand: 'alder', query })).json<{
      items: Incident[];
      totals: unknown;
    }>();

  const { items, totals } = await incidents();
  expect(items).toMatchObject([
    {
      ...{ severity: 'CRITICAL', state: 'OPEN', alerts: 2, open: 1, unresolved: 2 },
      title: 'The authority has rejected 2 versions of "March"',
      said: { code: 'MANY_REJECTED', params: { count: 2, title: 'March' } },
      ...{ owners: [{ id: 'u_reporter' }], dueAt: '2026-04-10T12:00:00.000Z' },
      ...{ lead: { id: first }, link: '/reports-log?reportId=rep_1' },
    },
    { severity: 'MEDIUM', alerts: 1, title: rejected.title },
  ]);
  expect(totals).toEqual({ MEDIUM: 1, HIGH: 0, CRITICAL: 1, open: { MEDIUM: 1, HIGH: 0, CRITICAL: 1 } });
  const ofFirst = await list(reporter, { incident: items[0]?.id ?? '' });
  expect(ofFirst.totalCount).toBe(2);
  expect((await incidents({ severity: 'HIGH' })).items).toMatchObject([{ severity: 'HIGH', alerts: 1 }]);
});

test('the list is narrowed by code, severity, state, owner, day and brand, and counts all of it', async () => {
  const own = await givenAlert();
  await givenAlert({ code: 'CA-12', at: new Date('2026-04-08T07:00:00Z') });
  await givenAlert({ brandId: 'elm' });
  await givenAlert({ code: 'CA-09', brandId: null, object: { kind: 'audit', id: 'chain' } });
  await handle(reporter, own, 'acknowledge', { version: 1, note });

  expect(await list(reporter, { pageSize: '1' })).toMatchObject({
    totalCount: 2,
    items: [{ id: own }],
    totals: { MEDIUM: 1, HIGH: 0, CRITICAL: 1, open: { MEDIUM: 1, HIGH: 0, CRITICAL: 1 } },
    meta: { lastCheckAt: null },
  });
  const found = async (query: Record<string, string | string[]>) => (await list(reporter, query)).totalCount;
  expect(await found({ code: ['CA-04', 'CA-12'] })).toBe(2);
  expect(await found({ code: 'CA-12' })).toBe(1);
  expect(await found({ severity: 'HIGH' })).toBe(0);
  expect(await found({ state: 'ACKNOWLEDGED' })).toBe(1);
  expect(await found({ owner: 'u_reporter' })).toBe(1);
  expect(await found({ owner: 'none' })).toBe(1);
  expect(await found({ from: '2026-04-09' })).toBe(1);
  expect(await found({ to: '2026-04-09' })).toBe(1);
  const bySeverity = await list(reporter, { sort: 'severity:asc' });
  expect(bySeverity.items.map(({ severity }) => severity)).toEqual(['MEDIUM', 'CRITICAL']);
  expect((await list(admin)).totalCount).toBe(3);
  expect((await list(reporter, {}, null)).totalCount).toBe(2);
});
