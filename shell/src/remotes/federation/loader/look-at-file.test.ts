import { createHash } from 'node:crypto';
import { lookAtFile, readFile } from './look-at-file';

const text = 'run()';
const hash = `sha384-${createHash('sha384').update(text).digest('base64')}`;

interface Answer {
  readonly status?: number;
  readonly type?: string;
  readonly contentType?: string;
  readonly body?: string | null;
}

/** Answers as a server would; without a body the connection ends while it comes. */
function serve({ status = 200, type = 'basic', contentType = 'text/javascript', body = text }: Answer): void {
  const answer = {
    ...{ status, type, ok: status >= 200 && status < 300 },
    headers: new Headers({ 'Content-Type': contentType }),
    arrayBuffer: () =>
      body === null
        ? Promise.reject(new TypeError('cut off'))
        : Promise.resolve(Uint8Array.from(Buffer.from(body)).buffer),
  };
  globalThis.fetch = jest.fn(() => Promise.resolve(answer as unknown as Response));
}

const { fetch: before } = globalThis;
afterEach(() => {
  globalThis.fetch = before;
});

test('the published bytes are given, asked for past every cache and without a cookie', async () => {
  serve({});

  const file = await readFile('/a.js', hash);
  expect(file.state === 'published' ? Buffer.from(file.bytes).toString() : file.state).toBe(text);
  expect(jest.mocked(fetch).mock.calls).toMatchObject([
    ['/a.js', { cache: 'no-store', credentials: 'omit', redirect: 'manual' }],
  ]);
});

test.each<[string, Answer, string]>([
  ['other bytes', { body: 'evil()' }, 'altered'],
  ['bytes that are cut off', { body: text.slice(0, -1) }, 'altered'],
  ['a way elsewhere', { type: 'opaqueredirect', status: 0 }, 'moved'],
  ['404', { status: 404 }, 'gone'],
  ['410', { status: 410 }, 'gone'],
  ['a page', { contentType: 'text/html; charset=utf-8' }, 'gone'],
  ['503', { status: 503 }, 'unreachable'],
  ['half an answer', { body: null }, 'unreachable'],
])('%s is told', async (_, answer, state) => {
  serve(answer);

  await expect(readFile('/a.js', hash)).resolves.toEqual({ state });
  await expect(lookAtFile('/a.js', hash)).resolves.toBe(state);
});

test('no connection is told', async () => {
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('offline')));

  await expect(readFile('/a.js', hash)).resolves.toEqual({ state: 'unreachable' });
});
