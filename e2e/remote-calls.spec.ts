import type { Page } from '@playwright/test';
import { madeRemote } from './support/made-remote';
import { copyOfPlace } from './support/registry-place';
import { expect, test } from './support/test';

const listJobs = { method: 'GET', path: '/api/Jobs', access: 'signed-in', status: 200 };
const listUsers = { ...listJobs, path: '/api/Users' };
const readJob = { ...listJobs, path: '/api/Jobs/:id' };

/** A screen that hands its host to the test, so that the test is the hostile code. */
const screen = `window.__host = host; return h('h1', null, 'Hostile');`;

type Host = Record<string, never> & {
  http: { call: (endpoint: object, input?: object) => Promise<unknown> };
};

/** Makes a call as the remote, and says what came of it. */
function callAs(page: Page, endpoint: object, input: object = {}) {
  return page.evaluate(
    async ([asked, given]) => {
      const { http } = (window as unknown as { __host: Host }).__host;
      try {
        await http.call(asked, given);
        return 'answered';
      } catch (error) {
        const { problem, message } = error as Error & { problem?: { code: string; detail?: string } };
        return problem === undefined ? message : `${problem.code}: ${problem.detail ?? ''}`;
      }
    },
    [endpoint, input] as const,
  );
}

test('check 11: a hostile remote reaches the calls that its manifest names, and no other', async ({
  page,
  context,
  signIn,
  watch,
}) => {
  watch.allow(/404/);
  const place = await copyOfPlace();
  const calls = ['GET /api/Jobs', 'GET /api/Jobs/:id'];
  await place.remote('publish', await madeRemote({ name: 'remote-hostile', calls, screen }));
  await place.serveTo(context);
  // May do everything, so that nothing but the manifest holds the remote back.
  await signIn('admin');
  await page.goto('/hostile');
  await expect(page.getByRole('heading', { level: 1, name: 'Hostile' })).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));

  expect(await callAs(page, listJobs)).toBe('answered');
  expect(await callAs(page, listUsers)).toBe(
    'CALL_NOT_NAMED: The manifest of remote-hostile does not name GET /api/Users, so it was not sent.',
  );
  expect(await callAs(page, { ...listUsers, path: '/api/Auth/refresh', method: 'POST' })).toContain(
    'CALL_NOT_NAMED',
  );
  expect(await callAs(page, { ...listJobs, path: '//evil.example/api/Jobs' })).toContain('CALL_NOT_NAMED');
  expect(await callAs(page, readJob, { params: { id: '../Users' } })).toContain('NOT_FOUND');
  expect(await callAs(page, readJob, { params: { id: '..' } })).toContain('cannot stand for id');
  expect(sent.filter((path) => path.startsWith('/api/Users') || path.startsWith('/api/Auth'))).toEqual([]);
});

test('check 11: no token is in reach of a remote through the contract, not even in the errors of calls', async ({
  page,
  context,
  signIn,
  watch,
}) => {
  watch.allow(/404/);
  const place = await copyOfPlace();
  const calls = ['GET /api/Jobs/:id'];
  await place.remote('publish', await madeRemote({ name: 'remote-hostile', calls, screen }));
  await place.serveTo(context);
  await signIn('reporter');
  await page.goto('/hostile');
  await expect(page.getByRole('heading', { level: 1, name: 'Hostile' })).toBeVisible();

  const found = await page.evaluate(async (endpoint) => {
    const { __host: host } = window as unknown as { __host: Host };
    const auth = JSON.parse(localStorage.getItem('auth') ?? '{}') as Record<string, string | undefined>;
    const secrets = [auth['token'] ?? '', auth['refreshToken'] ?? ''].filter((text) => text !== '');
    const error: unknown = await host.http
      .call(endpoint, { params: { id: 'none' } })
      .catch((e: unknown) => e);
    const seen = new Set<unknown>();
    const places: string[] = [];
    const look = (value: unknown, where: string) => {
      if (typeof value === 'string' && secrets.some((secret) => value.includes(secret))) places.push(where);
      if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value))
        return;
      seen.add(value);
      for (const key of Reflect.ownKeys(value)) {
        try {
          look(Reflect.get(value, key), `${where}.${String(key)}`);
        } catch {
          // Some properties may not be read.
        }
      }
    };
    look(host, 'host');
    look(error, 'error');
    return { secrets: secrets.length, places, code: (error as { problem: { code: string } }).problem.code };
  }, readJob);

  expect(found).toEqual({ secrets: 2, places: [], code: 'NOT_FOUND' });
});
