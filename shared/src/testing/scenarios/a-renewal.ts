import assert from 'node:assert/strict';
import { login, refresh } from '../../contracts/auth';
import {
  expectAnswered,
  expectNoAnswer,
  expectNobodyStored,
  expectRefused,
  expectStored,
  quiet,
} from './expecting';
import type { Scenario } from './scenario';
import { problem } from './test-server';
import type { Page } from './world';

const things = { url: '/api/things' };
const always = { times: Number.POSITIVE_INFINITY };
// Longer than the longest pause that a client makes by itself after a failure.
const minuteMs = 60_000;

const callTimes = (page: Page, times: number) =>
  Promise.all(Array.from({ length: times }, () => page.call(things)));

/** A 401, the refresh that it leads to, and what can become of it. */
export const renewalScenarios: readonly Scenario[] = [
  {
    id: 'A01',
    level: 'spec',
    title: 'a 401 leads to one refresh, and the call is repeated with the new token, which is stored',
    async run({ server, signedIn, storedAuth, ...world }) {
      const page = await signedIn();
      const first = storedAuth();
      server.tokens.expireAll();

      expectAnswered(await page.call(things));

      assert.equal(server.refreshes(), 1);
      assert.deepEqual(
        server.sentTo('/api/things').map(({ token }) => token),
        [first?.['token'], server.tokens.newestToken],
      );
      expectStored({ server, signedIn, storedAuth, ...world });
      assert.notEqual(storedAuth()?.['refreshToken'], first?.['refreshToken']);
    },
  },
  {
    id: 'A02',
    level: 'spec',
    title: 'ten calls answered 401 at once lead to one refresh, and all ten are answered',
    async run(world) {
      const page = await world.signedIn();
      world.server.tokens.expireAll();

      for (const outcome of await callTimes(page, 10)) expectAnswered(outcome);

      assert.equal(world.server.refreshes(), 1);
    },
  },
  {
    id: 'A03',
    level: 'safe',
    title: 'a 401 that arrives after a refresh leads to no other refresh: the call is repeated',
    async run({ server, signedIn }) {
      const page = await signedIn();
      server.tokens.expireAll();
      const gate = server.hold('/api/things');
      const slow = page.call(things);
      await gate.arrived;
      expectAnswered(await page.call(things));

      gate.open();

      expectAnswered(await slow);
      assert.equal(server.refreshes(), 1);
    },
  },
  {
    id: 'A04',
    level: 'safe',
    title: 'a call started while a refresh is under way is answered, without another refresh',
    async run({ server, signedIn }) {
      const page = await signedIn();
      server.tokens.expireAll();
      const gate = server.hold(refresh.path);
      const first = page.call(things);
      await gate.arrived;
      const second = page.call(things);
      await quiet();

      gate.open();

      expectAnswered(await first);
      expectAnswered(await second);
      assert.equal(server.refreshes(), 1);
    },
  },
  {
    id: 'A05',
    level: 'spec',
    title: 'a refresh answered 401 passes the error on, clears the tokens and leads to /login once',
    async run(world) {
      const page = await world.signedIn();
      world.server.tokens.revokeAll();

      expectRefused(await page.call(things), 401);

      assert.equal(world.server.refreshes(), 1);
      expectNobodyStored(world);
      assert.equal(world.tripsToLogin(), 1);
    },
  },
  {
    id: 'A06',
    level: 'safe',
    title: 'ten calls at once, refresh answered 401: all fail, one refresh, one trip to /login',
    async run(world) {
      const page = await world.signedIn();
      world.server.tokens.revokeAll();

      for (const outcome of await callTimes(page, 10)) expectNoAnswer(outcome);

      await quiet();
      assert.equal(world.server.refreshes(), 1);
      assert.equal(world.tripsToLogin(), 1);
    },
  },
  {
    id: 'A07',
    level: 'spec',
    title: 'after a failed refresh, who signs in again is refreshed again',
    async run(world) {
      const page = await world.signedIn();
      world.server.tokens.revokeAll();
      expectNoAnswer(await page.call(things));

      expectAnswered(await page.signIn('asha').then(() => page.call(things)));
      world.server.tokens.expireAll();

      expectAnswered(await page.call(things));
      assert.equal(world.server.refreshes(), 2);
      expectStored(world);
    },
  },
  {
    id: 'A08',
    level: 'safe',
    title: 'a refresh answered 503 passes the error on and keeps the session; a later call recovers',
    async run(world) {
      const page = await world.signedIn();
      const before = world.storedAuth();
      world.server.tokens.expireAll();
      world.server.plan(refresh.path, { kind: 'answer', ...problem(503, 'UNAVAILABLE') });

      expectRefused(await page.call(things), 503);
      assert.deepEqual(world.storedAuth(), before);
      assert.equal(world.tripsToLogin(), 0);
      world.clock.advance(minuteMs);

      expectAnswered(await page.call(things));
    },
  },
  {
    id: 'A09',
    level: 'safe',
    title: 'a refresh whose connection breaks keeps the session; a later call recovers',
    async run(world) {
      const page = await world.signedIn();
      const before = world.storedAuth();
      world.server.tokens.expireAll();
      world.server.plan(refresh.path, { kind: 'drop' });

      expectNoAnswer(await page.call(things));
      assert.deepEqual(world.storedAuth(), before);
      assert.equal(world.tripsToLogin(), 0);
      world.clock.advance(minuteMs);

      expectAnswered(await page.call(things));
    },
  },
  {
    id: 'A10',
    level: 'safe',
    title: 'a refresh that is never answered fails its callers within a minute, and a later call recovers',
    world: { clock: { speed: 20 } },
    async run({ server, signedIn, clock }) {
      const page = await signedIn();
      server.tokens.expireAll();
      server.plan(refresh.path, { kind: 'hang' });
      const startMs = clock.nowMs();

      for (const outcome of await callTimes(page, 3)) expectNoAnswer(outcome);
      assert.ok(clock.nowMs() - startMs < minuteMs, 'the callers waited for more than a minute');
      clock.advance(minuteMs);

      expectAnswered(await page.call(things));
    },
  },
  {
    id: 'A11',
    level: 'safe',
    title: 'an API that answers 401 for ever, although the refresh succeeds, leads to no loop',
    async run(world) {
      const page = await world.signedIn();
      world.server.rules.trustsNobody = true;

      expectRefused(await page.call(things), 401);

      assert.ok(world.server.refreshes() <= 2, `${world.server.refreshes()} refreshes`);
      assert.ok(world.server.sentTo('/api/things').length <= 3, 'the call was repeated on and on');
      assert.ok(world.tripsToLogin() <= 1);
    },
  },
  {
    id: 'A12',
    level: 'spec',
    title: '403 and 500 are passed on untouched: no refresh, no way to /login',
    async run(world) {
      const page = await world.signedIn();
      for (const [status, code] of [
        [403, 'FORBIDDEN'],
        [500, 'INTERNAL'],
      ] as const) {
        const given = problem(status, code);
        world.server.plan('/api/things', { kind: 'answer', ...given });

        const outcome = await page.call({ ...things, method: 'POST', body: {} });

        assert.deepEqual(outcome, { kind: 'refused', status, problem: given.body });
      }
      assert.equal(world.server.sentTo('/api/things').length, 2);
      assert.equal(world.server.refreshes(), 0);
      assert.equal(world.tripsToLogin(), 0);
    },
  },
  {
    id: 'A13',
    level: 'spec',
    title: 'a login answered 401 over a stale token is an answer: nothing is refreshed',
    async run(world) {
      const page = await world.signedIn();
      world.server.tokens.expireAll();

      expectRefused(await page.signIn('asha', 'a wrong password'), 401);

      assert.equal(world.server.refreshes(), 0);
      assert.equal(world.server.sentTo(login.path).length, 2);
      assert.equal(world.tripsToLogin(), 0);
    },
  },
  {
    id: 'A14',
    level: 'safe',
    title: 'a refresh answered 401 is never refreshed itself, and nothing waits for ever',
    async run(world) {
      const page = await world.signedIn();
      world.server.tokens.expireAll();
      world.server.plan(refresh.path, { kind: 'answer', ...problem(401, 'REFRESH_INVALID') }, always);

      expectNoAnswer(await page.call(things));
      assert.equal(world.server.refreshes(), 1);

      expectNoAnswer(await page.call(things));
      assert.ok(world.server.refreshes() <= 2);
    },
  },
  {
    id: 'A15',
    level: 'spec',
    title: 'a 401 with no token stored leads to /login without a refresh',
    async run(world) {
      const page = world.open();

      expectRefused(await page.call(things), 401);

      assert.equal(world.server.refreshes(), 0);
      assert.equal(world.tripsToLogin(), 1);
    },
  },
  {
    id: 'A16',
    level: 'safe',
    title: 'a refresh answered 200 with a page, or without a token, is a failure and stores nothing',
    async run(world) {
      const page = await world.signedIn();
      const before = world.storedAuth();
      world.server.tokens.expireAll();
      for (const body of [
        '<html>Sign in to the network</html>',
        { refreshToken: 'refresh-of-a-proxy' },
        {},
      ]) {
        world.server.plan(refresh.path, { kind: 'answer', status: 200, body });

        expectNoAnswer(await page.call(things));

        assert.deepEqual(world.storedAuth(), before);
        world.clock.advance(minuteMs);
      }
      expectAnswered(await page.call(things));
    },
  },
  {
    id: 'A17',
    level: 'safe',
    title: 'a refresh answered without a refresh token keeps the old one, which works again',
    async run(world) {
      world.server.tokens.rotation = 'none';
      const page = await world.signedIn();
      const first = world.storedAuth()?.['refreshToken'];
      for (let expiry = 0; expiry < 2; expiry += 1) {
        world.server.tokens.expireAll();

        expectAnswered(await page.call(things));

        assert.equal(world.storedAuth()?.['refreshToken'], first);
        expectStored(world);
      }
    },
  },
  {
    id: 'A18',
    level: 'spec',
    title: 'roles changed on the server are stored by the refresh, and the selected brand stays',
    async run(world) {
      const page = await world.signedIn();
      await page.selectBrand('alder');
      world.server.roles.asha = ['auditor'];
      world.server.tokens.expireAll();

      expectAnswered(await page.call(things));

      const auth = world.storedAuth();
      assert.deepEqual(auth?.['roles'], ['auditor']);
      assert.deepEqual((auth['user'] as { roles?: unknown }).roles, ['auditor']);
      assert.equal(auth['selectedBrand'], 'alder');
      assert.equal(auth['selectedBrandName'], 'Alder');
      assert.equal(world.server.sentTo('/api/things').at(-1)?.headers['brand'], 'alder');
    },
  },
  {
    id: 'A19',
    level: 'hard',
    title: 'while the refresh keeps failing, twenty more calls do not bring twenty more refreshes',
    async run({ server, signedIn }) {
      const page = await signedIn();
      server.tokens.expireAll();
      server.plan(refresh.path, { kind: 'answer', ...problem(503, 'UNAVAILABLE') }, always);

      for (let call = 0; call < 21; call += 1) expectNoAnswer(await page.call(things));

      assert.ok(server.refreshes() <= 5, `${server.refreshes()} refreshes`);
    },
  },
  {
    id: 'A20',
    level: 'hard',
    title: 'a refresh answered 429 keeps the session, and is not tried again before its Retry-After',
    async run(world) {
      const page = await world.signedIn();
      world.server.tokens.expireAll();
      const busy = { ...problem(429, 'RATE_LIMIT'), headers: { 'Retry-After': '120' } };
      world.server.plan(refresh.path, { kind: 'answer', ...busy });

      expectNoAnswer(await page.call(things));
      world.clock.advance(minuteMs);
      expectNoAnswer(await page.call(things));
      assert.equal(world.server.refreshes(), 1);
      assert.equal(world.tripsToLogin(), 0);
      world.clock.advance(minuteMs + 1_000);

      expectAnswered(await page.call(things));
    },
  },
];
