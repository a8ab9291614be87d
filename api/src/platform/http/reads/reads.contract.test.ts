import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { defineEndpoint } from '@tallyhouse/shared/contracts/endpoint';
import { blindTo, currentBlindness, type BlindScope } from '../../access/blind/blindness';
import type { CurrentUser } from '../../auth/current-user';
import { NotSignedIn } from '../problems';
import { currentScope } from '../../../store/brand-scope';
import { openStore } from '../../../store/open-store';
import { turnConnections } from '../../../store/reading-turn';
import type { Store } from '../../../store/store';
import { givenPostgres, type GivenPostgres } from '../../../store/testing/given-postgres';
import type { Api } from '../../routes/api';
import { route } from '../../routes/endpoint-route';
import { handleErrors } from '../error-handler';
import { brandQuestionRoute } from '../../routes/question-route';
import { createReads } from './reads';
import { onEngines } from '../../../store/testing/on-engines';

const endless =
  'select sum(a.x * b.x % 7) as n from generate_series(1, 300000) a(x), generate_series(1, 300000) b(x)';

const brand = (id: string) => ({
  ...{ id, name: id, country: 'MT', currency: 'EUR' },
  ...{ zone: 'UTC', cutoff: '00:00', channels: [] },
});
const person = (id: string, assignments: CurrentUser['assignments']): CurrentUser => ({
  ...{ id, email: `${id}@example.test`, name: id, locale: 'en', sessionId: `s_${id}` },
  assignments,
  brands: [brand('alder'), brand('elm')],
});
const [reporter, viewer] = [
  [{ role: 'reporter', brandIds: '*' }],
  [{ role: 'viewer', brandIds: '*' }],
] as const;
const people = [
  person('ann', reporter),
  person('bob', reporter),
  person('cem', viewer),
  person('dot', reporter),
];
/** What Dot is to find out for herself. */
const waits: BlindScope = {
  ...{ reportId: 'r_1', title: 'A report', brandId: 'alder', channels: ['ONLINE'] },
  ...{ period: { from: '2026-03-01', to: '2026-03-31' }, since: '2026-04-01T00:00:00Z' },
};

const things = {
  tag: 'Things',
  summary: 'Things.',
  status: 200,
  method: 'GET',
  access: 'signed-in',
} as const;
const answer = z.object({
  execution: z.number(),
  brandId: z.string(),
  blind: z.number(),
  rights: z.number(),
});
const sumThings = defineEndpoint({
  ...things,
  ...{ path: '/api/Things/sum', brand: 'required', query: z.strictObject({ day: z.string() }), answer },
});
const countThings = defineEndpoint({ ...things, path: '/api/Things/count', answer: z.object({}) });
const readProfile = defineEndpoint({ ...things, path: '/api/User/profile', answer: z.object({}) });
const writeThing = defineEndpoint({ ...things, method: 'POST', path: '/api/Things', answer: z.object({}) });

const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-reads-'));
let postgres: GivenPostgres;
beforeAll(async () => {
  postgres = await givenPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(
  onEngines([
    ['duckdb', () => openStore({ dataDir: folder, fileName: 'reads.duckdb' })],
    ['postgres', () => openStore({ dataDir: folder, databaseUrl: postgres.url })],
  ]),
)('reads on %s', (engine, open) => {
  let store: Store;
  let server: FastifyInstance;
  let begun: { counts: number; sums: number };
  /** Calls whose session was looked up. */
  let admitted: number;
  /** Ends the sums that were begun. */
  let endSums: () => void;

  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    // Calls of the test before may still begin something.
    const own = { counts: 0, sums: 0 };
    begun = own;
    admitted = 0;
    let ends: (() => void)[] = [];
    endSums = () => {
      for (const end of ends) end();
      ends = [];
    };
    server = fastify();
    const api = {
      server,
      endpoints: [],
      callLimitMs: 60_000,
      reads: createReads(store, 5000),
      recorder: { watch: (_call: unknown, work: () => unknown) => work() },
      blindfold: (_endpoint: unknown, { id }: CurrentUser, work: () => unknown) =>
        blindTo(id === 'dot' ? [waits] : [], work),
      gatekeeper: {
        authenticate: async ({ headers }: { headers: Record<string, unknown> }) => {
          const user = people.find(({ id }) => id === headers['x-user']);
          if (user === undefined) throw new NotSignedIn('TOKEN_INVALID');
          admitted += 1;
          return Promise.resolve(user);
        },
        claimedUserId: ({ headers }: { headers: Record<string, unknown> }) => headers['x-user'],
        requireAntiForgery: () => undefined,
      },
    } as unknown as Api;
    handleErrors(server, api.endpoints);
    route(api, countThings, async () => {
      own.counts += 1;
      // Nobody hands the signal on: the turn of the read stops its statements, however many it sends at once.
      await Promise.all(Array.from({ length: 8 }, () => store.query(endless)));
      return {};
    });
    brandQuestionRoute(api, sumThings, async ({ brand: { id }, permissions }) => {
      own.sums += 1;
      const execution = own.sums;
      await new Promise<void>((end) => ends.push(end));
      expect(currentScope()).toEqual([id]);
      return { execution, brandId: id, blind: currentBlindness().length, rights: permissions.length };
    });
    route(api, readProfile, async () => {
      await store.query('select 1 as one');
      return {};
    });
    route(api, writeThing, async () => {
      await store.tx((tx) => tx.query('select 1 as one'));
      return {};
    });
    await server.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(() => server.close());

  /** A call over HTTP, that can be left. */
  function call(user: string, path: string, options: { brand?: string; method?: string } = {}) {
    const { port } = server.server.address() as AddressInfo;
    const { brand: brandId = 'alder', method = 'GET' } = options;
    const asking = httpRequest({ port, path, method, headers: { 'x-user': user, brand: brandId } });
    const answered = new Promise<{
      status: number;
      headers: Record<string, unknown>;
      body: Record<string, unknown>;
    }>((done, failed) => {
      asking.on('error', failed).on('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () =>
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: JSON.parse(text) as Record<string, unknown>,
          }),
        );
      });
    });
    answered.catch(() => undefined);
    asking.end();
    return { answered, leave: () => asking.destroy() };
  }

  async function until(isSo: () => boolean): Promise<void> {
    const deadline = Date.now() + 20_000;
    while (!isSo()) {
      if (Date.now() > deadline) throw new Error('waited too long');
      await pause(5);
    }
  }

  const count = (user: string) => call(user, '/api/Things/count');
  const sum = (user: string, brandId = 'alder', day = '2026-03-01') =>
    call(user, `/api/Things/sum?day=${day}`, { brand: brandId });
  const atOnce = turnConnections[engine];

  test('a statement whose caller left ends in the engine at once and makes room; who left a place in the queue begins nothing', async () => {
    const running = Array.from({ length: atOnce }, () => count('ann'));
    await until(() => begun.counts === atOnce);
    const waiting = count('ann');
    const next = count('bob');
    await until(() => admitted === atOnce + 2);
    waiting.leave();
    await pause(50);
    const startMs = performance.now();
    for (const each of running) each.leave();
    await until(() => begun.counts === atOnce + 1);

    expect(performance.now() - startMs).toBeLessThan(10_000);
    next.leave();
    // All connections for reads are free again, and nothing else was begun.
    const sums = Array.from({ length: atOnce }, (_, number) => sum('ann', 'alder', `2026-03-0${number + 1}`));
    await until(() => begun.sums === atOnce);
    endSums();
    for (const { answered } of sums) expect((await answered).status).toBe(200);
    expect(begun.counts).toBe(atOnce + 1);
  });

  test('a profile is read and a write is done beside reads that fill the queue', async () => {
    const reads = ['ann', 'bob', 'cem'].flatMap((user) => Array.from({ length: 10 }, () => count(user)));
    await until(() => begun.counts === atOnce);
    const startMs = performance.now();

    const beside = ['GET /api/User/profile', 'POST /api/Things'].map(
      (each) => each.split(' ') as [string, string],
    );
    for (const [method, path] of [...beside, ...beside, ...beside])
      expect((await call('ann', path, { method }).answered).status).toBe(200);

    expect(performance.now() - startMs).toBeLessThan(10_000);
    expect(begun.counts).toBe(atOnce);
    for (const each of reads) each.leave();
  });

  test('more than one user may have under way is refused before it is begun, in words and with the time to come again', async () => {
    const reads = Array.from({ length: 16 }, () => count('ann'));
    await until(() => begun.counts === atOnce);
    await until(() => admitted === 16);
    const startMs = performance.now();

    const { status, headers, body } = await count('ann').answered;
    expect({ status, type: headers['content-type'], after: Number(headers['retry-after']) >= 1 }).toEqual({
      status: 503,
      type: 'application/problem+json; charset=utf-8',
      after: true,
    });
    expect(body).toMatchObject({
      code: 'BUSY',
      title: 'You have too many requests at once',
      detail: expect.stringContaining('Wait for them to finish, in other windows too') as string,
    });
    expect(begun.counts).toBe(atOnce);
    // Not even the session was looked up; and who asks on and on is held back.
    expect(admitted).toBe(16);
    expect(performance.now() - startMs).toBeGreaterThan(400);
    // Nobody else is.
    const other = count('bob');
    await Promise.race([pause(200), other.answered.then(({ status: refused }) => expect(refused).toBe(200))]);
    for (const each of [...reads, other]) each.leave();
  });

  test('equal questions that are asked at the same time are answered by one execution, whoever asks', async () => {
    const first = sum('ann');
    await until(() => begun.sums === 1);
    const later = Array.from({ length: 10 }, (_, number) => sum(number % 2 === 0 ? 'ann' : 'bob'));
    await until(() => admitted === 11);
    expect(begun.sums).toBe(1);
    // One of them leaves, and is in nobody's way.
    const [left, ...stay] = later;
    left?.leave();
    endSums();
    expect((await first.answered).body).toMatchObject({ execution: 1 });
    await until(() => begun.sums === 2);
    endSums();

    for (const { answered } of stay)
      expect(await answered).toMatchObject({
        status: 200,
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: { execution: 2, brandId: 'alder' },
      });
    expect(begun.sums).toBe(2);
  });

  test('nobody gets an answer made for other brands, other rights or other eyes', async () => {
    const running = Array.from({ length: atOnce }, () => count('cem'));
    await until(() => begun.counts === atOnce);
    const asked = [sum('ann'), sum('bob'), sum('ann', 'elm'), sum('cem'), sum('dot')];
    await until(() => admitted === atOnce + 5);
    for (const each of running) each.leave();
    const ending = setInterval(endSums, 5);
    const bodies = await Promise.all(asked.map(async ({ answered }) => (await answered).body));
    clearInterval(ending);

    const [ann, bob, elm, cem, dot] = bodies;
    expect(bob).toEqual(ann);
    expect(new Set([ann, elm, cem, dot].map((one) => one?.['execution'])).size).toBe(4);
    expect(elm).toMatchObject({ brandId: 'elm' });
    expect(cem?.['rights']).not.toBe(ann?.['rights']);
    expect([ann, cem, dot].map((one) => one?.['blind'])).toEqual([0, 0, 1]);
  });
});
