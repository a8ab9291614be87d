import * as z from 'zod/mini';
import { refresh } from '../contracts/auth';
import { defineEndpoint } from '../contracts/endpoint';
import { selectBrand } from '../session/select-brand';
import { createSession } from '../session/session';
import { signOut } from '../session/end-session';
import { signIn } from '../session/sign-in';
import { authAnswer, fakeApi, problemReply, type FakeReply, type SentRequest } from '../testing/fake-api';
import { fakeBrowser, type FakeBrowserOptions } from '../testing/fake-environment';
import { createHttpClient } from './http-client';

// What sixty scenarios say of the session stands in ../testing/scenarios; here is the rest.

const thing = { tag: 'Test', summary: 'A thing.', access: 'signed-in', status: 200 } as const;
const answer = z.object({ items: z.array(z.object({ name: z.string() })) });
const readThings = defineEndpoint({
  ...thing,
  method: 'GET',
  path: '/api/Things',
  brand: 'optional',
  query: z.object({ ids: z.optional(z.array(z.string())), text: z.optional(z.string()) }),
  answer,
});
const write = { ...thing, method: 'POST', path: '/api/Things', body: z.unknown(), answer } as const;
const saveThing = defineEndpoint(write);
const saveOnce = defineEndpoint({ ...write, keyed: true });
const searchThings = defineEndpoint({ ...write, isRead: true });
const removeThing = defineEndpoint({
  ...thing,
  method: 'DELETE',
  path: '/api/Things/:id',
  params: z.object({ id: z.string() }),
});
const fetchFile = defineEndpoint({ ...thing, method: 'GET', path: '/api/File', binary: 'text/plain' });

const things = { items: [{ name: 'one' }] };
const alder = {
  token: 'of the brand',
  expiresAt: '2026-11-20T08:10:00Z',
  selectedBrand: 'alder',
  selectedBrandName: 'Alder',
  permissions: [],
  brand: {
    id: 'alder',
    name: 'Alder',
    country: 'TZ',
    currency: 'TZS',
    zone: 'Africa/Dar_es_Salaam',
    cutoff: '06:00',
    channels: ['ONLINE' as const],
    licences: [],
  },
};

type Reply = (request: SentRequest) => FakeReply | Promise<FakeReply>;

function signedInTab(reply: Reply, options: FakeBrowserOptions = {}) {
  const api = fakeApi(reply);
  const browser = fakeBrowser(options);
  const session = createSession(browser.environment);
  signIn(session, authAnswer(1));
  return { api, browser, session, http: createHttpClient({ session, adapter: api.adapter }) };
}

/** Fails the first `times` requests with `status`, then answers. */
function failingFirst(times: number, status: number): Reply {
  let count = 0;
  return () => {
    count += 1;
    return count <= times ? { status } : { status: 200, body: things };
  };
}

test('path and query are filled in, a list once for each value', async () => {
  const { api, http } = signedInTab(() => ({ status: 200, body: things }));

  await http.call(removeThing, { params: { id: 'a/b' } });
  await http.call(readThings, { query: { ids: ['1', '2'], text: 'a&b' } });

  expect(api.sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'DELETE /api/Things/a%2Fb',
    'GET /api/Things?ids=1&ids=2&text=a%26b',
  ]);
});

test('an answer in another shape is an error that names the field', async () => {
  const { http } = signedInTab(() => ({ status: 200, body: { items: [{ name: 7 }] } }));

  await expect(http.call(readThings)).rejects.toMatchObject({
    name: 'ApiError',
    problem: { detail: expect.stringContaining('items.0.name') as unknown },
  });
});

test('a file comes with its type and name', async () => {
  const { http } = signedInTab(() => ({
    status: 200,
    body: 'words',
    headers: { 'content-type': 'text/plain', 'content-disposition': 'attachment; filename="a b.txt"' },
  }));

  const { bytes, contentType, fileName } = await http.download(fetchFile);

  expect(new TextDecoder().decode(bytes)).toBe('words');
  expect([contentType, fileName]).toEqual(['text/plain', 'a b.txt']);
});

describe('a call that meets no server', () => {
  test.each([
    ['a read', readThings, 2],
    ['a POST that only reads', searchThings, 2],
    ['a POST that the server does once', saveOnce, 2],
    ['a POST that could be done twice', saveThing, 1],
  ] as const)('%s is sent as often as does no harm', async (_, endpoint, times) => {
    const { api, http } = signedInTab(failingFirst(1, 503));

    const outcome = await http.call(endpoint, { body: {} }).then(
      () => 2,
      () => 1,
    );

    expect(outcome).toBe(times);
    expect(api.sent).toHaveLength(times);
    expect(new Set(api.sent.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
  });
});

test.each(['https://api.other.example', '//api.other.example'])(
  'an API of another origin, %s, gets the token and no anti-forgery value of this page',
  async (baseUrl) => {
    const { api, browser, session } = signedInTab(() => ({ status: 200, body: things }));
    browser.cookies.text = 'XSRF-TOKEN=abc';
    const http = createHttpClient({ session, adapter: api.adapter, baseUrl });

    await http.call(saveThing, { body: {} });

    expect(api.sent[0]?.headers).toMatchObject({ Authorization: 'Bearer t1' });
    expect(api.sent[0]?.headers).not.toHaveProperty('X-XSRF-TOKEN');
  },
);

test('every POST has a key of its own', async () => {
  const { api, http } = signedInTab(() => ({ status: 200, body: things }));

  await http.call(saveThing, { body: {} });
  await http.call(saveThing, { body: {} });

  const [first, second] = api.sent.map(({ headers }) => headers['Idempotency-Key']);
  expect(first).toMatch(/./);
  expect(second).not.toBe(first);
});

describe('an answer that comes late', () => {
  test('is not given once the tab works for another brand', async () => {
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const { http, session } = signedInTab(async () => {
      await gate;
      return { status: 200, body: things };
    });

    const read = http.call(readThings);
    const outcome = expect(read).rejects.toMatchObject({ name: 'SessionChangedError' });
    await new Promise((resolve) => setTimeout(resolve, 1));
    await selectBrand(session, alder);
    open();

    await outcome;
  });

  test('is not given after signing out', async () => {
    const { http, session } = signedInTab(() => {
      signOut(session);
      return { status: 200, body: things };
    });

    await expect(http.call(readThings)).rejects.toMatchObject({ name: 'SessionChangedError' });
  });
});

describe('renewing before a token runs out', () => {
  test('asks for new tokens once, whoever asks, and moves the end of the session', async () => {
    const { api, browser, http, session } = signedInTab(() => ({ status: 200, body: authAnswer(2) }));
    browser.clock.nowMs += 60_000;

    await Promise.all([http.renewSession(), http.renewSession()]);

    expect(api.sentTo(refresh.path)).toHaveLength(1);
    expect(session.meta.getState().idleEndsAtMs).toBe(browser.clock.nowMs + 3_600_000);
    expect(browser.events).toEqual([{ kind: 'renewed' }]);
  });

  test('says so when it fails, and the session goes on', async () => {
    const { browser, http, session } = signedInTab(() => ({ status: 503 }));

    await expect(http.renewSession()).rejects.toMatchObject({ problem: { code: 'UNAVAILABLE' } });

    expect(session.auth.getState().token).toBe('t1');
    expect(browser.events).toEqual([{ kind: 'renewal-failed', pauseMs: 250 }]);
  });

  test('ends a session that the server has ended', async () => {
    const { browser, http } = signedInTab(() => problemReply(401, 'REFRESH_INVALID'));

    await expect(http.renewSession()).rejects.toMatchObject({ problem: { code: 'REFRESH_INVALID' } });

    expect(browser.events).toEqual([{ kind: 'ended', cause: 'expired' }]);
  });

  test('is refused where nobody is signed in', async () => {
    const { http, session } = signedInTab(() => ({ status: 200, body: authAnswer(2) }));
    signOut(session);

    await expect(http.renewSession()).rejects.toMatchObject({ name: 'SessionChangedError' });
  });
});

test.each([
  ['seconds', '7'],
  ['an instant', 'Fri, 20 Nov 2026 08:00:07 GMT'],
])('Retry-After as %s counts from the server’s clock', async (_, asked) => {
  const { http } = signedInTab(() => ({
    ...problemReply(429, 'RATE_LIMIT'),
    headers: { 'retry-after': asked, date: 'Fri, 20 Nov 2026 08:00:00 GMT' },
  }));

  await expect(http.call(saveThing, { body: {} })).rejects.toMatchObject({ retryAfterSeconds: 7 });
});
