import assert from 'node:assert/strict';
import { expectAnswered, expectNoAnswer, expectNobodyStored, expectStored } from './expecting';
import type { Scenario } from './scenario';
import type { World } from './world';

const things = { url: '/api/things' };

/** With `text` under `auth`, the page opens as for nobody, and signing in works. */
async function expectSignedOutWith(world: World, text: string): Promise<void> {
  world.storage.seed('auth', text);
  world.server.seen.length = 0;
  const page = world.open();

  expectNoAnswer(await page.call(things));
  for (const { headers } of world.server.sentTo('/api/things'))
    assert.equal(headers['authorization'], undefined, text);

  assert.equal((await page.signIn('asha')).kind, 'answered');
  expectAnswered(await page.call(things));
  expectStored(world);
  page.tab.close();
}

/** The browser's storage is damaged, blocked, full, of another version or gone. */
export const storageScenarios: readonly Scenario[] = [
  {
    id: 'F01',
    level: 'safe',
    title: 'broken JSON under auth is nobody signed in',
    async run(world) {
      await expectSignedOutWith(world, '{"token":"access');
      await expectSignedOutWith(world, '');
    },
  },
  {
    id: 'F02',
    level: 'safe',
    title: 'with storage blocked, signing in, a call and a refresh work in memory',
    async run({ storage, server, signedIn }) {
      storage.state.isBlocked = true;
      const page = await signedIn();
      expectAnswered(await page.call(things));
      server.tokens.expireAll();

      expectAnswered(await page.call(things));
      expectAnswered(await page.call(things));

      assert.equal(server.refreshes(), 1);
    },
  },
  {
    id: 'F03',
    level: 'safe',
    title: 'with no room to store the new token, this tab goes on with it',
    async run({ storage, server, signedIn }) {
      const page = await signedIn();
      storage.state.isFull = true;
      server.tokens.expireAll();

      expectAnswered(await page.call(things));
      expectAnswered(await page.call(things));

      assert.equal(server.refreshes(), 1);
      assert.equal(server.sentTo('/api/things').length, 3);
    },
  },
  {
    id: 'F04',
    level: 'safe',
    title: 'JSON of another shape under auth is nobody signed in, and changes no prototype',
    async run(world) {
      await world.signedIn();
      const auth = world.storedAuth();
      const damaged = [
        { token: 7 },
        { token: '' },
        { token: ['access-1'] },
        { user: null },
        { roles: 'reporter' },
      ];
      for (const text of [
        'null',
        '[]',
        '7',
        '"access-1"',
        '{"token":"access-1"}',
        '{"__proto__":{"token":"access-1","refreshToken":"refresh-1"}}',
        ...damaged.map((fields) => JSON.stringify({ ...auth, ...fields })),
      ]) {
        await expectSignedOutWith(world, text);
        assert.equal(({} as { token?: unknown }).token, undefined);
      }
    },
  },
  {
    id: 'F05',
    level: 'hard',
    title: 'fields of a newer version are no trouble, and a refresh leaves them where they are',
    async run(world) {
      await world.signedIn();
      const newer = { schemaVersion: 9, devices: [{ id: 'phone' }] };
      world.storage.seed('auth', JSON.stringify({ ...world.storedAuth(), ...newer }));
      world.server.tokens.expireAll();

      expectAnswered(await world.open().call(things));

      expectStored(world);
      const auth = world.storedAuth();
      assert.equal(auth?.['schemaVersion'], newer.schemaVersion);
      assert.deepEqual(auth['devices'], newer.devices);
    },
  },
  {
    id: 'F06',
    level: 'safe',
    title:
      'site data deleted while the tab is open is nobody signed in, and the old token does not come back',
    async run(world) {
      const page = await world.signedIn();
      expectAnswered(await page.call(things));
      const { newestToken } = world.server.tokens;

      world.storage.wipe();

      expectNoAnswer(await page.call({ url: '/api/after' }));
      for (const { token } of world.server.sentTo('/api/after')) assert.notEqual(token, newestToken);
      assert.equal(world.server.refreshes(), 0);
      expectNobodyStored(world);
    },
  },
];
