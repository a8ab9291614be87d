import assert from 'node:assert/strict';
import { refresh } from '../../contracts/auth';
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

/** A refresh that is refused, fails for now, or gives nothing of use. */
export const failedRenewalScenarios: readonly Scenario[] = [
  {
    id: 'A05',
    level: 'spec',
    title: 'B7: a refresh answered 401 passes the error on, clears the tokens and leads to /login once',
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
      world.server.answer(refresh.path, problem(503, 'UNAVAILABLE'));

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
    id: 'A14',
    level: 'safe',
    title: 'a refresh answered 401 is never refreshed itself, and nothing waits for ever',
    async run(world) {
      const page = await world.signedIn();
      world.server.tokens.expireAll();
      world.server.answer(refresh.path, problem(401, 'REFRESH_INVALID'), always);

      expectNoAnswer(await page.call(things));
      assert.equal(world.server.refreshes(), 1);

      expectNoAnswer(await page.call(things));
      assert.ok(world.server.refreshes() <= 2);
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
        world.server.answer(refresh.path, { status: 200, body });

        expectNoAnswer(await page.call(things));

        assert.deepEqual(world.storedAuth(), before);
        world.clock.advance(minuteMs);
      }
      expectAnswered(await page.call(things));
    },
  },
  {
    id: 'A19',
    level: 'hard',
    title: 'while the refresh keeps failing, twenty more calls do not bring twenty more refreshes',
    async run({ server, signedIn }) {
      const page = await signedIn();
      server.tokens.expireAll();
      server.answer(refresh.path, problem(503, 'UNAVAILABLE'), always);

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
      world.server.answer(refresh.path, busy);

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
