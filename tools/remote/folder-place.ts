import { appendFile, cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { SentenceError } from '../sentence-error.mjs';
import type { Commit, Place, ReleaseFolder } from './place';

/** A folder that a server serves: `registry.json`, `registry-audit.ndjson` and `remotes/<name>/<version>/`. */
export function folderPlace(folder: string): Place {
  const registryFile = join(folder, 'registry.json');
  const readRegistry = () =>
    readFile(registryFile, 'utf8').catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    });

  return {
    readRegistry,
    readManifest: (baseUrl) =>
      readFile(join(folder, baseUrl, 'manifest.json')).catch(() => {
        throw new SentenceError(
          `There is no manifest.json in ${join(folder, baseUrl)}: its files were deleted.`,
        );
      }),
    async commit({ from, registry, releases, audit }: Commit) {
      // A page takes up the new registry only when every file that it names is there.
      for (const release of releases) await addRelease(folder, release);
      if ((await readRegistry()) !== from)
        throw new SentenceError('Somebody else changed the registry meanwhile: run the same command again.');
      await mkdir(folder, { recursive: true });
      await writeFile(`${registryFile}.new`, registry);
      await rename(`${registryFile}.new`, registryFile);
      await appendFile(join(folder, 'registry-audit.ndjson'), `${JSON.stringify(audit)}\n`);
    },
  };
}

/** Puts the files of a release in their folder in one step. */
async function addRelease(folder: string, { name, version, folder: source }: ReleaseFolder): Promise<void> {
  const target = resolve(folder, 'remotes', name, version);
  if (resolve(source) === target) return;
  const half = join(dirname(target), `.${version}.new`);
  await rm(half, { recursive: true, force: true });
  await cp(source, half, { recursive: true });
  await rm(target, { recursive: true, force: true });
  await rename(half, target);
}
