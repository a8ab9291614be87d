import assert from 'node:assert/strict';
import { login, refresh } from '../../contracts/auth';
import { expectAnswered, expectNoAnswer, expectNobodyStored, expectStored, pause, quiet } from './expecting';
import type { Scenario } from './scenario';
import type { World } from './world';

const late = { url: '/api/late' };
// Longer than a tab waits for the second half of what another one wrote.
const settledMs = 150;

/** Keeps the next call to `late` at the server until its token has run out there. */
async function expireOnTheWay({ server }: World, meanwhile: () => Promise<unknown> = quiet): Promise<void> {
  const gate = server.hold(late.url);
  await gate.arrived;
  server.tokens.expireAll();
  await meanwhile();
  gate.open();
}

/** Somebody deletes `auth` alone: `auth.meta` goes on naming the session. */
function removeAuth({ storage }: World): void {
  storage.seed('auth', '{}');
}

/** Answers that come when the session is not any longer what it was. */
export const lateAnswerScenarios: readonly Scenario[] = [
  {
    id: 'X50',
    level: 'safe',
    title: 'a call whose new token runs out on the way, too, is renewed once more; the session lives',
    async run(world) {
      const page = await world.signedIn();

      const call = page.call(late);
      await expireOnTheWay(world);
      await expireOnTheWay(world);

      expectAnswered(await call);
      assert.equal(world.server.refreshes(), 2);
      assert.equal(world.server.sentTo(late.url).length, 3);
      assert.equal(world.tripsToLogin(), 0);
      expectStored(world);
    },
  },
  {
    id: 'X51',
    level: 'safe',
    title: 'two tabs: a call that meets tokens of the other tab that ran out, too, ends no session',
    async run(world) {
      const renewing = await world.signedIn();
      const waiting = world.open();
      const renewElsewhere = async () => expectAnswered(await renewing.call({ url: '/api/things' }));

      const call = waiting.call(late);
      for (let expiry = 1; expiry <= 3; expiry += 1) await expireOnTheWay(world, renewElsewhere);

      expectAnswered(await call);
      assert.equal(world.server.refreshes(), 3, 'a token that was there already was renewed again');
      assert.equal(world.tripsToLogin(), 0);
      expectStored(world);
    },
  },
  {
    id: 'X52',
    level: 'safe',
    title: 'auth removed alone: no call carries the old token, and no refresh is asked for',
    async run(world) {
      const page = await world.signedIn();
      const { newestToken } = world.server.tokens;
      world.server.tokens.expireAll();

      removeAuth(world);
      expectNoAnswer(await page.call(late));
      await pause(settledMs);
      expectNoAnswer(await page.call(late));

      for (const { token } of world.server.sentTo(late.url)) assert.notEqual(token, newestToken);
      assert.equal(world.server.refreshes(), 0);
      expectNobodyStored(world);
    },
  },
  {
    id: 'X55',
    level: 'safe',
    title: 'auth removed alone: a call that anybody may make carries no token either',
    async run(world) {
      const page = await world.signedIn();
      const { newestToken } = world.server.tokens;

      removeAuth(world);
      await page.signIn('bo');

      for (const { token } of world.server.sentTo(login.path)) assert.notEqual(token, newestToken);
    },
  },
  ...[0, settledMs].map((waitMs, place): Scenario => ({
    id: `X5${3 + place}`,
    level: 'safe',
    title: `auth removed alone while a refresh runs, answered after ${waitMs} ms: its tokens are not stored`,
    async run(world) {
      const page = await world.signedIn();
      world.server.tokens.expireAll();
      const gate = world.server.hold(refresh.path);
      const call = page.call(late);
      await gate.arrived;

      removeAuth(world);
      // A call of the page, so that it looks at the storage now.
      expectNoAnswer(await page.call(late));
      await pause(waitMs);
      gate.open();

      expectNoAnswer(await call);
      await quiet();
      expectNobodyStored(world);
      assert.equal(world.server.sentTo(late.url).length, 1);
    },
  })),
];
