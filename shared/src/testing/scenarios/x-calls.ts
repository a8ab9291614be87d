import assert from 'node:assert/strict';
import { refresh } from '../../contracts/auth';
import { expectAnswered, expectNoAnswer, expectStored, quiet } from './expecting';
import type { Scenario } from './scenario';
import { fileBytes } from './test-server';
import { pageOrigin } from './world';

const things = { url: '/api/things' };

/** What a call carries, and whose answer its caller gets. */
export const callScenarios: readonly Scenario[] = [
  {
    id: 'X20',
    level: 'safe',
    title: 'a stream is repeated whole after a refresh, and the call is answered',
    async run({ server, signedIn }) {
      const page = await signedIn();
      server.tokens.expireAll();

      expectAnswered(await page.call({ ...things, method: 'POST', body: new Blob([fileBytes]).stream() }));

      assert.deepEqual(server.sentTo('/api/things')[1]?.body, Buffer.from(fileBytes));
    },
  },
  {
    id: 'X21',
    level: 'safe',
    title:
      'a POST without a key of its caller gets one, the same on the repetition, another on the next call',
    async run({ server, signedIn }) {
      const page = await signedIn();
      server.tokens.expireAll();
      for (let call = 0; call < 2; call += 1)
        expectAnswered(await page.call({ ...things, method: 'POST', body: {} }));

      const [first, repeated, next] = server
        .sentTo('/api/things')
        .map(({ headers }) => headers['idempotency-key']);

      assert.ok(first !== undefined && first !== '');
      assert.equal(repeated, first);
      assert.notEqual(next, first);
    },
  },
  {
    id: 'X22',
    level: 'safe',
    title: 'a caller who gives up while the server works is told so, not that the server is gone',
    async run({ server, signedIn }) {
      const page = await signedIn();
      const gate = server.hold('/api/things');
      const caller = new AbortController();
      const call = page.call({ ...things, method: 'POST', body: {}, signal: caller.signal });
      await gate.arrived;

      caller.abort();

      assert.equal((await call).kind, 'aborted');
    },
  },
  {
    id: 'X23',
    level: 'hard',
    title: 'an absolute address of the page’s own origin carries the token and no anti-forgery value',
    async run({ server, signedIn }) {
      const page = await signedIn();

      expectAnswered(await page.call({ method: 'POST', url: `${pageOrigin}/api/things`, body: {} }));

      assert.equal(server.sentTo('/api/things')[0]?.headers['x-xsrf-token'], undefined);
    },
  },
  {
    id: 'X24',
    level: 'hard',
    title: 'a call that belongs to a brand is not repeated once the tab works for another',
    async run({ server, signedIn }) {
      const page = await signedIn();
      await page.selectBrand('alder');
      server.tokens.expireAll();
      const gate = server.hold(refresh.path);
      const call = page.call({ ...things, isForBrand: true });
      await gate.arrived;

      const selected = page.selectBrand('birch');
      gate.open();
      await selected;

      expectNoAnswer(await call);
      await quiet();
      assert.equal(server.sentTo('/api/things').length, 1);
    },
  },
  {
    id: 'X25',
    level: 'hard',
    title: 'the figures of one brand are not given to a tab that works for another meanwhile',
    async run({ server, signedIn }) {
      const page = await signedIn();
      await page.selectBrand('alder');
      const gate = server.hold('/api/things');
      const call = page.call({ ...things, isForBrand: true });
      await gate.arrived;

      await page.selectBrand('birch');
      gate.open();

      expectNoAnswer(await call);
    },
  },
  {
    id: 'X26',
    level: 'safe',
    title: 'an answer for the user before is not given to the next one',
    async run({ server, signedIn }) {
      const page = await signedIn('asha');
      const gate = server.hold('/api/things');
      const call = page.call(things);
      await gate.arrived;

      page.signOut();
      await page.signIn('bo');
      gate.open();

      expectNoAnswer(await call);
    },
  },
  {
    id: 'X27',
    level: 'safe',
    title: 'the brand of the user before is not the next one’s; who signs in again finds theirs',
    async run({ server, signedIn }) {
      const page = await signedIn('asha');
      await page.selectBrand('alder');
      for (const user of ['asha', 'bo'] as const) {
        page.signOut();
        await page.signIn(user);
        expectAnswered(await page.call(things), user);
      }

      assert.deepEqual(
        server.sentTo('/api/things').map(({ headers }) => headers['brand']),
        ['alder', undefined],
      );
    },
  },
  {
    id: 'X28',
    level: 'safe',
    title: 'another user signs in over a session, during its refresh, without signing out: theirs stays',
    async run(world) {
      const page = await world.signedIn('asha');
      world.server.tokens.expireAll();
      const gate = world.server.hold(refresh.path);
      const call = page.call(things);
      await gate.arrived;

      await page.signIn('bo');
      const token = world.storedAuth()?.['token'];
      gate.open();

      expectNoAnswer(await call);
      await quiet();
      assert.equal(world.storedAuth()?.['token'], token);
      assert.equal(world.server.sentTo('/api/things').length, 1);
    },
  },
  {
    id: 'X29',
    level: 'safe',
    title: 'a repetition refused after another user has signed in does not end their session',
    async run(world) {
      const page = await world.signedIn('asha');
      world.server.tokens.expireAll();
      const gate = world.server.hold('/api/things', { after: 1 });
      const call = page.call(things);
      await gate.arrived;

      page.signOut();
      world.server.tokens.revokeAll();
      await page.signIn('bo');
      gate.open();

      expectNoAnswer(await call);
      await quiet();
      expectStored(world, 'bo');
    },
  },
];
