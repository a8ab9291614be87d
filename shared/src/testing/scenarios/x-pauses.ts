import assert from 'node:assert/strict';
import { refresh } from '../../contracts/auth';
import { expectAnswered, expectNoAnswer, expectNobodyStored, expectRefused, expectStored } from './expecting';
import type { Scenario } from './scenario';
import { problem } from './test-server';

const things = { url: '/api/things' };
const always = { times: Number.POSITIVE_INFINITY };
const minuteMs = 60_000;
const unavailable = problem(503, 'UNAVAILABLE');

/** How long a client waits after a failed refresh, and what ends the wait. */
export const pauseScenarios: readonly Scenario[] = [
  {
    id: 'X01',
    level: 'hard',
    title: 'ten calls at once, refresh answered 503: one refresh, not ten in a row',
    async run({ server, signedIn }) {
      const page = await signedIn();
      server.tokens.expireAll();
      server.answer(refresh.path, unavailable, always);

      const calls = Array.from({ length: 10 }, () => page.call(things));

      for (const outcome of await Promise.all(calls)) expectNoAnswer(outcome);
      assert.equal(server.refreshes(), 1);
    },
  },
  {
    id: 'X02',
    level: 'safe',
    title: 'during the pause after a failed refresh, a token renewed by another tab is used at once',
    async run({ server, signedIn, open }) {
      const page = await signedIn();
      const other = open();
      server.tokens.expireAll();
      const gate = server.hold('/api/late');
      const late = page.call({ url: '/api/late' });
      await gate.arrived;
      server.answer(refresh.path, unavailable);
      expectNoAnswer(await page.call(things));
      expectAnswered(await other.call(things));

      gate.open();

      expectAnswered(await late);
      assert.equal(server.refreshes(), 2);
    },
  },
  {
    id: 'X03',
    level: 'hard',
    title: 'the pauses grow: a minute of failures with a call every second brings fewer than ten refreshes',
    async run({ server, signedIn, clock }) {
      const page = await signedIn();
      server.tokens.expireAll();
      server.answer(refresh.path, unavailable, always);

      for (let second = 0; second < 60; second += 1) {
        expectNoAnswer(await page.call(things));
        clock.advance(1_000);
      }

      assert.ok(server.refreshes() < 10, `${server.refreshes()} refreshes`);
    },
  },
  {
    id: 'X04',
    level: 'safe',
    title: 'after hours without a server, a call recovers within a minute of its return',
    async run({ server, signedIn, clock }) {
      const page = await signedIn();
      server.tokens.expireAll();
      server.answer(refresh.path, unavailable, { times: 12 });
      for (let failure = 0; failure < 12; failure += 1) {
        expectNoAnswer(await page.call(things));
        clock.advance(60 * minuteMs);
      }
      assert.equal(server.refreshes(), 12);
      server.answer(refresh.path, unavailable);
      expectNoAnswer(await page.call(things));

      clock.advance(minuteMs);

      expectAnswered(await page.call(things));
    },
  },
  {
    id: 'X05',
    level: 'hard',
    title: 'a Retry-After of a day is not waited for longer than five minutes',
    async run({ server, signedIn, clock }) {
      const page = await signedIn();
      server.tokens.expireAll();
      server.answer(refresh.path, { ...problem(429, 'RATE_LIMIT'), headers: { 'Retry-After': '86400' } });
      expectNoAnswer(await page.call(things));

      clock.advance(5 * minuteMs + 1_000);

      expectAnswered(await page.call(things));
    },
  },
  {
    id: 'X06',
    level: 'safe',
    title: 'after a refresh that succeeds, the next pause is a short one again',
    async run({ server, signedIn, clock }) {
      const page = await signedIn();
      server.tokens.expireAll();
      server.answer(refresh.path, unavailable, { times: 6 });
      for (let failure = 0; failure < 6; failure += 1) {
        expectNoAnswer(await page.call(things));
        clock.advance(minuteMs);
      }
      expectAnswered(await page.call(things));
      server.tokens.expireAll();
      server.answer(refresh.path, unavailable);
      expectNoAnswer(await page.call(things));

      clock.advance(1_000);

      expectAnswered(await page.call(things));
    },
  },
  {
    id: 'X07',
    level: 'safe',
    title: 'the pause after a failed refresh is not the next user’s',
    async run({ server, signedIn }) {
      const page = await signedIn('asha');
      server.tokens.expireAll();
      server.answer(refresh.path, unavailable);
      expectNoAnswer(await page.call(things));
      page.signOut();
      await page.signIn('bo');
      server.tokens.expireAll();

      expectAnswered(await page.call(things), 'bo');
    },
  },
  {
    id: 'X08',
    level: 'safe',
    title: 'a refresh answered 400 or 403 ends the session as one answered 401 does',
    async run(world) {
      for (const status of [400, 403]) {
        const page = await world.signedIn();
        world.server.tokens.expireAll();
        world.server.answer(refresh.path, problem(status, 'REFRESH_INVALID'));

        expectNoAnswer(await page.call(things));

        expectNobodyStored(world);
        assert.equal(page.tab.navigations.length, 1);
        page.tab.close();
      }
    },
  },
  {
    id: 'X09',
    level: 'safe',
    title:
      'calls that are still refused after their refreshes pass that on; only a refused refresh ends a session',
    async run(world) {
      const page = await world.signedIn();
      world.server.rules.trustsNobody = true;

      const calls = Array.from({ length: 5 }, () => page.call(things));

      for (const outcome of await Promise.all(calls)) expectRefused(outcome, 401);
      expectStored(world);
      assert.ok(world.server.refreshes() <= 2 * calls.length, 'the server was asked on and on');
      assert.equal(world.tripsToLogin(), 0);
      world.server.rules.trustsNobody = false;
      expectAnswered(await page.call(things));
    },
  },
  {
    id: 'X10',
    level: 'safe',
    title: 'a page that stands after its session ran out goes on calling: one trip to /login all the same',
    async run(world) {
      const page = await world.signedIn();
      world.server.tokens.revokeAll();

      for (let call = 0; call < 4; call += 1) expectNoAnswer(await page.call(things));

      assert.equal(world.server.refreshes(), 1);
      assert.equal(world.tripsToLogin(), 1);
    },
  },
];
