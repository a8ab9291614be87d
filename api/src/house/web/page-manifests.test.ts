import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegistryEntry } from '@tallyhouse/shared/contracts/registry';
import { entryOf, newKey, registryOf, signedText } from '@tallyhouse/shared/testing/registry';
import { createManifestsOf } from './page-manifests';

const key = newKey();
let folder: string;
let webDir: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-'));
  webDir = join(folder, 'web');
  for (const version of ['1.0.0', '1.1.0', '2.0.0'])
    await writeManifest(`remotes/remote-a/${version}`, version);
});
afterEach(() => rm(folder, { recursive: true }));

async function writeManifest(place: string, text: string): Promise<void> {
  await mkdir(join(webDir, place), { recursive: true });
  await writeFile(join(webDir, place, 'manifest.json'), `{"is":"${text}"}\n`);
}

const versions = ['1.0.0', '1.1.0', '2.0.0'];
const manifestsOf = (entry: RegistryEntry, path: string) =>
  createManifestsOf(webDir, signedText(registryOf([entryOf('remote-b', ['1.0.0']), entry]), key))(path);
const given = (version: string) => ({
  baseUrl: `/remotes/remote-a/${version}/`,
  text: `{"is":"${version}"}\n`,
});

test.each(['/remote-a', '/remote-a/rep_1'])('%s has the exact text of its stable version', async (path) => {
  const data = await manifestsOf(entryOf('remote-a', versions), path);

  expect(JSON.parse(data ?? '')).toEqual([given('1.0.0')]);
});

test('every version that somebody can get is there, the stable one first, and no other', async () => {
  const canary = { version: '2.0.0', cohort: 'autumn', percent: 5 };
  const data = await manifestsOf(entryOf('remote-a', versions, { stable: '1.1.0', canary }), '/remote-a');

  expect(JSON.parse(data ?? '')).toEqual([given('1.1.0'), given('2.0.0')]);
});

test.each(['/', '/login', '/remote-ab', '/remote'])('%s belongs to none and has none', async (path) => {
  await expect(manifestsOf(entryOf('remote-a', versions), path)).resolves.toBeNull();
});

test('one that was taken out has none', async () => {
  const removed = { at: '2026-11-01T00:00:00Z', by: 'asha', reason: 'wrong sums' };

  await expect(manifestsOf(entryOf('remote-a', versions, { removed }), '/remote-a')).resolves.toBeNull();
});

test.each([
  '/remotes/gone/',
  '/remotes/../../elsewhere/',
  '/elsewhere/',
  'https://remotes.example/remote-a/',
  '//remotes.example/',
])('a version at %s is left to the page', async (baseUrl) => {
  await writeManifest('../elsewhere', 'not for pages');
  await writeManifest('elsewhere', 'not for pages');
  await writeManifest('remotes.example', 'not for pages');
  const entry = entryOf('remote-a', ['1.0.0']);
  const releases = entry.releases.map((release) => ({ ...release, baseUrl }));

  await expect(manifestsOf({ ...entry, releases }, '/remote-a')).resolves.toBe('[]');
});

test.each([null, '', '{"format":2,"payl', '{"format":2}', '{"payload":"{}"}'])(
  'the registry %j gives none',
  async (text) => {
    await expect(createManifestsOf(webDir, text)('/remote-a')).resolves.toBeNull();
  },
);
