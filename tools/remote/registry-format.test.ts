import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry, RemoteManifest } from '@tallyhouse/shared/contracts/registry';
import { newKey, publicHalf, signedRegistryText } from '../web-build/registry-keys.mjs';
import { readArguments } from './arguments';
import { commands } from './commands';
import { folderPlace } from './folder-place';
import { sha384 } from './validate';

const pem = newKey();
const nowMs = Date.parse('2026-11-22T12:00:00Z');
let folder: string;
let seconds = 0;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'place-'));
  for (const version of ['1.0.0', '1.1.0']) await remote('publish', await built(version));
});
afterEach(() => rm(folder, { recursive: true }));

async function remote(...line: string[]): Promise<string> {
  const args = readArguments([...line, '--by', 'asha'], {});
  const actor = {
    place: folderPlace(folder),
    key: { ...publicHalf(pem), pem },
    ...{ by: args.by, days: args.days, nowMs: nowMs + 1000 * (seconds += 1), isDryRun: false },
  };
  return (await commands[args.command ?? '']!(args, actor)).join('\n');
}

/** A built remote-retail of one file. */
async function built(version: string): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'built-'));
  await writeFile(join(made, 'entry.js'), version);
  const manifest = {
    ...{ format: 1, name: 'remote-retail', version, owner: 'Retail reporting', contract: 1 },
    ...{ container: `tallyhouse_${version.replaceAll('.', '_')}`, entry: 'entry.js', paths: ['/retail'] },
    ...{ navigation: [], periodBarAt: ['/retail'], consumes: [], preload: { '/retail': ['entry.js'] } },
    files: { 'entry.js': sha384(Buffer.from(version)) },
  };
  await writeFile(join(made, 'manifest.json'), JSON.stringify(manifest));
  return made;
}

async function registryNow(): Promise<Registry> {
  const text = await readFile(join(folder, 'registry.json'), 'utf8');
  return JSON.parse((JSON.parse(text) as { payload: string }).payload) as Registry;
}

/** The registry as the tool before wrote it: format 2, with whole manifests. */
async function writeFormerRegistry(): Promise<void> {
  const registry = await registryNow();
  for (const { releases, remotes } of registry.remotes)
    for (const { version, baseUrl } of releases) {
      const text = await readFile(join(folder, baseUrl, 'manifest.json'), 'utf8');
      if (version in remotes)
        remotes[version] = { ...(JSON.parse(text) as RemoteManifest), baseUrl } as never;
    }
  const text = signedRegistryText(JSON.stringify({ ...registry, format: 2 }), pem);
  await writeFile(join(folder, 'registry.json'), text);
}

test('the registry announces what is given out, and nothing more of its manifest', async () => {
  const [entry] = (await registryNow()).remotes;

  const announced = { contract: 1, paths: ['/retail'], navigation: [], periodBarAt: ['/retail'] };
  expect(entry?.remotes).toEqual({ '1.1.0': announced });
});

test('a registry of the format before is read, and the next deed writes the present one', async () => {
  const before = await registryNow();
  await writeFormerRegistry();
  expect((await registryNow()).remotes[0]?.remotes['1.1.0']).toHaveProperty('files');

  expect(await remote('explain', 'remote-retail', '--user', 'u_1')).toContain('gets remote-retail 1.1.0');
  await remote('sign');
  const { format, remotes } = await registryNow();
  expect({ format, remotes }).toEqual({ format: 3, remotes: before.remotes });
});

test('out of a registry of the format before nothing is given whose manifest is gone or altered', async () => {
  await writeFormerRegistry();
  const manifest = join(folder, 'remotes/remote-retail/1.1.0/manifest.json');
  await writeFile(manifest, '{}');

  await expect(remote('sign')).rejects.toThrow('is not the published one');
  await rm(manifest);
  await expect(remote('sign')).rejects.toThrow('its files were deleted');
  expect(await registryNow()).toMatchObject({ format: 2 });
});

test('a manifest that is that of another remote is not announced', async () => {
  const text = JSON.stringify({
    ...(JSON.parse(
      await readFile(join(folder, 'remotes/remote-retail/1.0.0/manifest.json'), 'utf8'),
    ) as object),
    name: 'remote-other',
  });
  await writeFile(join(folder, 'remotes/remote-retail/1.0.0/manifest.json'), text);
  const registry = await registryNow();
  for (const { releases } of registry.remotes) releases[0]!.manifest = sha384(Buffer.from(text));
  await writeFile(join(folder, 'registry.json'), signedRegistryText(JSON.stringify(registry), pem));

  await expect(remote('rollback', 'remote-retail')).rejects.toThrow('is that of remote-other 1.0.0');
});
