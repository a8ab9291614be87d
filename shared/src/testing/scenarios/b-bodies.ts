import assert from 'node:assert/strict';
import { refresh } from '../../contracts/auth';
import { eventually, expectAnswered, quiet } from './expecting';
import type { Scenario } from './scenario';
import { fileBytes, problem, type TestServer } from './test-server';
import type { World } from './world';

const things = { url: '/api/things' };
const always = { times: Number.POSITIVE_INFINITY };

/** Sends `body` while the token is run out and gives both requests, the refused and the repeated one. */
async function sendTwice(world: World, body: unknown) {
  const page = await world.signedIn();
  world.server.tokens.expireAll();

  expectAnswered(await page.call({ ...things, method: 'POST', body }));

  const [refused, repeated, ...more] = world.server.sentTo('/api/things');
  assert.ok(refused !== undefined && repeated !== undefined);
  assert.equal(more.length, 0);
  return [refused, repeated] as const;
}

function executions(server: TestServer): number {
  return server.seen.filter(({ executedAs }) => executedAs !== null).length;
}

/** What is sent again is what was sent, and what is given back is what came. */
export const bodyScenarios: readonly Scenario[] = [
  {
    id: 'B01',
    level: 'safe',
    title: 'a JSON body is repeated byte by byte, not made text twice',
    async run(world) {
      const body = { name: 'Zanzibar “früh”', amounts: ['1.50', '2.00'], deep: { none: null } };

      const [refused, repeated] = await sendTwice(world, body);

      assert.deepEqual(JSON.parse(refused.body.toString('utf8')), body);
      assert.deepEqual(repeated.body, refused.body);
      assert.match(repeated.headers['content-type'] ?? '', /^application\/json/);
    },
  },
  {
    id: 'B02',
    level: 'safe',
    title: 'a form with a file of one megabyte is repeated whole',
    async run(world) {
      const file = Buffer.alloc(1_048_576, 'limits of the brands;');
      const form = new FormData();
      form.append('note', 'first quarter');
      form.append('file', new Blob([file]), 'limits.csv');

      for (const request of await sendTwice(world, form)) {
        assert.match(request.headers['content-type'] ?? '', /^multipart\/form-data; boundary=/);
        assert.ok(request.body.includes(file), 'the file is not whole');
        assert.ok(request.body.includes('first quarter'));
      }
    },
  },
  {
    id: 'B03',
    level: 'safe',
    title: 'a blob and an array buffer are repeated byte by byte',
    async run(world) {
      for (const body of [new Blob([fileBytes]), fileBytes.slice().buffer]) {
        world.server.seen.length = 0;

        const [refused, repeated] = await sendTwice(world, body);

        assert.deepEqual(refused.body, Buffer.from(fileBytes));
        assert.deepEqual(repeated.body, Buffer.from(fileBytes));
      }
    },
  },
  {
    id: 'B04',
    level: 'hard',
    title: 'a stream, which can be read once, is repeated whole or the call is refused',
    async run({ server, signedIn }) {
      const page = await signedIn();
      server.tokens.expireAll();

      const outcome = await page.call({ ...things, method: 'POST', body: new Blob([fileBytes]).stream() });

      const sent = server.sentTo('/api/things');
      assert.ok(sent.length > 0);
      for (const request of sent) assert.deepEqual(request.body, Buffer.from(fileBytes));
      assert.equal(executions(server), outcome.kind === 'answered' ? 1 : 0);
    },
  },
  {
    id: 'B05',
    level: 'safe',
    title: 'method, query, headers and idempotency key are the same on the repetition, which has one effect',
    async run({ server, signedIn }) {
      const page = await signedIn();
      server.tokens.expireAll();

      const outcome = await page.call({
        method: 'POST',
        url: '/api/things',
        query: { period: '2026-10', text: 'a & b?' },
        body: { name: 'one' },
        headers: { 'Idempotency-Key': 'key-1', 'X-Reason': 'correction' },
      });

      expectAnswered(outcome);
      const sent = server.sentTo('/api/things');
      assert.equal(sent.length, 2);
      for (const { method, search, headers } of sent) {
        assert.equal(method, 'POST');
        assert.deepEqual(Object.fromEntries(new URLSearchParams(search)), {
          period: '2026-10',
          text: 'a & b?',
        });
        assert.equal(headers['idempotency-key'], 'key-1');
        assert.equal(headers['x-reason'], 'correction');
      }
      assert.equal(sent[0]?.search, sent[1]?.search);
      assert.equal(executions(server), 1);
    },
  },
  {
    id: 'B06',
    level: 'safe',
    title: 'a file comes byte by byte after a refresh',
    async run({ server, signedIn }) {
      const page = await signedIn();
      server.tokens.expireAll();

      const outcome = await page.call({ url: '/api/file', responseType: 'bytes' });

      assert.deepEqual(outcome, { kind: 'answered', body: fileBytes });
    },
  },
  {
    id: 'B07',
    level: 'safe',
    title: 'the problem answered to a call for a file can be read by the caller',
    async run({ server, signedIn }) {
      const page = await signedIn();
      const given = problem(422, 'TOO_MANY_ROWS');
      server.answer('/api/file', given);

      const outcome = await page.call({ url: '/api/file', responseType: 'bytes' });

      assert.deepEqual(outcome, { kind: 'refused', status: 422, problem: given.body });
    },
  },
  {
    id: 'B08',
    level: 'safe',
    title: 'a caller who gives up during the refresh is let go at once and not repeated; the others go on',
    async run({ server, signedIn }) {
      const page = await signedIn();
      server.tokens.expireAll();
      const gate = server.hold(refresh.path);
      const caller = new AbortController();
      const other = page.call(things);
      const givenUp = page.call({ url: '/api/given-up', signal: caller.signal });
      await gate.arrived;
      await eventually('both calls are refused', () => server.sentTo('/api/given-up').length === 1);
      await quiet();

      caller.abort();
      const outcome = await Promise.race([givenUp, quiet()]);
      gate.open();

      assert.equal(outcome?.kind, 'aborted');
      expectAnswered(await other);
      await quiet();
      assert.equal(server.sentTo('/api/given-up').length, 1);
    },
  },
  {
    id: 'B09',
    level: 'safe',
    title: 'a caller who gives up the call that led to the refresh does not end the refresh',
    async run(world) {
      const page = await world.signedIn();
      world.server.tokens.expireAll();
      const gate = world.server.hold(refresh.path);
      const caller = new AbortController();
      const givenUp = page.call({ ...things, signal: caller.signal });
      await gate.arrived;

      caller.abort();
      await quiet();
      gate.open();

      assert.equal((await givenUp).kind, 'aborted');
      await eventually(
        'the new token is stored',
        () => world.storedAuth()?.['token'] === world.server.tokens.newestToken,
      );
      expectAnswered(await page.call(things));
      assert.equal(world.server.refreshes(), 1);
    },
  },
  {
    id: 'B10',
    level: 'safe',
    title: 'a repetition whose connection breaks fails as such: no second refresh, no end of the session',
    async run(world) {
      const page = await world.signedIn();
      world.server.tokens.expireAll();
      world.server.plan('/api/things', { kind: 'drop' }, { after: 1, ...always });

      const outcome = await page.call({ ...things, method: 'POST', body: {} });

      assert.equal(outcome.kind, 'unreachable');
      assert.equal(world.server.sentTo('/api/things').length, 2);
      assert.equal(world.server.refreshes(), 1);
      assert.equal(world.tripsToLogin(), 0);
      assert.equal(world.storedAuth()?.['token'], world.server.tokens.newestToken);
    },
  },
];
