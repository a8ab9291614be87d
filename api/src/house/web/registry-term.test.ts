import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyRegistry } from '@tallyhouse/shared/registry/verify';
import { entryOf, newKey, registryOf, signedText, type TestKey } from '@tallyhouse/shared/testing/registry';
import fastify from 'fastify';
import { keepRegistry } from './keep-registry';
import { registryWarning, signRegistryAnew } from './registry-term';
import { createTurns } from './turns';

const signedAt = '2026-11-01T00:00:00.000Z';
const expiresAt = '2026-12-01T00:00:00.000Z';
const key = newKey();
let webDir: string;
let keyFile: string;

beforeEach(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'registry-'));
  keyFile = join(webDir, 'key.pem');
  await writeFile(keyFile, pemOf(key));
  await writeFile(
    join(webDir, 'registry-keys.json'),
    JSON.stringify([{ keyId: key.keyId, publicKey: key.publicKey }]),
  );
  await writeRegistry(expiresAt);
});
afterEach(() => rm(webDir, { recursive: true }));

const pemOf = ({ privateKey }: TestKey) => privateKey.export({ format: 'pem', type: 'pkcs8' });
const present = () => readFile(join(webDir, 'registry.json'), 'utf8');

function writeRegistry(end: string) {
  const registry = { ...registryOf([entryOf('remote-online', ['1.0.0'])]), signedAt, expiresAt: end };
  return writeFile(join(webDir, 'registry.json'), signedText(registry, key));
}

test.each([
  ['2026-11-23T00:00:00Z', undefined],
  ['2026-11-24T00:00:00Z', 'ends in 7 days, on 2026-12-01T00:00:00.000Z: run remote sign'],
  ['2026-11-30T12:00:00Z', 'ends in 1 day'],
  ['2026-12-02T00:00:00Z', 'ended on 2026-12-01T00:00:00.000Z'],
])('at %s it is said that it %s', async (now, words) => {
  const warning = await registryWarning(webDir, Date.parse(now));

  if (words === undefined) expect(warning).toBeUndefined();
  else expect(warning).toContain(words);
});

test('a page that has it takes the one signed anew, for as long as the one before; in the first half it stays', async () => {
  const early = await present();
  expect(await signRegistryAnew(webDir, keyFile, Date.parse('2026-11-15T23:00:00Z'))).toBe(false);
  expect(await present()).toBe(early);

  const nowMs = Date.parse('2026-11-16T00:00:00Z');
  expect(await signRegistryAnew(webDir, keyFile, nowMs)).toBe(true);

  const before = await verifyRegistry(early, { keys: [key], nowMs });
  if (before.status !== 'trusted') throw new Error(before.reason);
  const verdict = await verifyRegistry(await present(), {
    ...{ keys: [key], nowMs, newest: before.registry.sequence + 1 },
  });
  expect(verdict).toMatchObject({
    status: 'trusted',
    registry: { remotes: before.registry.remotes, expiresAt: '2026-12-16T00:00:00.000Z' },
  });
  expect(await readFile(join(webDir, 'registry-audit.ndjson'), 'utf8')).toContain('"by":"the server"');
});

test('a key that the shell does not trust signs nothing', async () => {
  await writeFile(keyFile, pemOf(newKey()));
  const early = await present();

  await expect(signRegistryAnew(webDir, keyFile, Date.parse('2026-11-20T00:00:00Z'))).rejects.toThrow(
    'which the shell does not trust',
  );
  expect(await present()).toBe(early);
});

test.each([
  ['was altered', (text: string) => text.replace('remote-online', 'remote-onlimit')],
  ['another key signed', () => signedText({ ...registryOf([]), signedAt, expiresAt }, newKey())],
])('one that %s is not signed anew', async (_, change) => {
  const foul = change(await present());
  await writeFile(join(webDir, 'registry.json'), foul);

  await expect(signRegistryAnew(webDir, keyFile, Date.parse('2026-11-20T00:00:00Z'))).rejects.toThrow(
    'was not signed anew',
  );
  expect(await present()).toBe(foul);
});

test('the end is told although the key cannot sign', async () => {
  await writeRegistry(new Date(Date.now() + 3_600_000).toISOString());
  await writeFile(keyFile, 'no key');
  const told: string[] = [];
  const server = fastify();
  jest.spyOn(server.log, 'warn').mockImplementation((words) => void told.push(String(words)));
  keepRegistry(server, { webDir, keyFile, inTurn: createTurns() });
  await server.ready();

  expect(told.join()).toContain('The registry of remotes ends in 1 day');
  await server.close();
});

test('a server that has the key has it signed before it takes calls', async () => {
  await writeRegistry(new Date(Date.now() + 3_600_000).toISOString());
  const server = fastify();
  keepRegistry(server, { webDir, keyFile, inTurn: createTurns() });
  await server.ready();

  expect(await registryWarning(webDir, Date.now())).toBeUndefined();
  await server.close();
});

test('there is nothing to say without a registry', async () => {
  await rm(join(webDir, 'registry.json'));

  expect(await registryWarning(webDir, Date.now())).toBeUndefined();
  expect(await signRegistryAnew(webDir, keyFile, Date.now())).toBe(false);
});
