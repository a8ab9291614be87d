import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyRegistry } from '@tallyhouse/shared/registry/verify';
import { newKey, publicHalf } from '../web-build/registry-keys.mjs';
import { readArguments } from './arguments';
import { commands } from './commands';
import { folderPlace } from './folder-place';
import type { Place } from './place';
import { sha384 } from './validate';

const keyOf = (pem: string) => ({ ...publicHalf(pem), pem });
const key = keyOf(newKey());
const nowMs = Date.parse('2026-11-22T12:00:00Z');
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'place-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A built remote-retail, `content` in its one file. */
async function built(version: string, { content = version, name = 'remote-retail', path = '/retail' } = {}) {
  const made = await mkdtemp(join(tmpdir(), 'built-'));
  await writeFile(join(made, 'entry.js'), content);
  const manifest = {
    ...{ format: 1, name, version, owner: 'Retail reporting', contract: 1, entry: 'entry.js' },
    container: `tallyhouse_${version.replaceAll('.', '_')}`,
    ...{ paths: [path], navigation: [], consumes: [], preload: { [path]: ['entry.js'] } },
    files: { 'entry.js': sha384(Buffer.from(content)) },
  };
  await writeFile(join(made, 'manifest.json'), JSON.stringify(manifest));
  return made;
}

/** Runs the command line; the clock goes on by a second with each. */
let seconds = 0;
async function remote(line: readonly string[], more: { place?: Place; pem?: string } = {}) {
  const args = readArguments([...line, '--by', 'asha'], {});
  const actor = {
    place: more.place ?? folderPlace(folder),
    key: more.pem === undefined ? key : keyOf(more.pem),
    ...{ by: args.by, days: args.days, nowMs: nowMs + 1000 * (seconds += 1), isDryRun: args['dry-run'] },
  };
  return (await commands[args.command ?? '']!(args, actor)).join('\n');
}

const published = async (...versions: string[]) => {
  for (const version of versions) await remote(['publish', await built(version)]);
};
const explained = (...more: string[]) => remote(['explain', 'remote-retail', '--user', 'u_1', ...more]);
const auditLines = async () =>
  (await readFile(join(folder, 'registry-audit.ndjson'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { deed: string; by: string; sequence: number });

test('what is published is signed, its files are there, and everybody gets it', async () => {
  await published('1.0.0');

  const text = await readFile(join(folder, 'registry.json'), 'utf8');
  await expect(verifyRegistry(text, { keys: [key], nowMs })).resolves.toMatchObject({ status: 'trusted' });
  expect(await readFile(join(folder, 'remotes/remote-retail/1.0.0/entry.js'), 'utf8')).toBe('1.0.0');
  expect(await explained()).toContain('gets remote-retail 1.0.0: it is the stable version.');
  expect(await auditLines()).toMatchObject([{ deed: 'published remote-retail 1.0.0', by: 'asha' }]);
});

test('a version that is out never changes', async () => {
  await published('1.0.0');

  await expect(remote(['publish', await built('1.0.0', { content: 'other' })])).rejects.toThrow(
    'raise the version in its package.json',
  );
  expect(await readFile(join(folder, 'remotes/remote-retail/1.0.0/entry.js'), 'utf8')).toBe('1.0.0');
  await remote(['publish', await built('1.0.0', { content: 'other' }), '--replace']);
  expect(await readFile(join(folder, 'remotes/remote-retail/1.0.0/entry.js'), 'utf8')).toBe('other');
});

test('a rollback goes to the release before, or to the one that is named', async () => {
  await published('1.0.0', '1.1.0', '1.2.0');

  await remote(['rollback', 'remote-retail']);
  expect(await explained()).toContain('1.1.0');
  await remote(['rollback', 'remote-retail', '--to', '1.2.0']);
  expect(await explained()).toContain('1.2.0');
  await expect(remote(['rollback', 'remote-retail', '--to', '7.0.0'])).rejects.toThrow(
    'never published: choose one of 1.0.0, 1.1.0, 1.2.0',
  );
  await remote(['rollback', 'remote-retail', '--to', '1.0.0']);
  await expect(remote(['rollback', 'remote-retail'])).rejects.toThrow('its first release');
});

test('a rollback to files that were deleted or altered is refused', async () => {
  await published('1.0.0', '1.1.0');
  const manifest = join(folder, 'remotes/remote-retail/1.0.0/manifest.json');
  await writeFile(manifest, '{}');

  await expect(remote(['rollback', 'remote-retail'])).rejects.toThrow('is not the published one');
  await rm(manifest);
  await expect(remote(['rollback', 'remote-retail'])).rejects.toThrow('its files were deleted');
});

test('a version that is held back reaches those of its trial, and pinned brands stay', async () => {
  await published('1.0.0');
  await remote(['publish', await built('2.0.0'), '--hold']);
  expect(await explained()).toContain('1.0.0');

  await remote([
    'canary',
    'remote-retail',
    '2.0.0',
    '--percent',
    '100',
    '--cohort',
    'autumn',
    '--role',
    'admin',
  ]);
  expect(await explained('--role', 'admin')).toContain('2.0.0: the trial autumn reaches 100 %');
  expect(await explained()).toContain(
    '1.0.0: it is the stable version; the trial autumn is for other roles.',
  );
  await remote(['pin', 'remote-retail', '1.0.0', '--brand', 'alder']);
  expect(await explained('--role', 'admin', '--brand', 'alder')).toContain('1.0.0: alder is pinned to it.');
  expect(await remote(['list'])).toContain(
    'alder is pinned to 1.0.0\n  trial autumn: 2.0.0 for 100 % of admin',
  );
  await remote(['pin', 'remote-retail', '--brand', 'alder']);
  expect(await explained('--role', 'admin', '--brand', 'alder')).toContain('2.0.0');
  await remote(['canary', 'remote-retail', '--stop']);
  expect(await explained('--role', 'admin')).toContain('1.0.0: it is the stable version.');
});

test('one that is taken out is explained by who and why, until it is given back', async () => {
  await published('1.0.0');
  await remote(['remove', 'remote-retail', '--reason', 'Its sums are wrong.']);
  expect(await explained()).toMatch(/does not get remote-retail: asha took it out .* Its sums are wrong\./);

  await remote(['remove', 'remote-retail', '--restore']);
  expect(await explained()).toContain('1.0.0');
});

test('a new key takes over, and the old one signs no more', async () => {
  await published('1.0.0');
  const next = join(folder, 'next.pem');
  await writeFile(next, newKey());
  await remote(['sign', '--new-key', next]);

  await expect(remote(['list'])).rejects.toThrow('signed by another key');
  expect(await remote(['list'], { pem: await readFile(next, 'utf8') })).toContain('remote-retail 1.0.0');
});

test.each([
  ['publish'],
  ['pin', 'remote-retail', '1.0.0', '--brand', 'alder'],
  ['canary', 'remote-retail', '1.0.0', '--percent', '5'],
  ['rollback', 'remote-retail'],
  ['remove', 'remote-retail', '--reason', 'why'],
  ['sign'],
])('a dry run of %s changes nothing', async (...line) => {
  await published('1.0.0', '1.1.0');
  const before = await readFile(join(folder, 'registry.json'), 'utf8');
  const audit = await auditLines();

  const said = await remote([...line, ...(line[0] === 'publish' ? [await built('3.0.0')] : []), '--dry-run']);

  expect(said).toContain('Would be done: asha');
  expect(await readFile(join(folder, 'registry.json'), 'utf8')).toBe(before);
  expect(await auditLines()).toEqual(audit);
  expect(await readdir(join(folder, 'remotes/remote-retail'))).toEqual(['1.0.0', '1.1.0']);
});

test.each([
  [['pin', 'remote-retail', '9.9.9', '--brand', 'alder'], 'never published'],
  [['pin', 'remote-retail', '1.0.0'], 'which brand'],
  [
    ['pin', 'remote-gone', '1.0.0', '--brand', 'alder'],
    'no remote remote-gone here: choose one of remote-retail',
  ],
  [['canary', 'remote-retail', '1.0.0', '--percent', '101'], 'not from 0 to 100'],
  [['canary', 'remote-retail', '1.0.0'], 'how many'],
  [['remove', 'remote-retail'], 'why: --reason'],
  [['explain', 'remote-retail'], 'for which user'],
  [['publish'], 'which folder'],
  [['list', '--days', '0'], 'no number of days'],
  [['list', '--colour'], 'See remote --help'],
])('%j is refused in words', async (line, words) => {
  await published('1.0.0');

  await expect(remote(line)).rejects.toThrow(words);
});

test('a path of another remote is refused with its owner', async () => {
  await published('1.0.0');

  await expect(remote(['publish', await built('1.0.0', { name: 'remote-other' })])).rejects.toThrow(
    '/retail belongs to remote-retail of Retail reporting',
  );
});

test('of two who change the registry at once one is refused, and nothing is lost', async () => {
  await published('1.0.0', '1.1.0');
  const place = folderPlace(folder);
  const slow: Place = {
    ...place,
    commit: async (commit) => {
      await remote(['pin', 'remote-retail', '1.0.0', '--brand', 'birch']);
      return place.commit(commit);
    },
  };

  await expect(remote(['rollback', 'remote-retail'], { place: slow })).rejects.toThrow(
    'Somebody else changed',
  );
  expect(await explained('--brand', 'birch')).toContain('1.0.0');
  expect(await explained()).toContain('1.1.0');
});

test('a registry that was tampered with is not built upon', async () => {
  await published('1.0.0');
  const file = join(folder, 'registry.json');
  await cp(file, `${file}.old`);
  await writeFile(file, (await readFile(file, 'utf8')).replace('Retail', 'Robber'));

  await expect(remote(['list'])).rejects.toThrow('cannot be trusted (forged)');
});
