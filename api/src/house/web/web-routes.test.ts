import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import { entryOf, newKey, registryOf, signedText } from '@tallyhouse/shared/testing/registry';
import fastify, { type FastifyInstance } from 'fastify';
import { readConfig } from '../../platform/config/config';
import { handleErrors, refuseAddress } from '../../platform/http/error-handler';
import { addSecurityHeaders } from '../../platform/http/security-headers';
import { webRoutes } from './web-routes';

const preload = 'performance.mark("page")';
const registry = {
  format: 2,
  keyId: '0123456789abcdef',
  signature: 'signature',
  payload: '{"owner":"Online </script><script>alert(1)</script>"}',
};
let webDir: string;
let server: FastifyInstance;

beforeEach(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'web-'));
  await mkdir(join(webDir, 'shell'));
  for (const folder of ['remotes', 'embed', 'sdk']) await mkdir(join(webDir, folder));
  const page = `<!doctype html><head><!--manifests--><script type="application/json" id="tallyhouse-shell">{"remote":[]}</script><script>${preload}</script><script src="/shell/main.js"></script></head><body><!--registry--></body>`;
  await writeFile(join(webDir, 'index.html'), page);
  await writeFile(join(webDir, 'registry.json'), JSON.stringify(registry));
  await writeFile(join(webDir, 'shell', 'main.0123456789ab.js'), 'main');
  await writeFile(join(webDir, 'shell', 'main.0123456789ab.js.br'), 'compressed');
  await writeFile(join(webDir, 'remotes', 'manifest.json'), '{}');
  server = fastify({ frameworkErrors: refuseAddress });
  addSecurityHeaders(server);
  handleErrors(server, []);
  await server.register(compress);
  await webRoutes(server, readConfig({ WEB_DIR: webDir }));
});
afterEach(async () => {
  await server.close();
  await rm(webDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  server.inject({ url, headers });

test.each(['/', '/online', '/online/rep_1?page=2', '/no/such/page'])(
  '%s answers the page, never to be stored',
  async (path) => {
    const answer = await get(path);

    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
  },
);

test('the page carries the registry, which cannot break out of its element', async () => {
  const { body } = await get('/online');
  const json =
    /<script type="application\/json" id="tallyhouse-registry">(.*?)<\/script>/.exec(body)?.[1] ?? '';

  expect(JSON.parse(json)).toEqual(registry);
});

test.each(['/', '/login', '/login/?returnTo=%2Fonline', '/error?code=404'])(
  '%s shows no remote, so it carries nothing of any',
  async (path) => {
    const { body } = await get(path);

    expect(body).not.toContain('application/json');
    expect(body).not.toContain('<!--');
    expect(body).toContain(`<script>${preload}</script>`);
  },
);

test.each(['/brands', '/login-attempts', '/online/login'])('%s carries it', async (path) => {
  expect((await get(path)).body).toContain('id="tallyhouse-registry"');
});

test('a shell that asks for no registry itself is given one on every page', async () => {
  await writeFile(join(webDir, 'index.html'), '<head><!--registry--></head>');

  expect((await get('/login')).body).toContain('id="tallyhouse-registry"');
});

test('a registry that was changed is in the next page, and asked for alone', async () => {
  await get('/online');
  await writeFile(join(webDir, 'registry.json'), JSON.stringify({ ...registry, payload: '{"sequence":2}' }));

  expect((await get('/online')).body).toContain('{\\"sequence\\":2}');
  const alone = await get('/registry.json', { accept: '*/*' });
  expect(alone.json()).toMatchObject({ payload: '{"sequence":2}' });
  expect(alone.headers['cache-control']).toBe('no-cache');
});

test('the page of a screen carries the manifest of its remote, which cannot break out of its element', async () => {
  const text = '{"owner":"</script><script>alert(1)</script> $& "}\n';
  await mkdir(join(webDir, 'remotes/remote-a/1.0.0'), { recursive: true });
  await writeFile(join(webDir, 'remotes/remote-a/1.0.0/manifest.json'), text);
  const signed = signedText(registryOf([entryOf('remote-a', ['1.0.0'])]), newKey());
  await writeFile(join(webDir, 'registry.json'), signed);
  const carried = /<script type="application\/json" id="tallyhouse-manifests">(.*?)<\/script>/;

  const { body } = await get('/remote-a/rep_1?page=2');
  expect(JSON.parse(carried.exec(body)?.[1] ?? '')).toEqual([{ baseUrl: '/remotes/remote-a/1.0.0/', text }]);
  const other = await get('/login');
  expect(other.body).not.toMatch(carried);
  expect(other.body).not.toContain('<!--manifests-->');
});

test.each(
  ['shell', 'remotes', 'embed', 'sdk'].flatMap((folder) =>
    ['', 'some/', '..%2f', '..%2f..%2fpackage.json'].map((rest) => `/${folder}/${rest}`),
  ),
)('%s is no file, and no fault of the server', async (path) => {
  for (const folder of ['shell', 'remotes', 'embed', 'sdk'])
    await mkdir(join(webDir, folder, 'some'), { recursive: true });

  expect((await get(path, { accept: '*/*' })).statusCode).toBe(404);
});

test('packages for teams come byte by byte, whatever their caller unpacks, and what is none is no page', async () => {
  const packed = gzipSync(Buffer.alloc(100_000, 'packed'));
  await writeFile(join(webDir, 'sdk', 'tallyhouse-tools-1.0.0-0123456789ab.tgz'), packed);

  const answer = await get('/sdk/tallyhouse-tools-1.0.0-0123456789ab.tgz', { 'accept-encoding': 'gzip, br' });
  expect(answer.headers['content-encoding'] ?? 'identity').toBe('identity');
  expect(answer.headers['content-type']).toBe('application/gzip');
  expect(answer.headers['cache-control']).toContain('immutable');
  expect(answer.rawPayload.equals(packed)).toBe(true);
  expect((await get('/sdk/other.tgz')).statusCode).toBe(404);
});

test('without a registry pages come all the same', async () => {
  await rm(join(webDir, 'registry.json'));

  expect((await get('/online')).body).not.toContain('tallyhouse-registry');
  expect((await get('/registry.json', { accept: '*/*' })).statusCode).toBe(404);
});

test('the policy allows own scripts and the inline one by its hash, nothing else', async () => {
  const policy = String((await get('/')).headers['content-security-policy']);
  const hash = createHash('sha256').update(preload).digest('base64');

  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      `script-src 'self' 'sha256-${hash}'`,
      "style-src 'self'",
      'worker-src blob:',
      "frame-ancestors 'none'",
    ]),
  );
  expect(policy).not.toMatch(/unsafe|\*|(?<!worker-src )blob:/);
});

test('browsers that know it refuse scripts without a hash themselves', async () => {
  expect((await get('/')).headers['integrity-policy']).toBe('blocked-destinations=(script)');
});

test.each([
  ['/online', 'text/html,*/*'],
  ['/online/rep.1', 'text/html'],
  ['/', '*/*'],
])('%s asked for as %s is the page', async (path, accept) => {
  const answer = await get(path, { accept });

  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
});

test.each(['/shell/gone.js', '/remotes/online/1.0.0/entry.js', '/api/gone', '/favicon.ico', '/robots.txt'])(
  '%s is a 404 that is not HTML',
  async (path) => {
    const answer = await get(path, { accept: /ico|txt/.test(path) ? '*/*' : 'text/html,*/*' });

    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  },
);

const strange = [
  '',
  '.',
  '..',
  '%2e%2e',
  '%2e%2e%2f',
  '..%5c',
  'sub',
  'sub/',
  '%00',
  'x%00.js',
  '%zz',
  '%ff',
  '*',
];
const folders = [
  '/',
  '/shell/',
  '/remotes/',
  '/remotes/sub/',
  '/embed/',
  '/sdk/',
  '/registry.json/',
  '/_tallyhouse/',
];

test.each(
  folders.flatMap((folder) => [...strange, 'x'.repeat(300), 'x/'.repeat(500)].map((end) => folder + end)),
)('%s is no failure of the server', async (url) => {
  await mkdir(join(webDir, 'remotes', 'sub'), { recursive: true });
  for (const method of ['GET', 'HEAD', 'POST', 'TRACE'] as const) {
    const answer = await server.inject({
      method: method as 'GET',
      url,
      headers: { accept: 'text/html,*/*' },
    });
    expect([method, answer.statusCode < 500]).toEqual([method, true]);
    if (answer.statusCode >= 400 && method !== 'HEAD')
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  }
});

test.each(['/shell/../index.html', '/shell/%2e%2e/index.html', '/remotes/..%2findex.html'])(
  '%s does not leave the folder',
  async (path) => {
    const answer = await get(path, { accept: '*/*' });

    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  },
);

test('hashed names are kept for a year, others are asked for again', async () => {
  const hashed = await get('/shell/main.0123456789ab.js');
  const other = await get('/remotes/manifest.json');

  expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(hashed.headers['content-type']).toMatch('javascript');
  expect(other.headers['cache-control']).toBe('no-cache');
});

test('a compressed neighbour is sent to who takes it', async () => {
  const answer = await get('/shell/main.0123456789ab.js', { 'accept-encoding': 'br' });

  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.body).toBe('compressed');
});
