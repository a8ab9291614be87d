import assert from 'node:assert/strict';
import { refresh } from '../../contracts/auth';
import { eventually, expectAnswered, expectNoAnswer, expectStored, quiet } from './expecting';
import type { Scenario } from './scenario';
import { problem } from './test-server';

const things = { url: '/api/things' };
const minuteMs = 60_000;

/** Tabs that get in each other's way in rarer ways. */
export const sharedSessionScenarios: readonly Scenario[] = [
  {
    id: 'X40',
    level: 'safe',
    title: 'a refresh refused because a tab of an older version was faster: that tab’s tokens are taken over',
    async run(world) {
      const { server, storage } = world;
      const page = await world.signedIn();
      server.tokens.expireAll();
      const before = world.storedAuth();
      const gate = server.hold(refresh.path, { answer: problem(401, 'REFRESH_INVALID') });
      const call = page.call(things);
      await gate.arrived;

      const renewed = server.tokens.renew(String(before?.['refreshToken']));
      storage.seed('auth', JSON.stringify({ ...before, ...renewed, user: before?.['user'] }));
      gate.open();

      expectAnswered(await call);
      assert.equal(world.tripsToLogin(), 0);
      expectStored(world);
    },
  },
  {
    id: 'X41',
    level: 'safe',
    title: 'a tab frozen in the middle of its refresh holds up the others for less than a minute',
    world: { clock: { speed: 40 } },
    async run(world) {
      const frozen = await world.signedIn();
      const page = world.open();
      world.server.tokens.expireAll();
      world.server.plan(refresh.path, { kind: 'hang' });
      void frozen.call(things);
      await eventually('the refresh has begun', () => world.server.refreshes() === 1);
      frozen.tab.freeze();
      const startMs = world.clock.nowMs();

      const outcome = await page.call(things);

      expectNoAnswer(outcome);
      assert.notEqual(outcome.kind, 'withheld', 'the caller cannot tell that it may try again');
      assert.ok(world.clock.nowMs() - startMs < minuteMs);
      assert.equal(world.tripsToLogin(), 0);
    },
  },
  {
    id: 'X42',
    level: 'safe',
    title: 'another tab clears the storage: this one goes to /login by itself',
    async run({ signedIn, open }) {
      const page = await signedIn();

      open().tab.localStorage().clear();

      await eventually('the tab goes to /login', () => page.tab.navigations.length > 0);
    },
  },
  {
    id: 'X43',
    level: 'safe',
    title: 'site data deleted while tabs are open: who signs in again is refreshed as before',
    world: { clock: { speed: 20 } },
    async run(world) {
      const before = await world.signedIn();
      await before.selectBrand('alder');
      world.storage.wipe();
      const page = world.open();
      await page.signIn('asha');
      world.server.tokens.expireAll();

      expectAnswered(await page.call(things));

      expectStored(world);
    },
  },
  {
    id: 'X44',
    level: 'hard',
    title: 'a tab that went on in memory, for want of room, still follows a signing-out elsewhere',
    async run({ storage, server, signedIn, open }) {
      const page = await signedIn();
      const other = open();
      storage.state.isFull = true;
      server.tokens.expireAll();
      expectAnswered(await page.call(things));
      storage.state.isFull = false;

      other.signOut();

      await eventually('the tab goes to /login', () => page.tab.navigations.length > 0);
      expectNoAnswer(await page.call({ url: '/api/after' }));
      for (const { token } of server.sentTo('/api/after')) assert.equal(token, null);
    },
  },
  {
    id: 'X45',
    level: 'hard',
    title: 'without Web Locks, and storage seen 20 ms late: still no token used twice',
    world: { hasNoLocks: true, lagMs: 20 },
    async run({ server, signedIn, open }) {
      const pages = [await signedIn(), open(), open()];
      await quiet();
      server.tokens.expireAll();
      const calls = pages.map((page, place) => {
        const url = `/api/tab-${place}`;
        return { gate: server.hold(url), outcome: page.call({ url }) };
      });
      await Promise.all(calls.map(({ gate }) => gate.arrived));

      for (const { gate } of calls) gate.open();

      for (const { outcome } of calls) expectAnswered(await outcome);
      assert.equal(server.tokens.reuses, 0);
      assert.equal(server.refreshes(), 1);
    },
  },
  {
    id: 'X46',
    level: 'hard',
    title: 'without Web Locks, a tab closed during its refresh holds up the other for less than a minute',
    world: { hasNoLocks: true, clock: { speed: 40 } },
    async run(world) {
      const closing = await world.signedIn();
      const page = world.open();
      world.server.tokens.expireAll();
      const gate = world.server.hold(refresh.path);
      void closing.call(things);
      await gate.arrived;
      const startMs = world.clock.nowMs();
      closing.tab.close();

      expectAnswered(await page.call(things));

      assert.ok(world.clock.nowMs() - startMs < minuteMs);
    },
  },
  {
    id: 'X47',
    level: 'hard',
    title: 'a brand chosen while another tab’s new tokens are on their way does not put the old ones back',
    world: { lagMs: 20 },
    async run(world) {
      const page = await world.signedIn();
      const choosing = world.open();
      world.server.tokens.expireAll();
      const gate = world.server.hold(refresh.path);
      const call = page.call(things);
      await gate.arrived;
      const selected = choosing.selectBrand('birch');
      await quiet();

      gate.open();

      expectAnswered(await call);
      await selected;
      await quiet();
      expectStored(world);
      assert.equal(world.storedAuth()?.['selectedBrand'], 'birch');
    },
  },
  {
    id: 'X48',
    level: 'safe',
    title: 'tabs work for a brand each: a choice in one does not change what the other calls for',
    async run({ server, signedIn, open }) {
      const first = await signedIn();
      await first.selectBrand('alder');
      const second = open();
      await second.selectBrand('birch');
      await quiet();

      expectAnswered(await first.call({ url: '/api/first' }));
      expectAnswered(await second.call({ url: '/api/second' }));

      assert.equal(server.sentTo('/api/first')[0]?.headers['brand'], 'alder');
      assert.equal(server.sentTo('/api/second')[0]?.headers['brand'], 'birch');
    },
  },
];
