import { createServer } from 'node:net';
import { sha256 } from '../../domain/sha256';
import { insert } from '../../figures/testing/given-facts';
import { createLogger } from '../../platform/call-log/logger';
import { actForAllBrands } from '../../store/brand-scope';
import type { Store } from '../../store/store';
import { openTestStore } from '../../store/testing/open-test-store';
import {
  markAsDemo,
  startTestSimulator,
  type TestSimulator,
} from '../authority-simulator/testing/start-test-simulator';
import type { AuthorityGateway, Submission } from '../../platform/http/authority-gateway';
import { createGateway } from './create-gateway';
import type { Resolve } from './guarded-call';
import { json, startFaultyServer, type FaultyServer } from './testing/faulty-server';

let store: Store;
let server: FaultyServer;
let now: Date;

beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
beforeEach(async () => {
  for (const table of ['authority_connection', 'api_call', 'store_meta'])
    await store.query(`delete from ${table}`);
  server = await startFaultyServer();
  now = new Date('2026-04-02T08:00:00Z');
});
afterEach(() => server.close());

function gatewayWith(
  settings: Partial<Parameters<typeof createGateway>[0]['settings']> = {},
  resolve?: Resolve,
): AuthorityGateway {
  return createGateway({
    store,
    settings: { hosts: [], timeoutSeconds: 60, keysDir: '/nowhere', simulatorPort: server.port, ...settings },
    clock: () => now,
    log: createLogger('silent'),
    pauseMs: 1,
    ...(resolve === undefined ? {} : { resolve }),
  });
}

function submission(changes: Partial<Submission> = {}): Submission {
  const payload = changes.payload ?? Buffer.from('{"format":"tallyhouse-report/1"}');
  return {
    reportId: 'rep_1',
    version: 1,
    brandId: 'alder',
    authorityId: 'GBT',
    obligationCode: 'ONLINE_DAILY',
    payload,
    contentType: 'application/json',
    payloadHash: `sha256:${sha256(payload)}`,
    idempotencyKey: 'rep_1:1',
    attempt: 1,
    ...changes,
  };
}

function givenEndpoint(endpoint: string | null, environment = 'TEST'): Promise<void> {
  return insert(store, 'authority_connection', {
    brand_id: 'alder',
    authority_id: 'GBT',
    environment,
    endpoint,
    version: 1,
    changed_by: 'u_1',
    changed_at: '2026-01-01T00:00:00Z',
  });
}

const notedCalls = () =>
  actForAllBrands(() =>
    store.query<{
      status: number | null;
      attempt: number;
      problem_code: string | null;
      request_body: string;
    }>('select status, attempt, problem_code, request_body from api_call order by happened_at, id'),
  );

describe('answers', () => {
  beforeEach(() => markAsDemo(store));

  test.each([
    ['received', 202, { status: 'RECEIVED' }, { kind: 'RECEIVED', ackRef: null }],
    ['acknowledged', 200, { status: 'ACKNOWLEDGED', ackRef: 'A1' }, { kind: 'ACKNOWLEDGED', ackRef: 'A1' }],
    ['accepted', 200, { status: 'ACCEPTED', ackRef: 'A1' }, { kind: 'ACCEPTED', ackRef: 'A1' }],
    [
      'rejected, its text on one line',
      422,
      { status: 'REJECTED', code: 'TOTALS', text: 'rows\r\ndo\u0000 not \u202eadd up' },
      { kind: 'REJECTED', code: 'TOTALS', text: 'rows do not add up', ackRef: null },
    ],
  ])('a submission that is %s', async (_words, status, body, outcome) => {
    server.answerWith(json(status, body));

    expect(await gatewayWith().send(submission())).toEqual(outcome);

    expect(server.seen).toHaveLength(1);
    expect(server.seen[0]).toMatchObject({
      method: 'POST',
      path: '/GBT/submissions',
      body: '{"format":"tallyhouse-report/1"}',
      headers: { 'idempotency-key': 'rep_1:1', 'payload-hash': submission().payloadHash, submitter: 'alder' },
    });
  });

  test.each<[string, number, Record<string, string>, string, string]>([
    ['500', 500, {}, '', 'The authority answered 500.'],
    [
      'a page of a proxy with 200',
      200,
      { 'Content-Type': 'text/html' },
      '<h1>Welcome</h1>',
      'not in the agreed form',
    ],
    [
      'a page of a proxy with 403',
      403,
      { 'Content-Type': 'text/html' },
      '<h1>No</h1>',
      'not in the agreed form',
    ],
    [
      'JSON of another form',
      200,
      { 'Content-Type': 'application/json' },
      '{"ok":true}',
      'not in the agreed form',
    ],
    [
      'an acknowledgement without reference',
      200,
      { 'Content-Type': 'application/json' },
      '{"status":"ACCEPTED"}',
      'not in the agreed form',
    ],
    ['half of JSON', 200, { 'Content-Type': 'application/json' }, '{"status":"ACC', 'not in the agreed form'],
    [
      'an acceptance with 409',
      409,
      { 'Content-Type': 'application/json' },
      '{"status":"ACCEPTED","ackRef":"A"}',
      'The authority answered 409.',
    ],
    [
      'a huge answer',
      200,
      { 'Content-Type': 'application/json' },
      `{"status":"ACCEPTED","ackRef":"A","x":"${'x'.repeat(300_000)}"}`,
      'longer than 262144 bytes',
    ],
  ])('%s is no answer', async (_words, status, headers, body, detail) => {
    server.answerWith((_request, response) => void response.writeHead(status, headers).end(body));

    const outcome = await gatewayWith().send(submission());

    expect(outcome).toEqual({ kind: 'UNAVAILABLE', detail: expect.stringContaining(detail) });
    expect(server.seen).toHaveLength(1);
  });

  test('429 says when to come again', async () => {
    server.answerWith(json(429, {}, { 'Retry-After': '120' }));
    expect(await gatewayWith().send(submission())).toMatchObject({
      kind: 'UNAVAILABLE',
      retryAfterSeconds: 120,
    });
  });

  test('a redirect is not followed', async () => {
    const other = await startFaultyServer();
    server.answerWith((_request, response) => {
      response.writeHead(307, { Location: `http://127.0.0.1:${other.port}/GBT/submissions` }).end();
    });

    const outcome = await gatewayWith().send(submission());

    expect(outcome).toMatchObject({ kind: 'UNAVAILABLE', detail: expect.stringContaining('redirect') });
    expect(other.seen).toEqual([]);
    await other.close();
  });

  test('an answer that trickles ends with the time of the whole call', async () => {
    const timers: NodeJS.Timeout[] = [];
    server.answerWith((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      timers.push(setInterval(() => void response.write(' '), 100));
    });

    const outcome = await gatewayWith({ timeoutSeconds: 1 }).send(submission());

    timers.forEach(clearInterval);
    expect(outcome).toMatchObject({ kind: 'UNAVAILABLE', detail: 'No whole answer came within 1 s.' });
  });

  test('an answer that is cut off counts as none, and the call is not made again by itself', async () => {
    server.answerWith((request, response) => {
      response
        .writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' })
        .write('{"status"');
      setTimeout(() => request.socket.destroy(), 20);
    });

    expect(await gatewayWith().send(submission())).toMatchObject({ kind: 'UNAVAILABLE' });
    expect(server.seen).toHaveLength(1);
  });

  test('nobody listening: three tries, each in the log of calls, since nothing has left', async () => {
    const gateway = gatewayWith({ simulatorPort: await unusedPort() });

    const outcome = await gateway.send(submission({ attempt: 4 }));

    expect(outcome).toEqual({ kind: 'UNAVAILABLE', detail: 'The connection failed (ECONNREFUSED).' });
    const call = { status: null, attempt: 4, problem_code: 'AUTHORITY_UNAVAILABLE' };
    expect(await notedCalls()).toMatchObject([call, call, call]);
  });

  test('who gives up gets an outcome, not an error', async () => {
    const controller = new AbortController();
    server.answerWith(() => controller.abort());

    expect(await gatewayWith().send(submission(), controller.signal)).toMatchObject({
      kind: 'UNAVAILABLE',
      detail: 'The call was given up.',
    });
  });

  test('bytes that were not confirmed are never sent', async () => {
    const other = Buffer.from('{"format":"other"}');

    await expect(gatewayWith().send({ ...submission(), payload: other })).rejects.toThrow(
      'not the one that was confirmed',
    );
    expect(server.seen).toEqual([]);
  });

  test('a call is noted with its body masked', async () => {
    server.answerWith(json(200, { status: 'ACCEPTED', ackRef: 'A1' }));
    const payload = Buffer.from('{"email":"somebody@example.test","total":"5"}');

    await gatewayWith().send(submission({ payload }));

    const [call] = await notedCalls();
    expect(call).toMatchObject({ status: 200, attempt: 1, problem_code: null });
    expect(call?.request_body).toContain('"total":"5"');
    expect(call?.request_body).not.toContain('somebody');
  });

  test('the status of what never arrived is null, of what a wrong address says is not', async () => {
    const ref = { authorityId: 'GBT', brandId: 'alder', idempotencyKey: 'rep_1:1' };
    server.answerWith(json(404, { status: 'UNKNOWN' }));
    expect(await gatewayWith().askStatus(ref)).toBeNull();
    expect(server.seen[0]?.path).toBe('/GBT/submissions/rep_1%3A1');

    server.answerWith((_request, response) => void response.writeHead(404).end('nothing here'));
    expect(await gatewayWith().askStatus(ref)).toMatchObject({ kind: 'UNAVAILABLE' });
  });
});

describe('the circuit', () => {
  beforeEach(() => markAsDemo(store));

  test('opens after five failures in a row, lets one call through after a minute, and closes when that succeeds', async () => {
    const gateway = gatewayWith();
    const ref = { brandId: 'alder', authorityId: 'GBT' };
    server.answerWith(json(503, {}));
    for (let failures = 0; failures < 5; failures += 1) await gateway.send(submission());
    expect(gateway.circuitOf(ref)).toBe('OPEN');

    const stopped = await gateway.send(submission());
    expect(stopped).toMatchObject({ kind: 'UNAVAILABLE', retryAfterSeconds: 60 });
    expect(server.seen).toHaveLength(5);
    expect(gateway.circuitOf({ ...ref, brandId: 'cedar' })).toBe('CLOSED');

    now = new Date(now.getTime() + 60_000);
    expect(gateway.circuitOf(ref)).toBe('HALF_OPEN');
    await gateway.send(submission());
    expect(server.seen).toHaveLength(6);
    expect(gateway.circuitOf(ref)).toBe('OPEN');

    now = new Date(now.getTime() + 60_000);
    server.answerWith(json(200, { status: 'ACCEPTED', ackRef: 'A1' }));
    expect(await gateway.send(submission())).toMatchObject({ kind: 'ACCEPTED' });
    expect(gateway.circuitOf(ref)).toBe('CLOSED');
  });

  test('a rejection is an answer, not a failure', async () => {
    const gateway = gatewayWith();
    server.answerWith(json(422, { status: 'REJECTED', code: 'X', text: 'no' }));
    for (let times = 0; times < 6; times += 1) await gateway.send(submission());
    expect(server.seen).toHaveLength(6);
    expect(gateway.circuitOf({ brandId: 'alder', authorityId: 'GBT' })).toBe('CLOSED');
  });
});

describe('where calls may go', () => {
  const publicAddress = [{ address: '93.184.215.14', family: 4 }];

  test('without the demo this machine is not called, by whatever name', async () => {
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '127.1', '0x7f.1']) {
      await store.query('delete from authority_connection');
      await givenEndpoint(`http://${host}:${server.port}/GBT`);
      const outcome = await gatewayWith({ hosts: ['127.0.0.1', 'localhost'] }).send(submission());
      expect([host, outcome]).toEqual([
        host,
        { kind: 'UNAVAILABLE', detail: expect.stringContaining('this machine itself') },
      ]);
    }
    expect(server.seen).toEqual([]);
  });

  test.each([
    ['http://returns.authority.example/api', 'not an https address'],
    ['https://other.example/api', 'AUTHORITY_HOSTS does not name'],
    ['https://returns.authority.example.other.example/', 'AUTHORITY_HOSTS does not name'],
    ['https://returns.authority.example@other.example/', 'not a plain address'],
    ['https://169.254.169.254/', 'AUTHORITY_HOSTS does not name'],
    [null, 'No endpoint of this authority is set'],
  ])('%s is refused', async (endpoint, words) => {
    await givenEndpoint(endpoint);
    const outcome = await gatewayWith({ hosts: ['returns.authority.example'] }, () =>
      Promise.resolve(publicAddress),
    ).send(submission());
    expect(outcome).toEqual({ kind: 'UNAVAILABLE', detail: expect.stringContaining(words) });
  });

  test.each([
    '169.254.169.254',
    '10.0.0.5',
    '192.168.1.1',
    '172.31.0.1',
    '100.64.0.1',
    '0.0.0.0',
    '127.0.0.1',
    '::1',
    '::ffff:169.254.169.254',
    '::ffff:7f00:1',
    '64:ff9b::a9fe:a9fe',
    'fd00::1',
    'fe80::1',
    '2002:7f00:1::1',
  ])('an allowed name that leads to %s is refused, even beside a public address', async (address) => {
    await givenEndpoint('https://returns.authority.example/api');
    const family = address.includes(':') ? 6 : 4;
    const resolve = () => Promise.resolve([...publicAddress, { address, family }]);

    const outcome = await gatewayWith({ hosts: ['returns.authority.example'] }, resolve).send(submission());

    expect(outcome).toEqual({
      kind: 'UNAVAILABLE',
      detail: `The endpoint leads to ${address}, which is no address of the internet.`,
    });
  });

  test('a name is asked for once a try: the connection goes to the address that was checked', async () => {
    await markAsDemo(store);
    await givenEndpoint(`https://returns.authority.example:${server.port}/api`);
    let asked = 0;
    const resolve = () => {
      asked += 1;
      return Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
    };

    const outcome = await gatewayWith({ hosts: ['returns.authority.example'] }, resolve).send(submission());

    // It spoke to our server, which has no TLS to offer.
    expect(outcome).toEqual({
      kind: 'UNAVAILABLE',
      detail: expect.stringMatching(/EPROTO|ECONNRESET|ERR_SSL/),
    });
    expect([asked, (await notedCalls()).length]).toEqual([3, 3]);
  });
});

describe('signatures', () => {
  let simulator: TestSimulator;
  beforeEach(async () => {
    simulator = await startTestSimulator({ brandIds: ['alder', 'cedar'] });
  });
  afterEach(() => simulator.close());

  test('without a key nothing is sent that must be signed', async () => {
    await markAsDemo(store);
    const outcome = await gatewayWith().send(
      submission({ authorityId: 'TRA', obligationCode: 'GGT-SPORTS' }),
    );
    expect(outcome).toMatchObject({ kind: 'UNAVAILABLE', detail: expect.stringContaining('no signing key') });
    expect(server.seen).toEqual([]);
  });

  test.each([
    ['TRA', 'GGT-SPORTS'],
    ['MGA', 'TAX-REPORT'],
  ])(
    '%s takes what is signed by the key of the brand, and nothing else',
    async (authorityId, obligationCode) => {
      await markAsDemo(store);
      const gateway = gatewayWith(simulator.authorities);
      const signed = submission({ authorityId, obligationCode });

      // Its content is not a report, which is the next thing that is looked at.
      expect(await gateway.send(signed)).toMatchObject({ kind: 'REJECTED', code: 'SCHEMA' });

      // What our own server heard is sent to the simulator under another key.
      await gatewayWith({ ...simulator.authorities, simulatorPort: server.port }).send({
        ...signed,
        idempotencyKey: 'rep_1:2',
      });
      const { headers, body } = server.seen[0]!;
      const replayed = await fetch(
        `http://127.0.0.1:${simulator.authorities.simulatorPort}/${authorityId}/submissions`,
        {
          method: 'POST',
          headers: { ...(headers as Record<string, string>), host: undefined!, 'idempotency-key': 'rep_1:3' },
          body,
        },
      );
      expect(await replayed.json()).toMatchObject({ status: 'REJECTED', code: 'SIGNATURE' });
    },
  );
});

async function unusedPort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
