import { buildApp } from '../../app/app';
import { endsWithin } from '../../app/testing/ends-within';
import { readConfig } from '../../platform/config/config';
import type { Store } from '../../store/store';
import { openTestStore } from '../../store/testing/open-test-store';

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

/** The server, its store answering as `query` says once it has started. */
async function startWith(query: Store['query']) {
  let isStarted = false;
  const server = await buildApp({
    store: { ...store, query: (...args) => (isStarted ? query(...args) : store.query(...args)) as never },
    config: readConfig({}),
  });
  isStarted = true;
  return server;
}

test('with its store the server is live and ready', async () => {
  const server = await startWith(store.query);

  expect((await server.inject('/api/health/live')).json()).toEqual({ status: 'live' });
  expect((await server.inject('/api/health/ready')).json()).toEqual({ status: 'ready' });
  expect((await server.inject('/api/health')).json()).toEqual({ status: 'ready' });
  await server.close();
});

test.each([
  ['fails', () => Promise.reject(new Error('connection refused at 10.0.0.7'))],
  ['never answers @deep', () => new Promise<never>(() => undefined)],
])('when its store %s, the server stays live and is not ready within three seconds', async (_case, query) => {
  const server = await startWith(query);
  const asked = server.inject('/api/health/ready');
  expect(await endsWithin(3000, asked)).toBe(true);
  const ready = await asked;

  expect((await server.inject('/api/health/live')).statusCode).toBe(200);
  expect(ready.json()).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  expect(ready.body).not.toContain('10.0.0.7');
  expect((await server.inject('/api/health')).statusCode).toBe(503);
  expect(await endsWithin(6000, server.close())).toBe(true);
});

test('the version says whether the data is invented', async () => {
  const server = await startWith(store.query);
  const before = (await server.inject('/api/Version')).json();
  await store.query(`insert into store_meta (key, value) values ('demo', '{"state":"complete"}')`);

  expect(before).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/), demo: false });
  expect((await server.inject('/api/Version')).json()).toMatchObject({ demo: true });
  await server.close();
});
