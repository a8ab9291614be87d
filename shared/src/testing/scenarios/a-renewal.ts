import assert from 'node:assert/strict';
import { login, refresh } from '../../contracts/auth';
import { expectAnswered, expectRefused, expectStored, quiet } from './expecting';
import type { Scenario } from './scenario';
import { problem } from './test-server';

const things = { url: '/api/things' };

/** A 401, and the refresh that it leads to or must not lead to. */
export const renewalScenarios: readonly Scenario[] = [
  {
    id: 'A01',
    level: 'spec',
    title: 'a 401 leads to one refresh, and the call is repeated with the new token, which is stored',
    async run(world) {
      const { server, signedIn, storedAuth } = world;
      const page = await signedIn();
      const first = storedAuth();
      server.tokens.expireAll();

      expectAnswered(await page.call(things));

      assert.equal(server.refreshes(), 1);
      assert.deepEqual(
        server.sentTo('/api/things').map(({ token }) => token),
        [first?.['token'], server.tokens.newestToken],
      );
      expectStored(world);
      assert.notEqual(storedAuth()?.['refreshToken'], first?.['refreshToken']);
    },
  },
  {
    id: 'A02',
    level: 'spec',
    title: 'B6: ten calls answered 401 at once lead to one refresh, and all ten are answered',
    async run(world) {
      const page = await world.signedIn();
      world.server.tokens.expireAll();

      for (const outcome of await Promise.all(Array.from({ length: 10 }, () => page.call(things))))
        expectAnswered(outcome);

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
        world.server.answer('/api/things', given);

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
];
