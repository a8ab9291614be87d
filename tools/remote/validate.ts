import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { remoteManifestSchema, type RemoteManifest } from '@tallyhouse/shared/contracts/registry';
import { manifestFaults, type Fault } from './manifest-faults';

/** A built remote: what its manifest says, or what is wrong with its folder. */
export type Validated =
  | { readonly status: 'sound'; readonly manifest: RemoteManifest; readonly hash: string }
  | { readonly status: 'faulty'; readonly faults: readonly Fault[] };

/** Looks whether a folder holds a remote that can be published. */
export async function validateFolder(folder: string): Promise<Validated> {
  const bytes = await readFile(join(folder, 'manifest.json')).catch(() => null);
  if (bytes === null)
    return faulty([
      { what: `There is no manifest.json in ${folder}.`, mend: 'Build the remote first: remote build NAME.' },
    ]);
  const parsed = remoteManifestSchema.safeParse(jsonOf(bytes));
  if (!parsed.success) {
    return faulty(
      parsed.error.issues.map(({ path, message }) => ({
        what: `manifest.json: ${path.length === 0 ? 'the whole' : path.join('.')} is wrong (${message}).`,
        mend: 'Correct remote.config.mjs or package.json and build again; the manifest is written by the build.',
      })),
    );
  }
  const faults = [...manifestFaults(parsed.data), ...(await fileFaults(folder, parsed.data))];
  return faults.length > 0 ? faulty(faults) : { status: 'sound', manifest: parsed.data, hash: sha384(bytes) };
}

export function sha384(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Whether the files that lie there are the ones of the manifest. */
async function fileFaults(folder: string, { files }: RemoteManifest): Promise<Fault[]> {
  const rebuild = 'Build the remote again and change nothing in its folder.';
  const found = await filesIn(folder);
  const faults: Fault[] = [];
  for (const [file, hash] of Object.entries(files)) {
    if (!found.has(file))
      faults.push({ what: `${file} stands in the manifest but is not there.`, mend: rebuild });
    else if (sha384(await readFile(join(folder, file))) !== hash)
      faults.push({ what: `${file} is not the file of the manifest: its hash is another.`, mend: rebuild });
  }
  for (const file of found) {
    if (!(file in files))
      faults.push({ what: `${file} has no hash in the manifest, so no page may load it.`, mend: rebuild });
    if (file.endsWith('.map'))
      faults.push({
        what: `${file} would publish the source.`,
        mend: 'Build for production, which writes no source maps.',
      });
  }
  return faults;
}

async function filesIn(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  return new Set(files.filter((file) => file !== 'manifest.json'));
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return undefined;
  }
}

function faulty(faults: readonly Fault[]): Validated {
  return { status: 'faulty', faults };
}
