import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newKey, publicHalf, signedRegistryText } from '../web-build/registry-keys.mjs';
import { readArguments } from './arguments';
import { commands } from './commands';
import { folderPlace } from './folder-place';
import { sha384 } from './validate';

const pem = newKey();
const key = { ...publicHalf(pem), pem };
const nowMs = Date.parse('2026-11-22T12:00:00Z');
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'place-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A built remote-retail, `content` in its one file. */
async function built(version: string, { content = version } = {}) {
  const made = await mkdtemp(join(tmpdir(), 'built-'));
  await writeFile(join(made, 'entry.js'), content);
  const manifest = {
    ...{
      format: 1,
      name: 'remote-retail',
      version,
      owner: 'Retail reporting',
      contract: 1,
      entry: 'entry.js',
    },
    container: `tallyhouse_${version.replaceAll('.', '_')}`,
    ...{ paths: ['/retail'], navigation: [], consumes: [], preload: { '/retail': ['entry.js'] } },
    files: { 'entry.js': sha384(Buffer.from(content)) },
  };
  await writeFile(join(made, 'manifest.json'), JSON.stringify(manifest));
  return made;
}

/** Runs the command line; the clock goes on by a second with each. */
let seconds = 0;
async function remote(line: readonly string[]) {
  const args = readArguments([...line, '--by', 'asha'], {});
  const actor = {
    place: folderPlace(folder),
    key,
    ...{ by: args.by, days: args.days, nowMs: nowMs + 1000 * (seconds += 1), isDryRun: args['dry-run'] },
  };
  return (await commands[args.command ?? '']!(args, actor)).join('\n');
}

const published = async (...versions: string[]) => {
  for (const version of versions) await remote(['publish', await built(version)]);
};
const explained = (...more: string[]) => remote(['explain', 'remote-retail', '--user', 'u_1', ...more]);

test('a build gives everybody what it built, and leaves alone whatever somebody did by a command', async () => {
  const build = async (content: string, ...more: string[]) =>
    remote(['publish', await built('1.0.0', { content }), '--replace', '--as-build', ...more]);
  const entry = () => readFile(join(folder, 'remotes/remote-retail/1.0.0/entry.js'), 'utf8');
  await build('first');
  expect(await build('second')).not.toContain('Skipped');
  expect(await entry()).toBe('second');

  for (const deed of [
    ['publish', await built('1.1.0')],
    ['rollback', 'remote-retail', '--to', '1.1.0'],
    ['pin', 'remote-retail', '1.0.0', '--brand', 'alder'],
    ['canary', 'remote-retail', '1.1.0', '--percent', '5'],
    ['remove', 'remote-retail', '--reason', 'Its sums are wrong.'],
  ]) {
    await build('taken over', '--take-over', 'remote-retail');
    await remote(deed);
    const before = await remotesNow();

    expect(await build('third')).toMatch(
      /Skipped: remote-retail 1\.0\.0 .*npm run build -- --take-over remote-retail/,
    );
    expect(await remotesNow()).toEqual(before);
    expect(await entry()).toBe('taken over');
  }

  await build('fourth', '--take-over', 'remote-retail');
  expect(await explained()).toContain('gets remote-retail 1.0.0: it is the stable version');
  expect(await explained('--brand', 'alder')).toContain('alder is pinned to it');
  expect(await entry()).toBe('fourth');
});

test('a build says nothing of a remote that somebody moved to just what was built', async () => {
  await remote(['publish', await built('1.0.0'), '--as-build']);
  await remote(['pin', 'remote-retail', '1.0.0', '--brand', 'alder']);

  expect(await remote(['publish', await built('1.0.0'), '--as-build'])).not.toContain('Skipped');
});

test('of a registry from before, a build moves what only builds can have made', async () => {
  await remote(['publish', await built('1.0.0'), '--as-build']);
  await withoutFollowsBuild();
  expect(
    await remote(['publish', await built('1.0.0', { content: 'new' }), '--replace', '--as-build']),
  ).toMatch(/^Done: asha published/);

  await published('1.1.0');
  await withoutFollowsBuild();
  expect(await remote(['publish', await built('1.0.0'), '--replace', '--as-build'])).toMatch(/^Skipped/);
});

async function remotesNow(): Promise<unknown> {
  const { payload } = JSON.parse(await registryText()) as { payload: string };
  return (JSON.parse(payload) as { remotes: unknown }).remotes;
}

const registryText = () => readFile(join(folder, 'registry.json'), 'utf8');

/** As registries were written before they said who moved an entry. */
async function withoutFollowsBuild() {
  const { payload } = JSON.parse(await registryText()) as { payload: string };
  const old = payload.replaceAll(/,?"followsBuild":(true|false)/g, '');
  await writeFile(join(folder, 'registry.json'), signedRegistryText(old, key.pem));
}
