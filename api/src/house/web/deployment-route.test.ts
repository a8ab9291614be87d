import { createHash } from 'node:crypto';
import { access, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { entryOf, newKey, openedOf, registryOf, signedText } from '@tallyhouse/shared/testing/registry';
import fastify, { type FastifyInstance } from 'fastify';
import { handleErrors } from '../../platform/http/error-handler';
import { readBodies } from '../../platform/routes/read-bodies';
import { deploymentRoute } from './deployment-route';
import { createTurns } from './turns';

const token = 'a-token-of-twenty-four-characters';
const key = newKey();
const inAYear = new Date(Date.now() + 31_536_000_000).toISOString();
let webDir: string;
let server: FastifyInstance;

beforeEach(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'web-'));
  await writeFile(join(webDir, 'registry-keys.json'), JSON.stringify([key]));
  server = fastify();
  readBodies(server);
  handleErrors(server, []);
  deploymentRoute(server, { webDir, token, inTurn: createTurns() });
});
afterEach(async () => {
  await server.close();
  await rm(webDir, { recursive: true });
});

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const base64 = (text: string) => Buffer.from(text).toString('base64');
const audit = (sequence: number) => ({
  ...{ at: '2026-11-22T12:00:00Z', by: 'asha', deed: 'published remote-a 1.0.0', sequence, keyId: key.keyId },
});

/** What the tool sends to publish remote-a 1.0.0 with `content` in its entry. */
function deploymentOf({ content = 'run()', sequence = 1, from = null as string | null, signer = key } = {}) {
  const { baseUrl, ...opened } = openedOf('remote-a', '1.0.0');
  const manifest = { ...opened, files: { 'entry.js': sha384(content) } };
  const text = JSON.stringify(manifest);
  const entry = entryOf('remote-a', ['1.0.0']);
  const releases = [{ ...entry.releases[0]!, manifest: sha384(text), baseUrl }];
  const registry = registryOf([{ ...entry, releases }], {
    sequence,
    expiresAt: inAYear,
  });
  return {
    ...{ from, registry: signedText(registry, signer), audit: audit(sequence) },
    releases: [
      {
        name: 'remote-a',
        version: '1.0.0',
        files: { 'manifest.json': base64(text), 'entry.js': base64(content) },
      },
    ],
  };
}

type Deployment = ReturnType<typeof deploymentOf>;
const send = (deployment: Deployment, authorization = `Bearer ${token}`) =>
  server.inject({ method: 'POST', url: '/deployments', headers: { authorization }, payload: deployment });
const registryText = () => readFile(join(webDir, 'registry.json'), 'utf8').catch(() => null);
const entryPath = () => join(webDir, 'remotes/remote-a/1.0.0/entry.js');

test('what is sent is there: files, registry and a line of audit', async () => {
  const deployment = deploymentOf();

  expect((await send(deployment)).statusCode).toBe(204);
  expect(await readFile(entryPath(), 'utf8')).toBe('run()');
  expect(await registryText()).toBe(deployment.registry);
  expect(JSON.parse(await readFile(join(webDir, 'registry-audit.ndjson'), 'utf8'))).toEqual(deployment.audit);
});

test('what is sent can be read by every account, for another server may serve it', async () => {
  const before = process.umask(0o077);
  try {
    await send(deploymentOf());
  } finally {
    process.umask(before);
  }
  const modes = [
    entryPath(),
    dirname(entryPath()),
    dirname(dirname(entryPath())),
    join(webDir, 'registry.json'),
  ].map(async (path) => ((await stat(path)).mode & 0o777).toString(8));
  expect(await Promise.all(modes)).toEqual(['644', '755', '755', '644']);
});

const withFiles = (files: Record<string, string>, deployment = deploymentOf()) => ({
  ...deployment,
  releases: deployment.releases.map((release) => ({ ...release, files: { ...release.files, ...files } })),
});

test.each<[string, number, string, () => Deployment]>([
  ['signed by a strange key', 400, 'unknown-key', () => deploymentOf({ signer: newKey() })],
  [
    'with a registry that was changed',
    400,
    'forged',
    () => {
      const deployment = deploymentOf();
      return { ...deployment, registry: deployment.registry.replace('remote-a', 'remote-b') };
    },
  ],
  [
    'with other bytes than were signed',
    400,
    'entry.js of remote-a',
    () => withFiles({ 'entry.js': base64('evil()') }),
  ],
  ['with another manifest', 400, 'with this manifest', () => withFiles({ 'manifest.json': base64('{}') })],
  ['with a file more', 400, 'more.js of remote-a', () => withFiles({ 'more.js': base64('x') })],
  ['that leads out of its folder', 400, '../../shell.js', () => withFiles({ '../../shell.js': base64('x') })],
  ['made from another registry', 409, 'Somebody else', () => deploymentOf({ from: '{}' })],
])('one %s is refused and leaves nothing', async (_, status, words, made) => {
  const answer = await send(made());

  expect(answer.statusCode).toBe(status);
  expect(answer.json<{ detail: string }>().detail).toContain(words);
  expect(await registryText()).toBeNull();
  await expect(access(entryPath())).rejects.toThrow('ENOENT');
});

test.each(['', 'Bearer ', 'Bearer another-token-of-many-letters', token])(
  'without the token (%j) nobody deploys',
  async (header) => {
    expect((await send(deploymentOf(), header)).statusCode).toBe(401);
    expect(await registryText()).toBeNull();
  },
);

test('an older registry, and the same version with other files, are refused', async () => {
  const first = deploymentOf({ sequence: 5 });
  await send(first);
  const from = first.registry;

  expect((await send(deploymentOf({ sequence: 5, from }))).json()).toMatchObject({ status: 400 });
  const other = await send(deploymentOf({ sequence: 6, from, content: 'other()' }));
  expect(other.json<{ detail: string }>().detail).toContain('raise the version');
  expect(await readFile(entryPath(), 'utf8')).toBe('run()');
  expect(await registryText()).toBe(from);
});

test('of two that are sent at once one is taken', async () => {
  const statuses = await Promise.all([send(deploymentOf()), send(deploymentOf({ sequence: 2 }))]);

  expect(statuses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
});
