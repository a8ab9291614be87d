import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { registrySchema, type Registry, type RegistryEntry } from '@tallyhouse/shared/contracts/registry';
import { ownPath } from '@tallyhouse/shared/registry/own-path';
import { reachableVersions, registeredRemote } from '@tallyhouse/shared/registry/resolve';

/**
 * Gives the manifests of the remote that owns a path, as data that a page carries: `[{ baseUrl, text }]`, of the stable
 * version first, then of every other that somebody can get, for who gets which is known only in the browser.
 *
 * So a page that is opened at a screen asks for nothing before the screen's own files. The registry is read unchecked
 * and the files are not compared with it: the page does both. Without a manifest here the page fetches it.
 */
export function createManifestsOf(
  webDir: string,
  registryText: string | null,
): (path: string) => Promise<string | null> {
  const entries = entriesIn(registryText);
  const known = new Map<RegistryEntry, Promise<string>>();

  return async (path) => {
    const owner = entries.find((entry) =>
      versionsOf(entry).some(({ paths }) => ownPath(paths, path) !== undefined),
    );
    if (owner === undefined) return null;
    const data = known.get(owner) ?? dataOf(owner, webDir);
    known.set(owner, data);
    return data;
  };
}

function entriesIn(text: string | null): Registry['remotes'] {
  try {
    const { payload } = JSON.parse(text ?? '') as { payload: string };
    const parsed = registrySchema.safeParse(JSON.parse(payload));
    return parsed.success ? parsed.data.remotes.filter(({ removed }) => removed === undefined) : [];
  } catch {
    return [];
  }
}

function versionsOf(entry: RegistryEntry) {
  return [...reachableVersions(entry)].flatMap((version) => registeredRemote(entry, version) ?? []);
}

async function dataOf(entry: RegistryEntry, webDir: string): Promise<string> {
  const manifests = await Promise.all(
    versionsOf(entry).map(async ({ baseUrl }) => ({ baseUrl, text: await textAt(baseUrl, webDir) })),
  );
  return JSON.stringify(manifests.filter(({ text }) => text !== null));
}

/** Null for what does not lie in this server's own folder of remotes. */
async function textAt(baseUrl: string, webDir: string): Promise<string | null> {
  const file = resolve(join(webDir, baseUrl, 'manifest.json'));
  if (!file.startsWith(resolve(webDir, 'remotes') + sep)) return null;
  return readFile(file, 'utf8').catch(() => null);
}
