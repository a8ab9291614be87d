import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInWithEveryRole } from '../access/testing/own-brand';
import { raiseAlert } from '../../house/alerting/raise-alert';
import { severityRank } from '../../house/alerting/alert-codes';
import { checkWhatIsDue } from '../../monitoring/alerts/engine/alert-engine';
import { listIncidents } from '../../monitoring/alerts/list-incidents';
import { rejected } from '../../monitoring/alerts/testing/rejected-report';
import { createDemoStore } from '../../app/demo/create-demo-store';
import { demoBrands } from '../../app/demo/demo-brands';
import { smallBook } from '../../app/demo/testing/small-book';
import { actForAllBrands } from '../../store/brand-scope';
import { openTestStore } from '../../store/testing/open-test-store';
import { targetsOf } from '../../app/testing/fuzz/fuzz-calls';
import type { OpenApiDocument } from '../../app/testing/fuzz/json-schema';
import { startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';

jest.setTimeout(600_000);

let app: TestApp;
let caller: TestCaller;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tallyhouse-versioned-'));
  const store = await openTestStore();
  const options = smallBook({ bets: 200, from: '2026-02-26' });
  await createDemoStore({ store, options, truthPath: join(folder, 'truth.json') });
  await store.tx((tx) => raiseAlert(tx, rejected));
  app = await startTestApp(store, { now: '2026-04-11T12:00:00.000Z', config: { dataDir: folder } });
  caller = await signInWithEveryRole(app);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A document that several people write, as one call changes it. */
interface Shared {
  /** Where it is read; it says its version as `etag`, `version`, `revision` or in the header `ETag`. */
  readonly readAt: string;
  /** Left out: where it is read. */
  readonly writeAt?: string;
  readonly body: unknown;
  /** Refused in the state that the document is in, once the version is right. */
  readonly refusal?: string;
  /** What a second writer is told, where the first moves the document on to another state. */
  readonly moved?: string;
}

const brand = 'alder';
const note = 'Looked at together with the source';
const reason = 'The source put it right after we had closed';

async function read(path: string) {
  const answer = await caller('GET', path, { brand });
  expect([path, answer.statusCode]).toEqual([path, 200]);
  const body = answer.json<{ etag?: string; version?: number; revision?: number }>();
  const tag = /\d+/.exec(answer.headers.etag ?? '')?.[0];
  return { body, version: Number(body.etag ?? body.revision ?? tag ?? body.version) };
}

async function firstId(path: string): Promise<string> {
  const answer = await caller('GET', path, { brand });
  const [item] = answer.json<{ items: readonly { id: string }[] }>().items;
  if (item === undefined) throw new Error(`${path} lists nothing`);
  return item.id;
}

async function create(path: string, body: object): Promise<Readonly<Record<string, unknown>>> {
  const answer = await caller('POST', path, { brand, body });
  expect([path, answer.statusCode]).toEqual([path, 201]);
  return answer.json<Record<string, unknown>>();
}

const itself = (path: string, body: object) => () => Promise.resolve<Shared>({ readAt: path, body });

/** Body that leaves the document as it is. */
const unchanged = (path: string, fields?: readonly string[]) => async (): Promise<Shared> => {
  const kept = Object.entries((await read(path)).body);
  const body = Object.fromEntries(kept.filter(([field]) => fields?.includes(field) ?? true));
  return { readAt: path, body };
};

const alert = (verb: string, more: object, state: string, moved?: string) => async (): Promise<Shared> => {
  const id = await firstId(`/api/CriticalAlerts?code=CA-04&state=${state}`);
  const readAt = `/api/CriticalAlerts/${id}`;
  return {
    readAt,
    writeAt: `${readAt}/${verb}`,
    body: { note, ...more },
    ...(moved !== undefined && { moved }),
  };
};

const taxPeriod = (verb: string, refusal?: string) => async (): Promise<Shared> => {
  const id = await firstId('/api/TaxReporting/periods?from=2026-02-01&to=2026-02-28&code=WHT');
  const readAt = `/api/TaxReporting/periods/${id}`;
  return {
    readAt,
    writeAt: `${readAt}/${verb}`,
    body: { reason },
    ...(refusal !== undefined && { refusal }),
  };
};

const criteria = { all: [{ field: 'terminalType', op: 'eq', value: 'SSBT' }] };
const search = { name: 'Of March', screen: '/online', query: {} };

/** Every call that asks for a version, in an order in which each finds what it needs. */
const calls: readonly (readonly [name: string, given: () => Promise<Shared>])[] = [
  [
    'POST /api/BlackList/blackListFilterColumns',
    itself('/api/BlackList/blackListFilterColumns', { hidden: ['device'] }),
  ],
  [
    'POST /api/RetailBlackList/blackListFilterColumns',
    itself('/api/RetailBlackList/blackListFilterColumns', { hidden: ['paid'] }),
  ],
  ['POST /api/CriticalAlerts/{id}/acknowledge', alert('acknowledge', {}, 'OPEN', 'ALERT_STATE')],
  ['POST /api/CriticalAlerts/{id}/assign', alert('assign', { ownerId: 'u_everything' }, 'ACKNOWLEDGED')],
  ['POST /api/CriticalAlerts/{id}/snooze', alert('snooze', { until: null }, 'ACKNOWLEDGED')],
  ['POST /api/CriticalAlerts/{id}/resolve', alert('resolve', {}, 'ACKNOWLEDGED', 'ALERT_STATE')],
  ['POST /api/CriticalAlerts/{id}/reopen', alert('reopen', {}, 'RESOLVED', 'ALERT_STATE')],
  [
    'POST /api/RetailReports/editFilter',
    async () => {
      const path = '/api/RetailReports';
      const { filterId } = await create(`${path}/createFilter`, { name: 'Terminals', criteria });
      const readAt = `${path}/loadFiltersList`;
      return {
        readAt,
        writeAt: `${path}/editFilter?filterId=${String(filterId)}`,
        body: { name: 'All', criteria },
      };
    },
  ],
  ['POST /api/TaxReporting/periods/{id}/close', taxPeriod('close', 'PERIOD_CLOSED')],
  [
    'POST /api/TaxReporting/periods/{id}/reversePayment',
    async () => {
      const id = await firstId('/api/TaxReporting/periods?from=2025-01-01&to=2026-02-28&state=PAID');
      const readAt = `/api/TaxReporting/periods/${id}`;
      const { payments } = (await read(readAt)).body as { payments?: readonly { id: string }[] };
      const body = { paymentId: payments?.[0]?.id, reason };
      return { readAt, writeAt: `${readAt}/reversePayment`, body, moved: 'PAYMENT_REVERSED' };
    },
  ],
  ['POST /api/TaxReporting/periods/{id}/reopen', taxPeriod('reopen')],
  ['POST /api/TaxReporting/periods/{id}/amend', taxPeriod('amend', 'PROPOSAL_PENDING')],
  [
    'PUT /api/Notifications/preferences',
    unchanged('/api/Notifications/preferences', ['matrix', 'webhookUrl']),
  ],
  [
    'PUT /api/SavedSearches/{id}',
    async () => {
      const { id } = await create('/api/SavedSearches', search);
      const readAt = '/api/SavedSearches';
      return { readAt, writeAt: `${readAt}/${String(id)}`, body: search };
    },
  ],
  ['PUT /api/Settings/brand', itself('/api/Settings/brand', { lateToleranceHours: 12 })],
  ['PUT /api/Settings/user', itself('/api/Settings/user', { theme: 'dark' })],
  ['PUT /api/User/profile', itself('/api/User/profile', { name: 'Rehema', locale: 'sw' })],
];

/** Version of what a list holds: of its one item. */
function versionOfOne(body: unknown): number | undefined {
  const { items } = body as { items?: readonly { version: number }[] };
  return items?.[0]?.version;
}

test('every call that asks for a version is tried', async () => {
  const document = (await app.server.inject('/api/openapi.json')).json<OpenApiDocument>();
  const versioned = targetsOf(document)
    .filter(({ operation }) => operation.parameters.some(({ name }) => name === 'If-Match'))
    .map(({ method, path }) => `${method} ${path}`);

  expect(calls.map(([name]) => name).sort()).toEqual(versioned.sort());
});

test.each(calls)('%s: of a version that is not the present one nothing is written', async (name, given) => {
  const { readAt, writeAt = readAt, body, refusal, moved } = await given();
  const method = name.startsWith('PUT') ? 'PUT' : 'POST';
  const write = (ifMatch: string | undefined) =>
    caller(method, writeAt, {
      brand,
      body,
      ...(ifMatch === undefined ? {} : { headers: { 'if-match': ifMatch } }),
    });

  // Once written it has a version of its own to be overtaken.
  if ((await read(readAt)).version === 0) await write('"0"');
  const before = await read(readAt);
  const version = versionOfOne(before.body) ?? before.version;

  // The header left out says that nothing was written yet.
  const wrong = [`"${version + 1}"`, ...(version === 0 ? [] : [`"${version - 1}"`, undefined])];
  for (const ifMatch of wrong) {
    const answer = await write(ifMatch);
    expect([ifMatch, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      ifMatch,
      412,
      'VERSION_CONFLICT',
    ]);
  }
  expect(await read(readAt)).toEqual(before);

  const right = await write(`"${version}"`);
  if (refusal === undefined) {
    expect(right.statusCode).toBe(200);
    // The second of two who saw the same: what the first wrote stays.
    const second = await write(`"${version}"`);
    expect(second.json()).toMatchObject({ code: moved ?? 'VERSION_CONFLICT' });
  } else {
    expect(right.json()).toMatchObject({ code: refusal });
  }
});

test('on the demo every brand has at most 12 open incidents, the critical ones first, each with a next step', async () => {
  const now = new Date('2026-04-11T12:00:00.000Z');
  const { failures } = await actForAllBrands(() => checkWhatIsDue(app.store, now));
  expect(failures).toEqual([]);
  for (const { id } of demoBrands) {
    const visibility = { brandIds: [id], seesSystem: false };
    const question = { page: 1, pageSize: 50, state: 'OPEN', snoozed: 'NONE' } as const;
    const { items, totalCount } = await listIncidents(app.store, visibility, question, { now });
    expect([id, totalCount]).toEqual([id, items.length]);
    expect(totalCount).toBeGreaterThan(0);
    expect(totalCount).toBeLessThanOrEqual(12);
    const ranks = items.map(({ severity }) => severityRank[severity]);
    expect(ranks).toEqual(ranks.toSorted((one, other) => other - one));
    for (const { link } of items)
      expect(link).toMatch(/^\/(authorities|load-data|reports-log|tax-reporting|summary-report|retail)/);
  }
});
