import assert from 'node:assert/strict';
import { refresh } from '../../contracts/auth';
import { expectAnswered, expectNoAnswer, expectNobodyStored, expectStored, pause, quiet } from './expecting';
import type { Scenario } from './scenario';

const things = { url: '/api/things' };

/** The user changes while a call or a refresh is under way. */
export const userChangeScenarios: readonly Scenario[] = [
  {
    id: 'D01',
    level: 'safe',
    title: 'signing out during the refresh: the session does not rise again, nothing is repeated',
    async run(world) {
      const page = await world.signedIn();
      world.server.tokens.expireAll();
      const gate = world.server.hold(refresh.path);
      const call = page.call(things);
      await gate.arrived;

      page.signOut();
      gate.open();

      expectNoAnswer(await call);
      await quiet();
      expectNobodyStored(world);
      assert.equal(world.server.sentTo('/api/things').length, 1);
    },
  },
  {
    id: 'D02',
    level: 'safe',
    title:
      'another user signs in during the refresh: their session stays, the call is not repeated as theirs',
    async run(world) {
      const page = await world.signedIn('asha');
      world.server.tokens.expireAll();
      const gate = world.server.hold(refresh.path);
      const call = page.call(things);
      await gate.arrived;

      page.signOut();
      const signingIn = page.signIn('bo');
      // A client may keep the next user waiting for the refresh.
      await Promise.race([signingIn, pause(300)]);
      gate.open();

      assert.equal((await signingIn).kind, 'answered');
      expectNoAnswer(await call);
      await quiet();
      assert.equal(world.server.tokens.holderOf(String(world.storedAuth()?.['token'])), 'bo');
      assert.equal(world.server.sentTo('/api/things').length, 1);
      expectAnswered(await page.call(things), 'bo');
    },
  },
  {
    id: 'D03',
    level: 'safe',
    title: 'a late 401 of the user before: no refresh of the next one’s session, not repeated as theirs',
    async run(world) {
      const page = await world.signedIn('asha');
      world.server.tokens.expireAll();
      const gate = world.server.hold('/api/things');
      const call = page.call(things);
      await gate.arrived;

      page.signOut();
      await page.signIn('bo');
      gate.open();

      expectNoAnswer(await call);
      await quiet();
      assert.equal(world.server.refreshes(), 0);
      assert.equal(world.server.sentTo('/api/things').length, 1);
      expectStored(world, 'bo');
    },
  },
];
