import assert from 'node:assert/strict';
import { refresh } from '../../contracts/auth';
import { expectAnswered, quiet } from './expecting';
import type { Scenario } from './scenario';
import { elsewhere } from './world';

const things = { url: '/api/things' };
/** Ways to name another origin, some of which look like a path. */
const foreignAddresses = [
  `${elsewhere}/api/things`,
  `//${new URL(elsewhere).host}/api/things`,
  `/\\${new URL(elsewhere).host}/api/things`,
];

/** Token, brand and anti-forgery value: on which calls, and with which value. */
export const headerScenarios: readonly Scenario[] = [
  {
    id: 'C01',
    level: 'spec',
    title: 'every call carries the token, and the brand only when one is selected',
    async run({ server, signedIn }) {
      const page = await signedIn();
      expectAnswered(await page.call(things));
      await page.selectBrand('alder');
      expectAnswered(await page.call(things));

      const sent = server.sentTo('/api/things');
      const { newestToken } = server.tokens;
      assert.deepEqual(
        sent.map(({ token, headers }) => [token, headers['brand']]),
        [
          [newestToken, undefined],
          [newestToken, 'alder'],
        ],
      );
    },
  },
  {
    id: 'C02',
    level: 'spec',
    title:
      'POST, PUT and DELETE carry the anti-forgery value, GET does not, and without the cookie none does',
    async run({ server, open, signedIn }) {
      server.rules.givesCookie = false;
      const page = await signedIn();
      await page.call({ ...things, method: 'POST', body: {} });
      server.rules.givesCookie = true;
      await open().signIn('asha');
      for (const method of ['POST', 'PUT', 'DELETE', 'GET'] as const) await page.call({ ...things, method });

      assert.deepEqual(
        server.sentTo('/api/things').map(({ method, headers }) => [method, headers['x-xsrf-token']]),
        [
          ['POST', undefined],
          ['POST', 'forgery-2'],
          ['PUT', 'forgery-2'],
          ['DELETE', 'forgery-2'],
          ['GET', undefined],
        ],
      );
    },
  },
  {
    id: 'C03',
    level: 'safe',
    title: 'the anti-forgery value never goes to another origin, not even to one that looks like a path',
    async run({ foreign, cookies, signedIn }) {
      const page = await signedIn();
      assert.match(cookies.text(), /XSRF-TOKEN=/);

      for (const url of foreignAddresses) await page.call({ method: 'POST', url, body: {} });

      for (const { headers } of foreign.seen) assert.equal(headers['x-xsrf-token'], undefined);
    },
  },
  {
    id: 'C04',
    level: 'hard',
    title: 'the token never goes to another origin',
    async run({ foreign, signedIn }) {
      const page = await signedIn();

      for (const url of foreignAddresses) await page.call({ url });

      for (const { headers } of foreign.seen) assert.equal(headers['authorization'], undefined);
    },
  },
  {
    id: 'C05',
    level: 'safe',
    title: 'when the refresh changes the anti-forgery cookie, the repetition carries the new value',
    async run({ server, signedIn }) {
      const page = await signedIn();
      server.tokens.expireAll();

      expectAnswered(await page.call({ ...things, method: 'POST', body: {} }));

      assert.deepEqual(
        server.sentTo('/api/things').map(({ headers }) => headers['x-xsrf-token']),
        ['forgery-1', 'forgery-2'],
      );
    },
  },
  {
    id: 'C06',
    level: 'hard',
    title: 'a call that waits for the refresh while the brand changes is never sent for the other brand',
    async run({ server, signedIn }) {
      const page = await signedIn();
      await page.selectBrand('alder');
      server.tokens.expireAll();
      const gate = server.hold(refresh.path);
      const call = page.call({ ...things, method: 'POST', body: { limit: '10.00' } });
      await gate.arrived;

      const selected = page.selectBrand('birch');
      gate.open();
      await Promise.all([call, selected]);
      await quiet();

      const sentFor = server.sentTo('/api/things').map(({ headers }) => headers['brand']);
      assert.ok(sentFor.length > 0);
      for (const brand of sentFor) assert.equal(brand, 'alder');
    },
  },
];
