import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { freezePayload } from '../../reporting/payloads/write-payload';
import { contentTypes, type PayloadDocument } from '../../reporting/payloads/payload-document';
import { sha256 } from '../../domain/sha256';
import { createGateway } from '../gateway/create-gateway';
import type { Submission } from '../../platform/http/authority-gateway';
import { createLogger } from '../../platform/call-log/logger';
import { environmentKeys } from '../../store/secrets/given-keys';
import type { Store } from '../../store/store';
import { openTestStore } from '../../store/testing/open-test-store';
import { readConfig } from '../../platform/config/config';
import { alder, givenBrands, insertLicence } from '../../figures/testing/given-facts';
import { buildSimulator } from './build-simulator';
import { readXml } from '../../reporting/payloads/read-xml';
import { startDemoSimulator } from './start-demo-simulator';
import { markAsDemo, startTestSimulator, type TestSimulator } from './testing/start-test-simulator';

let store: Store;
let simulator: TestSimulator;
let now: Date;

beforeAll(async () => {
  store = await openTestStore();
  await markAsDemo(store);
});
afterAll(() => store.close());
beforeEach(async () => {
  now = new Date('2026-04-05T08:00:00Z');
  simulator = await startTestSimulator({
    brandIds: ['alder'],
    clock: () => now,
    licenceNumbers: new Set(['SB/1', 'SB/2']),
  });
});
afterEach(() => simulator.close());

/** As patient as a busy machine needs, but where the authority is to be given up. */
const gateway = (timeoutSeconds = 60) =>
  createGateway({
    store,
    settings: { ...simulator.authorities, timeoutSeconds },
    clock: () => now,
    log: createLogger('silent'),
    pauseMs: 1,
  });

const document: PayloadDocument = {
  format: 'tallyhouse-report/1',
  report: { id: 'rep_1', type: 'TZ_SPORTS_MONTHLY', version: 1, title: 'Sports & <co>' },
  replaces: null,
  correctionMethod: 'REPLACE',
  authority: 'TRA',
  obligation: 'GGT-SPORTS',
  schemaVersion: 'reference-1',
  brand: { id: 'alder', name: 'Alder "A", Ltd' },
  licences: [{ id: 'lic-1', number: 'SB/1' }],
  period: { from: '2026-03-01', to: '2026-03-31', zone: 'Africa/Dar_es_Salaam', cutoff: '00:00' },
  basis: 'PLACED_PAID',
  currency: 'TZS',
  asOf: '2026-04-05T07:00:00.000Z',
  snapshotId: 'snp_1',
  rulePackVersion: 'sha256:0',
  figureStatus: 'FINAL',
  noActivity: false,
  filters: [],
  contentHash: 'sha256:1',
  columns: [
    { field: 'day', title: 'Day', type: 'date' },
    { field: 'bets', title: 'Bets', type: 'count' },
    { field: 'stakes', title: 'Stakes', type: 'money' },
    { field: 'ggr', title: 'GGR', type: 'money' },
  ],
  rows: [
    ['2026-03-01', 2, '100.10', '-40.05'],
    ['2026-03-02', 3, '0.20', null],
  ],
  totals: [null, 5, '100.30', '-40.05'],
  tax: [],
  controlTotals: { ggr: '-40.05' },
} as unknown as PayloadDocument;

function submissionOf(
  changes: Partial<PayloadDocument> = {},
  format: 'XML' | 'JSON' | 'CSV' = 'XML',
): Submission {
  const written = { ...document, ...changes };
  const { payload, payloadHash } = freezePayload(written, format);
  return {
    reportId: written.report.id,
    version: written.report.version,
    brandId: 'alder',
    authorityId: 'TRA',
    obligationCode: 'GGT-SPORTS',
    payload: Buffer.from(payload),
    contentType: contentTypes[format],
    payloadHash,
    idempotencyKey: `${written.report.id}:${written.report.version}`,
    attempt: 1,
  };
}

const later = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000));

test.each(['XML', 'JSON', 'CSV'] as const)(
  'a report as %s is acknowledged at once and accepted later',
  async (format) => {
    const submission = submissionOf({}, format);

    const sent = await gateway().send(submission);
    expect(sent).toMatchObject({ kind: 'ACKNOWLEDGED', ackRef: expect.stringMatching(/^TRA-[0-9A-F]{12}$/) });
    expect(await gateway().askStatus(submission)).toEqual(sent);

    later(20);
    expect(await gateway().askStatus(submission)).toEqual({ ...sent, kind: 'ACCEPTED' });
  },
);

test('a nil report is a report', async () => {
  const nil = submissionOf({
    rows: [],
    totals: [null, 0, '0.00', '0.00'],
    noActivity: true,
    controlTotals: {},
  });
  expect(await gateway().send(nil)).toMatchObject({ kind: 'ACKNOWLEDGED' });
});

test.each<[string, Partial<PayloadDocument>]>([
  ['TOTALS', { totals: [null, 5, '100.31', '-40.05'] }],
  ['TOTALS', { rows: document.rows.slice(0, 1) }],
  ['CONTROL_TOTAL', { controlTotals: { ggr: '-40.06' } }],
  ['UNKNOWN_LICENCE', { licences: [{ id: 'x', number: 'SB/9' }] }],
  ['HEADER', { obligation: 'GGT-VIRTUAL' }],
  ['HEADER', { brand: { id: 'cedar', name: 'Cedar' } }],
])('%s is the answer to a file that is wrong in that', async (code, changes) => {
  for (const format of ['XML', 'JSON', 'CSV'] as const) {
    const id = `rep_${format}`;
    const submission = submissionOf({ ...changes, report: { ...document.report, id } }, format);
    expect(await gateway().send(submission)).toMatchObject({ kind: 'REJECTED', code });
  }
});

test('a period is filed once; a correction names what it replaces; a rejected one does not count', async () => {
  const second = { report: { ...document.report, id: 'rep_2', version: 2 } };
  await gateway().send(submissionOf());

  expect(await gateway().send(submissionOf(second))).toMatchObject({
    kind: 'REJECTED',
    code: 'PERIOD_FILED_TWICE',
  });
  const replacing = {
    ...second,
    report: { ...second.report, id: 'rep_3' },
    replaces: { reportId: 'rep_1', version: 1, ackRef: null, delta: {} },
  };
  expect(await gateway().send(submissionOf(replacing))).toMatchObject({ kind: 'ACKNOWLEDGED' });
});

test('an answer lost after the effect: the same key again gives the same reference, with one effect', async () => {
  await simulator.script({ behaviour: 'LOSE_ANSWER', times: 1 });
  const submission = submissionOf();

  expect(await gateway().send(submission)).toMatchObject({ kind: 'UNAVAILABLE' });
  const asked = await gateway().askStatus(submission);
  const again = await gateway().send({ ...submission, attempt: 2 });

  expect(asked).toMatchObject({ kind: 'ACCEPTED' });
  expect(again).toEqual(asked);
  expect(await simulator.submissions()).toHaveLength(1);
});

test('twenty submissions of one key at the same time have one effect', async () => {
  const sending = gateway();
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => sending.send(submissionOf())));
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
  expect(await simulator.submissions()).toHaveLength(1);
});

test('the same key with another payload is refused', async () => {
  await gateway().send(submissionOf());
  const other = submissionOf({ report: { ...document.report, title: 'Other' } });
  expect(await gateway().send(other)).toMatchObject({ kind: 'REJECTED', code: 'KEY_REUSED' });
});

test.each<[Parameters<TestSimulator['script']>[0], object, object]>([
  [{ behaviour: 'RECEIVE' }, { kind: 'RECEIVED' }, { kind: 'RECEIVED' }],
  [{ behaviour: 'ACKNOWLEDGE' }, { kind: 'ACKNOWLEDGED' }, { kind: 'ACKNOWLEDGED' }],
  [{ behaviour: 'ACCEPT' }, { kind: 'ACCEPTED' }, { kind: 'ACCEPTED' }],
  [
    { behaviour: 'REJECT', code: 'E42', text: 'no', afterSeconds: 60 },
    { kind: 'ACKNOWLEDGED' },
    { kind: 'REJECTED', code: 'E42', text: 'no' },
  ],
])('the script %j steers what comes at once and what comes later', async (script, first, final) => {
  await simulator.script({ brandId: 'cedar', behaviour: 'DOWN' });
  await simulator.script({ authorityId: 'TRA', brandId: 'alder', obligation: 'GGT-SPORTS', ...script });
  const submission = submissionOf();
  expect(await gateway().send(submission)).toMatchObject(first);
  later(3600);
  expect(await gateway().askStatus(submission)).toMatchObject(final);
});

test.each([
  ['BUSY', { kind: 'UNAVAILABLE', retryAfterSeconds: 30 }],
  ['DOWN', { kind: 'UNAVAILABLE', detail: 'The authority answered 503.' }],
  ['HANG', { kind: 'UNAVAILABLE', detail: 'No whole answer came within 1 s.' }],
] as const)('%s keeps nothing, and the next try goes through', async (behaviour, outcome) => {
  await simulator.script({ behaviour, times: 1 });
  const submission = submissionOf();
  expect(await gateway(behaviour === 'HANG' ? 1 : 60).send(submission)).toMatchObject(outcome);
  expect(await gateway().askStatus(submission)).toBeNull();
  expect(await gateway().send(submission)).toMatchObject({ kind: 'ACKNOWLEDGED' });
});

describe('the book on disk', () => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'simulator-book-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  function submit(server: FastifyInstance) {
    const { payload, payloadHash, contentType, idempotencyKey } = submissionOf(
      { authority: 'GBT', obligation: 'X' },
      'JSON',
    );
    return server.inject({
      method: 'POST',
      url: '/GBT/submissions',
      headers: {
        host: '127.0.0.1',
        'content-type': contentType,
        'payload-hash': payloadHash,
        'idempotency-key': idempotencyKey,
        submitter: 'alder',
        obligation: 'X',
      },
      payload,
    });
  }

  const keysIn = (keysDir: string) => ({ keysDir, secrets: environmentKeys(':memory:') });

  test('a restart forgets nothing, and a last line cut by a crash does not count', async () => {
    const file = join(folder, 'book.jsonl');
    const options = { file, keys: keysIn(folder), clock: () => now };
    const first = await submit(buildSimulator(options));
    expect(first.json()).toMatchObject({ status: 'ACKNOWLEDGED' });
    appendFileSync(file, '{"authorityId":"GBT","idempotencyKey":"cut');

    const restarted = buildSimulator(options);
    expect((await submit(restarted)).json()).toEqual(first.json());
    const kept = await restarted.inject({ url: '/admin/submissions', headers: { host: 'localhost' } });
    expect(kept.json<{ items: unknown[] }>().items).toHaveLength(1);
  });

  test('a wrong hash is refused before anything else, and a name of the internet is not answered to', async () => {
    const server = buildSimulator({ keys: keysIn(folder), clock: () => now });
    const answer = await server.inject({
      method: 'POST',
      url: '/GBT/submissions',
      headers: {
        host: '127.0.0.1',
        'content-type': 'application/json',
        'payload-hash': `sha256:${sha256('other')}`,
        'idempotency-key': 'k:1',
      },
      payload: '{}',
    });
    expect(answer.json()).toMatchObject({ status: 'REJECTED', code: 'PAYLOAD_HASH' });
    const rebound = await server.inject({ url: '/admin/submissions', headers: { host: 'evil.example' } });
    expect(rebound.statusCode).toBe(421);
  });
});

test('a demo is served with a simulator that takes its reports, and only a demo', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'simulator-demo-'));
  const demo = await openTestStore();
  await givenBrands(demo, [alder]);
  await insertLicence(demo, {
    id: 'lic-1',
    brand_id: 'alder',
    authority: 'GBT',
    number: 'SB/1',
    products: 'SPORTS_PREMATCH',
    valid_from: '2020-01-01',
  });
  const taken = simulator.authorities.simulatorPort;
  const config = readConfig({ DATA_DIR: dataDir, AUTHORITY_SIMULATOR_PORT: String(taken) });
  const options = { store: demo, config, clock: () => now };
  await expect(startDemoSimulator(options)).rejects.toThrow('for demo data only');

  await markAsDemo(demo);
  const first = await startDemoSimulator(options);
  expect(first.port).not.toBe(taken);
  const sending = (port: number) =>
    createGateway({
      store: demo,
      settings: { ...config.authorities, simulatorPort: port },
      clock: () => now,
      log: createLogger('silent'),
    });
  const sent = await sending(first.port).send(submissionOf());
  expect(sent).toMatchObject({ kind: 'ACKNOWLEDGED' });
  await first.stop();

  const restarted = await startDemoSimulator(options);
  expect(await sending(restarted.port).askStatus(submissionOf())).toEqual(sent);
  await restarted.stop();
  await demo.close();
  rmSync(dataDir, { recursive: true });
});

test.each([
  ['<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
  ['<a>&nbsp;</a>'],
  ['<a>x & y</a>'],
  ['<a><b></a></b>'],
  ['<a></a><b></b>'],
  ['<a>'],
  ['<a b=1></a>'],
  ['<a><!-- c --></a>'],
  ['<a>'.repeat(30) + '</a>'.repeat(30)],
])('%s is no XML of a report', (text) => {
  expect(() => readXml(text)).toThrow(SyntaxError);
});
