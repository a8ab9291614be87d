import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import * as z from 'zod/mini';
import { ClientLeft } from '../http/call-limit';
import { defineEndpoint } from '@tallyhouse/shared/contracts/endpoint';
import { createCallRecorder } from '../access/call-recorder';
import type { CurrentUser } from '../auth/current-user';
import { NotFound, NotSignedIn, ProblemError } from '../http/problems';
import type { Api } from './api';
import { brandRoute, publicRoute, route } from './endpoint-route';
import { handleErrors } from '../http/error-handler';
import { readBodies } from './read-bodies';
import { createReads } from '../http/reads/reads';
import { addSecurityHeaders } from '../http/security-headers';
import { createKeyedCalls } from '../idempotency/keyed-calls';
import type { Store } from '../../store/store';
import { openEmbeddedStore } from '../../store/testing/open-test-store';

const brand = (id: string) => ({
  id,
  name: id,
  country: 'MT',
  currency: 'EUR',
  zone: 'UTC',
  cutoff: '00:00',
  channels: [],
});
const user: CurrentUser = {
  id: 'u_1',
  email: 'u_1@example.test',
  name: 'One',
  locale: 'en',
  sessionId: 's_1',
  assignments: [
    { role: 'reporter', brandIds: ['alder'] },
    { role: 'viewer', brandIds: ['elm'] },
  ],
  brands: [brand('alder'), brand('elm')],
};

const things = { tag: 'Things', summary: 'Things.', status: 200 } as const;
const readThing = defineEndpoint({
  ...things,
  method: 'GET',
  path: '/api/Things/:id',
  access: 'reports.simulate',
  brand: 'optional',
  params: z.strictObject({ id: z.string().check(z.maxLength(5)) }),
  query: z.strictObject({ page: z._default(z.pipe(z.string(), z.transform(Number)), 1) }),
  answer: z.object({ id: z.string(), page: z.number(), brandIds: z.array(z.string()) }),
});
const writeThing = defineEndpoint({
  ...things,
  method: 'POST',
  path: '/api/Things',
  access: 'reports.simulate',
  brand: 'required',
  body: z.strictObject({
    period: z.strictObject({ to: z.iso.date() }),
    sort: z.optional(z.union([z.enum(['up', 'down']), z.array(z.enum(['up', 'down']))])),
  }),
  answer: z.object({ brand: z.string() }),
});
const sendFile = defineEndpoint({
  ...things,
  method: 'POST',
  path: '/api/Things/file',
  access: 'signed-in',
  upload: { types: ['text/csv'], maxBytes: 2000 },
  binary: 'text/csv',
});
const break_ = defineEndpoint({
  ...things,
  method: 'GET',
  path: '/api/Things/broken',
  access: 'public',
  query: z.strictObject({ how: z.enum(['throw', 'mismatch', 'refuse', 'forget']) }),
  answer: z.object({ id: z.string() }),
});

const makeThing = defineEndpoint({
  ...things,
  method: 'POST',
  path: '/api/Things/made',
  access: 'signed-in',
  body: z.strictObject({ name: z.string() }),
  answer: z.object({ number: z.number() }),
  keyed: true,
});

const countThings = defineEndpoint({
  ...things,
  method: 'GET',
  path: '/api/Things/count',
  access: 'signed-in',
  answer: z.object({ count: z.number() }),
});

let store: Store;
let made = 0;
let isSignedIn = true;
let hasAntiForgery = true;

function startServer() {
  const server = fastify({ bodyLimit: 1000, genReqId: () => randomUUID() });
  const api: Api = {
    server,
    endpoints: [],
    callLimitMs: 300,
    keyedCalls: createKeyedCalls(store, () => new Date('2026-03-15T10:00:00Z')),
    recorder: createCallRecorder(store, () => new Date('2026-03-15T10:00:00Z')),
    blindfold: async (_endpoint, _user, work) => work(),
    findBrandOfItem: () => Promise.resolve(undefined),
    reads: createReads(store, 3000),
    gatekeeper: {
      authenticate: () =>
        isSignedIn ? Promise.resolve(user) : Promise.reject(new NotSignedIn('TOKEN_INVALID')),
      claimedUserId: () => user.id,
      requireAntiForgery: () => {
        if (!hasAntiForgery) throw new ProblemError(403, 'CSRF', 'No');
      },
    },
  };
  addSecurityHeaders(server);
  handleErrors(server, api.endpoints);
  readBodies(server);
  route(api, readThing, ({ params, query, brandIds }) => ({
    ...params,
    ...query,
    brandIds: [...brandIds],
    secret: 'x',
  }));
  brandRoute(api, writeThing, ({ brand: { id } }) => ({ brand: id }));
  route(api, makeThing, ({ body, reply }) => {
    if (body.name === '') throw new NotFound('name');
    made += 1;
    void reply.code(201).header('ETag', `"${made}"`);
    return { number: made };
  });
  route(api, sendFile, async ({ upload }) => ({
    fileName: 'a "b".csv',
    content: Buffer.from((await readFile(upload.path, 'utf8')).toUpperCase()),
  }));
  route(api, countThings, async ({ signal }) => {
    const [row] = await store.query<{ count: number }>(
      'select count(*) as "count" from range(1000000) a, range(1000000) b where a.range * b.range % 7 = 3',
      [],
      { signal },
    );
    return { count: row!.count };
  });
  publicRoute(api, break_, ({ query }) => {
    if (query.how === 'throw') throw new Error('select * from secret_table');
    if (query.how === 'refuse') throw new NotFound('thing');
    return (query.how === 'forget' ? undefined : { id: 7 }) as never;
  });
  return server;
}

let server: ReturnType<typeof startServer>;
beforeAll(async () => {
  store = await openEmbeddedStore();
});
afterAll(() => store.close());
beforeEach(() => {
  made = 0;
  isSignedIn = true;
  hasAntiForgery = true;
  server = startServer();
});
afterEach(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });
const post = (body: unknown, headers: { brand?: string } = { brand: 'alder' }) =>
  server.inject({ method: 'POST', url: '/api/Things', payload: body as object, headers });

test('parts are parsed, defaults filled in, and the answer carries only what its schema names', async () => {
  expect((await get('/api/Things/a1')).json()).toEqual({ id: 'a1', page: 1, brandIds: ['alder'] });
  expect((await get('/api/Things/a1?page=3', { brand: 'alder' })).json()).toEqual({
    id: 'a1',
    page: 3,
    brandIds: ['alder'],
  });
});

test.each([
  [
    'a field of the wrong form',
    { period: { to: 'soon' } },
    [{ field: 'period.to', code: 'INVALID_FORMAT', message: 'Invalid ISO date' }],
  ],
  [
    'an unknown field',
    { period: { to: '2026-01-01', x: 1 } },
    [{ field: 'period.x', code: 'UNKNOWN_FIELD', message: 'There is no such field' }],
  ],
  [
    'a field that is near to one of its forms',
    { period: { to: '2026-01-01' }, sort: ['up', 'left'] },
    [{ field: 'sort.1', code: 'INVALID_VALUE', message: 'Invalid option: expected one of "up"|"down"' }],
  ],
  [
    'a field that is near to none of its forms',
    { period: { to: '2026-01-01' }, sort: 7 },
    [
      {
        field: 'sort',
        code: 'INVALID_VALUE',
        message:
          'Invalid option: expected one of "up"|"down"; or: Invalid input: expected array, received number',
      },
    ],
  ],
  ['no body', undefined, [expect.objectContaining({ field: 'body' })]],
])('%s is named', async (_case, body, errors) => {
  const answer = await post(body);

  expect(answer.statusCode).toBe(400);
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(answer.json()).toEqual({
    type: '/problems/validation',
    title: 'The request is not valid',
    status: 400,
    code: 'VALIDATION',
    traceId: answer.headers['x-request-id'],
    errors,
  });
});

test.each([
  ['an unknown query field', '/api/Things/a1?q=1', 'q'],
  ['a parameter that is too long', '/api/Things/a123456', 'id'],
  ['one query field twice', '/api/Things/a1?page=1&page=2', 'page'],
])('%s is refused', async (_case, url, field) => {
  expect((await get(url)).json()).toMatchObject({ code: 'VALIDATION', errors: [{ field }] });
});

test.each(['{"period":', '{"__proto__":{}}', '{"constructor":{"prototype":{}}}'])(
  'the body %s cannot be read',
  async (payload) => {
    const headers = { brand: 'alder', 'content-type': 'application/json' };
    const answer = await server.inject({ method: 'POST', url: '/api/Things', payload, headers });

    expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION' });
  },
);

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/csv'])(
  'a body of type %s is refused',
  async (type) => {
    const headers = { brand: 'alder', 'content-type': type };
    const answer = await server.inject({ method: 'POST', url: '/api/Things', payload: '{}', headers });

    expect(answer.json()).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' });
  },
);

test('a body above the limit is a problem of its own', async () => {
  expect((await post({ period: 'x'.repeat(1000) })).json()).toMatchObject({ status: 413, code: 'TOO_LARGE' });
});

test.each([
  ['without a token', { isStranger: true }, { brand: 'alder' }, { status: 401, code: 'TOKEN_INVALID' }],
  ['without the anti-forgery token', { isForged: true }, { brand: 'alder' }, { status: 403, code: 'CSRF' }],
  ['without a brand', {}, {}, { status: 400, code: 'BRAND_REQUIRED' }],
  ['for a foreign brand', {}, { brand: 'cedar' }, { status: 403, code: 'BRAND_FORBIDDEN' }],
  ['for two brands', {}, { brand: 'alder, elm' }, { status: 403, code: 'BRAND_FORBIDDEN' }],
  ['for a brand on which the role does not hold', {}, { brand: 'elm' }, { status: 403, code: 'FORBIDDEN' }],
])('a call %s is refused, whatever its body', async (_case, given, headers, refusal) => {
  isSignedIn = !('isStranger' in given);
  hasAntiForgery = !('isForged' in given);

  expect((await post({ nonsense: true }, headers)).json()).toMatchObject(refusal);
});

test('reading needs no anti-forgery token', async () => {
  hasAntiForgery = false;

  expect((await get('/api/Things/a1')).statusCode).toBe(200);
});

test('an upload arrives whole and a file answer is saved under a harmless name', async () => {
  const headers = { 'content-type': 'text/csv; charset=utf-8' };
  const answer = await server.inject({
    method: 'POST',
    url: '/api/Things/file',
    payload: 'a,b\n'.repeat(400),
    headers,
  });

  expect(answer.body).toBe('A,B\n'.repeat(400));
  expect(answer.headers['content-disposition']).toBe('attachment; filename="a__b_.csv"');
});

test.each(['throw', 'mismatch', 'forget'])(
  'a fault of the server (%s) tells nothing of its inside',
  async (how) => {
    const answer = await get(`/api/Things/broken?how=${how}`);

    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      type: '/problems/internal',
      title: 'Something went wrong on the server',
      status: 500,
      code: 'INTERNAL',
      detail: expect.any(String),
      traceId: answer.headers['x-request-id'],
    });
    expect(answer.body).not.toMatch(/secret|stack|expected|schema/i);
  },
);

test('a refusal thrown by a handler is told', async () => {
  expect((await get('/api/Things/broken?how=refuse')).json()).toMatchObject({
    status: 404,
    title: 'There is no such thing',
  });
});

test('an unknown path is 404, a known one with another method 405', async () => {
  const other = await server.inject({ method: 'DELETE', url: '/api/Things/a1' });

  expect((await get('/api/Nothing')).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  expect(other.json()).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' });
  expect(other.headers['allow']).toBe('GET');
});

test.each([200, 400, 401, 403, 404, 405, 413, 415, 500])(
  'the answer %d carries the security headers',
  async (status) => {
    const calls: Record<number, () => Promise<{ statusCode: number; headers: Record<string, unknown> }>> = {
      200: () => get('/api/Things/a1'),
      400: () => post({}),
      401: () => ((isSignedIn = false), get('/api/Things/a1')),
      403: () => post({}, { brand: 'cedar' }),
      404: () => get('/api/Nothing'),
      405: () => server.inject({ method: 'PUT', url: '/api/Things/a1' }),
      413: () => post({ period: 'x'.repeat(1000) }),
      415: () =>
        server.inject({
          method: 'POST',
          url: '/api/Things',
          payload: '{}',
          headers: { brand: 'alder', 'content-type': 'text/plain' },
        }),
      500: () => get('/api/Things/broken?how=throw'),
    };
    const answer = await calls[status]!();

    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'no-store',
      'permissions-policy': expect.any(String),
    });
  },
);

describe('a call with an Idempotency-Key', () => {
  const make = (key: string, name = 'one') =>
    server.inject({
      method: 'POST',
      url: '/api/Things/made',
      payload: { name },
      headers: { 'idempotency-key': key },
    });

  test('is done once; its repetition gets the same answer and says so', async () => {
    const first = await make('key-1');
    const second = await make('key-1');

    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect([first.json(), second.json()]).toEqual([{ number: 1 }, { number: 1 }]);
    expect([first.headers['etag'], second.headers['etag']]).toEqual(['"1"', '"1"']);
    expect(first.headers).not.toHaveProperty('idempotency-replayed');
    expect(second.headers['idempotency-replayed']).toBe('true');
  });

  test('that is refused may be corrected under the same key', async () => {
    expect((await make('key-2', '')).statusCode).toBe(404);
    expect((await make('key-2', 'one')).json()).toEqual({ number: 1 });
  });

  test('for another request under the same key is refused', async () => {
    await make('key-3');

    expect((await make('key-3', 'two')).json()).toMatchObject({ status: 422, code: 'IDEMPOTENCY_MISMATCH' });
    expect(made).toBe(1);
  });

  test('of another form than letters and digits is refused by its name', async () => {
    const answer = await make('a key');

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ field: 'Idempotency-Key' }] });
    expect(made).toBe(0);
  });
});

test.each([
  ['a GET', { method: 'GET' }, 'clients send keys with POST alone'],
  ['public', { access: 'public' }, 'a key belongs to a signed-in user'],
  ['answered by a file', { binary: 'text/csv' }, 'files are not kept'],
] as const)('an endpoint that is %s cannot be keyed', (_, part, why) => {
  const api = { server, endpoints: [], callLimitMs: 10_000 } as unknown as Api;
  const endpoint = defineEndpoint({ ...makeThing, path: '/api/Things/other', ...part });

  expect(() => route(api, endpoint, () => ({ number: 1 }))).toThrow(why);
});

test('when the client goes away, the signal of its call aborts', async () => {
  const slow = defineEndpoint({
    ...things,
    method: 'GET',
    path: '/api/Slow',
    access: 'public',
    answer: z.object({}),
  });
  let leave: () => void = () => undefined;
  const aborted = new Promise<unknown>((done) => {
    const api = { server, endpoints: [], callLimitMs: 10_000 } as unknown as Api;
    publicRoute(
      api,
      slow,
      ({ signal }) =>
        new Promise((answer) => {
          signal.addEventListener('abort', () => {
            done(signal.reason);
            answer({});
          });
          leave();
        }),
    );
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const call = httpRequest({ port, path: '/api/Slow' }).on('error', () => undefined);
  leave = () => call.destroy();
  call.end();

  expect(await aborted).toEqual(new ClientLeft());
});

test('a call that takes too long is stopped, its statement too, and says what to do', async () => {
  const answer = await get('/api/Things/count');

  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 'TOO_SLOW', title: 'This takes too long' });
  const [busy] = await store.query<{ one: number }>('select 1 as one');
  expect(busy).toEqual({ one: 1 });
});
