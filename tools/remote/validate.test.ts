import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sha384, validateFolder } from './validate';

let folder: string;
const files = { 'entry.js': 'entry', 'retail.js': 'retail' };
const hashes = Object.fromEntries(
  Object.entries(files).map(([name, text]) => [name, sha384(Buffer.from(text))]),
);
const manifest = {
  ...{ format: 1, name: 'remote-retail', version: '1.2.0', owner: 'Retail reporting', contract: 1 },
  ...{ container: 'tallyhouse_remote_retail_1_2_0', entry: 'entry.js', paths: ['/retail'], consumes: [] },
  calls: ['GET /api/RetailReports'],
  navigation: [
    { path: '/retail', title: { en: 'Retail', sw: 'Maduka' }, group: 'reports', icon: 'shop', order: 1 },
  ],
  preload: { '/retail': ['entry.js', 'retail.js'] },
  files: hashes,
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'remote-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await writeManifest({});
});
afterEach(() => rm(folder, { recursive: true }));

const writeManifest = (more: object) =>
  writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, ...more }));

test('a folder as the build leaves it is sound', async () => {
  await writeFile(join(folder, 'entry.js.br'), 'smaller');

  await expect(validateFolder(folder)).resolves.toEqual({
    status: 'sound',
    manifest,
    hash: sha384(await readFile(join(folder, 'manifest.json'))),
  });
});

test.each<[string, object, string, string]>([
  ['a name with a slash', { name: 'remote/retail' }, 'name is wrong', 'remote.config.mjs'],
  ['no owner', { owner: ' ' }, 'has no owner', 'Name the team'],
  ['a version that is none', { version: 'latest' }, 'latest is no version', 'like 2.3.1'],
  ['another contract', { contract: 2 }, 'built for contract 2; the shell speaks 1', 'Move it to contract 1'],
  [
    'a container without the version',
    { container: 'retail' },
    'does not carry the version',
    'names the container',
  ],
  ['no path', { paths: [], navigation: [], preload: {} }, 'has no path', 'List those'],
  ['a path of two parts', { paths: ['/retail', '/a/b'] }, '/a/b is no path', 'like /online'],
  ["a path of the shell's", { paths: ['/retail', '/login'] }, '/login belongs to the shell', 'another path'],
  ['a path twice', { paths: ['/retail', '/retail'] }, 'stands in paths twice', 'Take one out'],
  [
    'a path without files',
    { preload: {} },
    'Nothing says which files /retail needs',
    'webpackChunkName: "retail"',
  ],
  [
    'a menu entry that leads elsewhere',
    { navigation: [{ ...manifest.navigation[0], path: '/online' }] },
    'leads to /online, which is none of its paths',
    'Add the path',
  ],
  ['room for a bar elsewhere', { periodBarAt: ['/online'] }, 'asked for at /online', 'Correct periodBarAt'],
  [
    'an icon that is missing',
    { navigation: [{ ...manifest.navigation[0], icon: undefined }] },
    'icon',
    'build again',
  ],
  [
    'a call that gives tokens',
    { calls: ['POST /api/Auth/refresh'] },
    'POST /api/Auth/refresh is about the session',
    'calls.json',
  ],
  ['a call that is none', { calls: ['GET https://evil.example/'] }, 'calls.0 is wrong', 'build again'],
  ['an entry without a hash', { entry: 'gone.js' }, 'The entry gone.js has no hash', 'remote build'],
  [
    'a preloaded file without a hash',
    { preload: { '/retail': ['x.js'] } },
    'x.js is fetched ahead',
    'remote build',
  ],
  [
    'a hash that is none',
    { files: { ...hashes, 'entry.js': 'md5' } },
    'files.entry.js is wrong',
    'build again',
  ],
  [
    'a file outside its folder',
    { files: { ...hashes, '../shell.js': hashes['entry.js'] } },
    '../shell.js is not a file within',
    'remote build',
  ],
  [
    'a file that is not there',
    { files: { ...hashes, 'gone.js': hashes['entry.js'] } },
    'gone.js stands in the manifest but is not there',
    'change nothing',
  ],
])('%s is named, with the way out', async (_, more, what, mend) => {
  await writeManifest(more);

  const validated = await validateFolder(folder);

  const faults = validated.status === 'faulty' ? validated.faults : [];
  expect(faults).toContainEqual({ what: expect.stringContaining(what), mend: expect.stringContaining(mend) });
});

test.each<[string, () => Promise<void>, string]>([
  ['no manifest', () => rm(join(folder, 'manifest.json')), 'There is no manifest.json'],
  ['a manifest that is no JSON', () => writeFile(join(folder, 'manifest.json'), '{'), 'the whole is wrong'],
  ['a file that was changed', () => writeFile(join(folder, 'retail.js'), 'other'), 'its hash is another'],
  ['a file more', () => writeFile(join(folder, 'more.js'), 'x'), 'more.js has no hash'],
  ['a source map', () => writeFile(join(folder, 'a.js.map'), '{}'), 'would publish the source'],
])('%s is named', async (_, spoil, what) => {
  await spoil();

  const validated = await validateFolder(folder);

  const faults = validated.status === 'faulty' ? validated.faults : [];
  expect(faults.map((fault) => fault.what)).toContainEqual(expect.stringContaining(what));
});
