import * as z from 'zod/mini';
import { login, refresh } from '../contracts/auth';
import { defineEndpoint } from '../contracts/endpoint';
import { createSession } from '../session/session';
import { selectBrand } from '../session/select-brand';
import { signOut } from '../session/end-session';
import { signIn } from '../session/sign-in';
import { authAnswer, fakeApi, problemReply, type FakeReply, type SentRequest } from '../testing/fake-api';
import { fakeBrowser, type FakeBrowserOptions } from '../testing/fake-environment';
import { createHttpClient } from './http-client';

const thing = { tag: 'Test', summary: 'A thing.', access: 'signed-in', status: 200 } as const;
const answer = z.object({ items: z.array(z.object({ name: z.string() })) });
const readThings = defineEndpoint({ ...thing, method: 'GET', path: '/api/Things', answer });
const saveThing = defineEndpoint({
  ...thing,
  method: 'POST',
  path: '/api/Things',
  body: z.unknown(),
  answer,
});
const removeThing = defineEndpoint({
  ...thing,
  method: 'DELETE',
  path: '/api/Things/:id',
  params: z.object({ id: z.string() }),
});
const fetchFile = defineEndpoint({ ...thing, method: 'GET', path: '/api/File', binary: 'text/plain' });

const things = { items: [{ name: 'one' }] };
const unauthorised = problemReply(401, 'TOKEN_EXPIRED');

/** Answers calls that carry one of `valid` tokens; the rest is 401. Refreshing is for `onRefresh`. */
function apiAccepting(
  valid: readonly string[],
  onRefresh: (request: SentRequest) => FakeReply | Promise<FakeReply>,
) {
  return fakeApi((request) => {
    if (request.path === refresh.path) return onRefresh(request);
    const token = request.headers['Authorization']?.replace('Bearer ', '') ?? '';
    return valid.includes(token) ? { status: 200, body: things } : unauthorised;
  });
}

function signedInTab(
  api: ReturnType<typeof fakeApi>,
  options: FakeBrowserOptions & { baseUrl?: string } = {},
) {
  const browser = fakeBrowser(options);
  const session = createSession(browser.environment);
  signIn(session, authAnswer(1));
  const http = createHttpClient({ session, adapter: api.adapter, baseUrl: options.baseUrl ?? '' });
  return { browser, session, http };
}

function deferred() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

const stored = (storage: Map<string, string>) => JSON.parse(storage.get('auth') ?? 'null') as unknown;

describe('a call answered 401', () => {
  test('A01 is repeated once with the token of one refresh, which is stored', async () => {
    const api = apiAccepting(['t2'], () => ({ status: 200, body: authAnswer(2) }));
    const { http, browser } = signedInTab(api);

    await expect(http.call(readThings)).resolves.toEqual(things);

    expect(api.sentTo(refresh.path)).toMatchObject([
      { body: { refreshToken: 'r1', email: 'asha@tallyhouse.test' } },
    ]);
    expect(api.sent).toHaveLength(3);
    expect(stored(browser.storage)).toMatchObject({ token: 't2', refreshToken: 'r2' });
  });

  test('A02 together with nine others leads to one refresh, and all ten resolve', async () => {
    const api = apiAccepting(['t2'], () => ({ status: 200, body: authAnswer(2) }));
    const { http } = signedInTab(api);

    const answers = await Promise.all(Array.from({ length: 10 }, () => http.call(readThings)));

    expect(answers).toEqual(Array.from({ length: 10 }, () => things));
    expect(api.sentTo(refresh.path)).toHaveLength(1);
  });

  test('A03 after a refresh has been answered is repeated without another', async () => {
    const late = deferred();
    let isFirst = true;
    const api = fakeApi(async (request) => {
      if (request.path === refresh.path) return { status: 200, body: authAnswer(2) };
      if (request.headers['Authorization'] === 'Bearer t2') return { status: 200, body: things };
      if (!isFirst) return unauthorised;
      isFirst = false;
      await late.opened;
      return unauthorised;
    });
    const { http } = signedInTab(api);

    const slow = http.call(readThings);
    await http.call(readThings);
    late.open();

    await expect(slow).resolves.toEqual(things);
    expect(api.sentTo(refresh.path)).toHaveLength(1);
  });

  test('A05 whose refresh is answered 401 ends the session with one trip to /login', async () => {
    const api = apiAccepting([], () => problemReply(401, 'REFRESH_INVALID'));
    const { http, browser } = signedInTab(api);

    const calls = await Promise.allSettled([http.call(readThings), http.call(readThings)]);

    expect(calls.map((call) => call.status)).toEqual(['rejected', 'rejected']);
    expect(browser.visited).toEqual(['/login?returnTo=%2Fonline%3Fperiod%3D2026-10']);
    expect(stored(browser.storage)).toMatchObject({ token: null, refreshToken: null, user: null, roles: [] });
    expect(api.sentTo(refresh.path)).toHaveLength(1);
  });

  test('A08 whose refresh is answered 503 keeps the session, and a later call recovers', async () => {
    let tries = 0;
    const api = apiAccepting(['t2'], () => {
      tries += 1;
      return tries === 1 ? { status: 503, body: '<html>' } : { status: 200, body: authAnswer(2) };
    });
    const { http, browser } = signedInTab(api);

    await expect(http.call(readThings)).rejects.toMatchObject({
      problem: { code: 'UNAVAILABLE', status: 503 },
    });
    browser.clock.nowMs += 1000;

    await expect(http.call(readThings)).resolves.toEqual(things);
    expect(browser.visited).toEqual([]);
  });

  test('A11 although every refresh succeeds ends after one repetition', async () => {
    const api = apiAccepting([], () => ({ status: 200, body: authAnswer(2) }));
    const { http, browser } = signedInTab(api);

    await expect(http.call(readThings)).rejects.toMatchObject({ problem: { status: 401 } });

    expect(api.sent).toHaveLength(3);
    expect(browser.visited).toHaveLength(1);
  });

  test('A13 at sign-in is an answer: nothing is refreshed', async () => {
    const api = fakeApi(() => problemReply(401, 'BAD_CREDENTIALS'));
    const { http, browser } = signedInTab(api);

    const call = http.call(login, { body: { email: 'asha@tallyhouse.test', password: 'wrong' } });

    await expect(call).rejects.toMatchObject({ name: 'ApiError', problem: { code: 'BAD_CREDENTIALS' } });
    expect(api.sent).toHaveLength(1);
    expect(browser.visited).toEqual([]);
  });

  test('A15 with no token stored goes to /login without a refresh', async () => {
    const api = apiAccepting([], () => ({ status: 200, body: authAnswer(2) }));
    const browser = fakeBrowser();
    const http = createHttpClient({ session: createSession(browser.environment), adapter: api.adapter });

    await expect(http.call(readThings)).rejects.toMatchObject({ problem: { status: 401 } });

    expect(api.sentTo(refresh.path)).toHaveLength(0);
    expect(browser.visited).toHaveLength(1);
  });

  test.each([
    ['a page of a proxy', '<html>Sign in to the network</html>'],
    ['an answer without a token', { refreshToken: 'r2' }],
  ])('A16 whose refresh is answered 200 with %s fails and stores nothing', async (_, body) => {
    const api = apiAccepting(['t2'], () => ({ status: 200, body }));
    const { http, browser } = signedInTab(api);

    await expect(http.call(readThings)).rejects.toMatchObject({ name: 'ApiError' });

    expect(stored(browser.storage)).toMatchObject({ token: 't1', refreshToken: 'r1' });
    expect(browser.visited).toEqual([]);
  });

  test('A19 is not refreshed again while the pause after a failure lasts', async () => {
    const api = apiAccepting([], () => ({ status: 503 }));
    const { http } = signedInTab(api);

    for (let call = 0; call < 20; call += 1) await http.call(readThings).catch(() => undefined);

    expect(api.sentTo(refresh.path)).toHaveLength(1);
  });
});

test.each([403, 500])('A12 %i is passed on untouched', async (status) => {
  const api = fakeApi(() => problemReply(status, status === 403 ? 'FORBIDDEN' : 'INTERNAL'));
  const { http, browser } = signedInTab(api);

  await expect(http.call(readThings)).rejects.toMatchObject({ problem: { status, traceId: 'trace-1' } });

  expect(api.sent).toHaveLength(1);
  expect(browser.visited).toEqual([]);
});

describe('a waiting call', () => {
  test('B08 that its caller gives up rejects at once and is not repeated; others go on', async () => {
    const gate = deferred();
    const api = apiAccepting(['t2'], async () => {
      await gate.opened;
      return { status: 200, body: authAnswer(2) };
    });
    const { http } = signedInTab(api);
    const caller = new AbortController();

    const givenUp = http.call(readThings, { signal: caller.signal });
    const other = http.call(readThings);
    await new Promise((resolve) => setTimeout(resolve, 5));
    caller.abort();

    await expect(givenUp).rejects.toMatchObject({ name: 'AbortError' });
    gate.open();
    await expect(other).resolves.toEqual(things);
    expect(api.sentTo(readThings.path)).toHaveLength(3);
  });

  test('D01 rejects when the user signs out meanwhile; the session stays ended', async () => {
    const gate = deferred();
    const api = apiAccepting(['t2'], async () => {
      await gate.opened;
      return { status: 200, body: authAnswer(2) };
    });
    const { http, session, browser } = signedInTab(api);

    const call = http.call(readThings);
    const outcome = expect(call).rejects.toMatchObject({ name: 'SessionChangedError' });
    await new Promise((resolve) => setTimeout(resolve, 5));
    signOut(session);
    gate.open();

    await outcome;
    expect(stored(browser.storage)).toMatchObject({ token: null });
    expect(api.sentTo(readThings.path)).toHaveLength(1);
  });
});

describe('headers', () => {
  const brand = {
    id: 'alder',
    name: 'Alder',
    country: 'TZ',
    currency: 'TZS',
    zone: 'Africa/Dar_es_Salaam',
    cutoff: '06:00',
    channels: ['ONLINE' as const],
    licences: [],
  };

  test('C01 carry the token always and the brand once one is selected', async () => {
    const api = fakeApi(() => ({ status: 200, body: things }));
    const { http, session } = signedInTab(api);

    await http.call(readThings);
    await selectBrand(session, {
      token: 't2',
      expiresAt: '2026-11-20T08:10:00Z',
      selectedBrand: 'alder',
      selectedBrandName: 'Alder',
      permissions: [],
      brand,
    });
    await http.call(readThings);

    expect(api.sent[0]?.headers).toMatchObject({ Authorization: 'Bearer t1' });
    expect(api.sent[0]?.headers).not.toHaveProperty('Brand');
    expect(api.sent[1]?.headers).toMatchObject({ Authorization: 'Bearer t1', Brand: 'alder' });
  });

  test('C02 carry the anti-forgery cookie on POST and DELETE, not on GET, and nothing without the cookie', async () => {
    const api = fakeApi(() => ({ status: 200, body: things }));
    const { http, browser } = signedInTab(api);

    await http.call(saveThing, { body: {} });
    browser.cookies.text = 'theme=dark; XSRF-TOKEN=abc%3D';
    await http.call(saveThing, { body: {} });
    await http.call(removeThing, { params: { id: 'a/b' } });
    await http.call(readThings);

    expect(api.sent.map((request) => request.headers['X-XSRF-TOKEN'])).toEqual([
      undefined,
      'abc=',
      'abc=',
      undefined,
    ]);
    expect(api.sent[2]?.path).toBe('/api/Things/a%2Fb');
  });

  test.each(['https://api.other.example', '//api.other.example'])(
    'C03 carry no anti-forgery value to %s',
    async (baseUrl) => {
      const api = fakeApi(() => ({ status: 200, body: things }));
      const { http, browser } = signedInTab(api, { baseUrl });
      browser.cookies.text = 'XSRF-TOKEN=abc';

      await http.call(saveThing, { body: {} });

      expect(api.sent[0]?.headers).not.toHaveProperty('X-XSRF-TOKEN');
    },
  );

  test('C04 carry no token to another origin than the API', async () => {
    const api = fakeApi(() => ({ status: 200, body: things }));
    const { http } = signedInTab(api);
    const elsewhere = defineEndpoint({ ...thing, method: 'GET', path: '//evil.example/api', answer });

    await http.call(elsewhere);

    expect(api.sent[0]?.headers).not.toHaveProperty('Authorization');
  });
});

test('E03 a token that another tab has renewed is taken over without a refresh', async () => {
  const api = apiAccepting(['t2'], () => problemReply(401, 'REFRESH_REUSED'));
  const { http, browser } = signedInTab(api);
  const other = createSession(fakeBrowser({ storage: browser.storage }).environment);
  signIn(other, authAnswer(2));

  await expect(http.call(readThings)).resolves.toEqual(things);

  expect(api.sentTo(refresh.path)).toHaveLength(0);
});

test('F02 with storage blocked, signing in, a call and a refresh work in memory', async () => {
  const api = apiAccepting(['t2'], () => ({ status: 200, body: authAnswer(2) }));
  const { http, session } = signedInTab(api, { isStorageBlocked: true });

  await expect(http.call(readThings)).resolves.toEqual(things);

  expect(session.auth.getState()).toMatchObject({ token: 't2', refreshToken: 'r2' });
});

test('an answer in another shape is an error that names the field', async () => {
  const api = fakeApi(() => ({ status: 200, body: { items: [{ name: 7 }] } }));
  const { http } = signedInTab(api);

  await expect(http.call(readThings)).rejects.toMatchObject({
    name: 'ApiError',
    problem: { detail: expect.stringContaining('items.0.name') as unknown },
  });
});

test('B07 the problem answered to a call for a file is readable', async () => {
  const api = fakeApi(() => problemReply(422, 'TOO_MANY_ROWS'));
  const { http } = signedInTab(api);

  await expect(http.download(fetchFile)).rejects.toMatchObject({ problem: { code: 'TOO_MANY_ROWS' } });
});

test('a POST carries a key of its own, the same when it is repeated', async () => {
  const api = apiAccepting(['t2'], () => ({ status: 200, body: authAnswer(2) }));
  const { http } = signedInTab(api);

  await http.call(saveThing, { body: {} });
  await http.call(saveThing, { body: {} });

  const keys = api.sentTo(saveThing.path).map((request) => request.headers['Idempotency-Key']);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});
