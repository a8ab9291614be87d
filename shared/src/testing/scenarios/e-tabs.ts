import assert from 'node:assert/strict';
import { refresh } from '../../contracts/auth';
import {
  eventually,
  expectAnswered,
  expectNoAnswer,
  expectNobodyStored,
  expectStored,
  quiet,
} from './expecting';
import type { Scenario } from './scenario';
import type { World } from './world';

const things = { url: '/api/things' };
const minuteMs = 60_000;

/** Tabs of one browser; the user signed in in the first. */
async function openTabs(world: World, count: number) {
  const first = await world.signedIn();
  const others = Array.from({ length: count - 1 }, () => world.open());
  return [first, ...others];
}

async function openTwoTabs(world: World) {
  const first = await world.signedIn();
  return [first, world.open()] as const;
}

/** Two tabs find their token run out at the same moment, three times. */
async function expireTogether(world: World): Promise<void> {
  const pages = await openTabs(world, 2);
  for (let expiry = 1; expiry <= 3; expiry += 1) {
    world.server.tokens.expireAll();

    const outcomes = await Promise.all(pages.map((page) => page.call(things)));

    for (const outcome of outcomes) expectAnswered(outcome);
    assert.equal(world.server.tokens.reuses, 0, 'a refresh token was used twice');
    assert.equal(world.server.refreshes(), expiry);
    expectStored(world);
  }
}

/** One tab refreshes, the other signs out meanwhile. */
async function signOutDuringRefresh(world: World): Promise<void> {
  const [leaving, renewing] = await openTwoTabs(world);
  world.server.tokens.expireAll();
  const gate = world.server.hold(refresh.path);
  const call = renewing.call(things);
  await gate.arrived;

  leaving.signOut();
  gate.open();

  expectNoAnswer(await call);
  await quiet();
  expectNobodyStored(world);
  expectNoAnswer(await world.open().call(things));
}

/** Several tabs share one session. */
export const tabScenarios: readonly Scenario[] = [
  {
    id: 'E01',
    level: 'safe',
    title: 'two tabs answered 401 at once, strict rotation: the session lives, both calls are answered',
    run: expireTogether,
  },
  {
    id: 'E02',
    level: 'safe',
    title: 'five tabs with five calls each lead to one refresh',
    async run(world) {
      const pages = await openTabs(world, 5);
      world.server.tokens.expireAll();

      const calls = pages.flatMap((page) => Array.from({ length: 5 }, () => page.call(things)));

      for (const outcome of await Promise.all(calls)) expectAnswered(outcome);
      assert.equal(world.server.refreshes(), 1);
    },
  },
  {
    id: 'E03',
    level: 'safe',
    title: 'a token that another tab has renewed before is taken over without a refresh',
    async run(world) {
      const [renewing, waiting] = await openTwoTabs(world);
      world.server.tokens.expireAll();
      const gate = world.server.hold('/api/late');
      const late = waiting.call({ url: '/api/late' });
      await gate.arrived;
      expectAnswered(await renewing.call(things));

      gate.open();

      expectAnswered(await late);
      expectAnswered(await waiting.call(things));
      assert.equal(world.server.refreshes(), 1);
    },
  },
  {
    id: 'E04',
    level: 'safe',
    title: 'the tab that refreshes is closed before the server acts: the other tab carries on',
    async run(world) {
      const [closing, staying] = await openTwoTabs(world);
      world.server.tokens.expireAll();
      const gate = world.server.hold(refresh.path);
      void closing.call(things);
      await gate.arrived;
      const call = staying.call(things);
      await quiet();

      closing.tab.close();

      expectAnswered(await call);
      expectStored(world);
    },
  },
  {
    id: 'E05',
    level: 'safe',
    title: 'signing out in one tab leads the other to /login, and the token is used no more',
    async run(world) {
      const [leaving, other] = await openTwoTabs(world);

      leaving.signOut();

      await eventually('the other tab goes to /login', () => other.tab.navigations.length > 0);
      assert.match(other.tab.navigations[0] ?? '', /^\/login/);
      expectNoAnswer(await other.call(things));
      for (const { token } of world.server.sentTo('/api/things')) assert.equal(token, null);
    },
  },
  {
    id: 'E06',
    level: 'safe',
    title: 'signing out in one tab while the other refreshes: the session does not rise again',
    run: signOutDuringRefresh,
  },
  {
    id: 'E07',
    level: 'hard',
    title: 'another user signs in in one tab: the other notices before it acts as them',
    async run(world) {
      const [first, second] = await openTwoTabs(world);
      await first.signIn('bo');
      const outcome = await second.call({ url: '/api/second' });

      await eventually(
        'the other tab is loaded anew',
        () => second.tab.reloads() + second.tab.navigations.length > 0,
      );

      expectNoAnswer(outcome);
      const asBo = world.server.sentTo('/api/second').filter(({ executedAs }) => executedAs === 'bo');
      assert.equal(asBo.length, 0);
    },
  },
  {
    id: 'E08',
    level: 'hard',
    title: 'a refresh whose answer is lost, strict rotation, ends cleanly: no loop, /login once',
    async run(world) {
      const page = await world.signedIn();
      world.server.tokens.expireAll();
      world.server.plan(refresh.path, { kind: 'lose-answer' });

      for (let call = 0; call < 4 && world.tripsToLogin() === 0; call += 1) {
        expectNoAnswer(await page.call(things));
        world.clock.advance(minuteMs);
      }

      assert.ok(world.server.refreshes() <= 2, `${world.server.refreshes()} refreshes`);
      expectNobodyStored(world);
      assert.equal(world.tripsToLogin(), 1);
    },
  },
  {
    id: 'E09',
    level: 'hard',
    title: 'a refresh whose answer is lost, with a grace on the server: the user stays signed in',
    async run(world) {
      world.server.tokens.rotation = 'grace';
      const page = await world.signedIn();
      world.server.tokens.expireAll();
      world.server.plan(refresh.path, { kind: 'lose-answer' });
      expectNoAnswer(await page.call(things));
      world.clock.advance(minuteMs);

      expectAnswered(await page.call(things));

      assert.equal(world.tripsToLogin(), 0);
      expectStored(world);
    },
  },
  {
    id: 'E10',
    level: 'safe',
    title: 'without Web Locks, a single tab works',
    world: { hasNoLocks: true },
    async run(world) {
      const page = await world.signedIn();
      world.server.tokens.expireAll();

      expectAnswered(await page.call(things));

      assert.equal(world.server.refreshes(), 1);
      expectStored(world);
    },
  },
  {
    id: 'E11',
    level: 'hard',
    title: 'without Web Locks, two tabs answered 401 at once, strict rotation: no token is used twice',
    world: { hasNoLocks: true },
    run: expireTogether,
  },
  {
    id: 'E12',
    level: 'hard',
    title: 'storage seen 8 ms late by the other tab: still one refresh, no token used twice',
    world: { lagMs: 8 },
    run: expireTogether,
  },
  {
    id: 'E13',
    level: 'hard',
    title: 'storage seen 8 ms late: signing out while the other tab refreshes is not undone',
    world: { lagMs: 8 },
    run: signOutDuringRefresh,
  },
];
