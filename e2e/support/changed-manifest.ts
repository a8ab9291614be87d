import { createHash } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { announcementOf, type RemoteManifest } from '@tallyhouse/shared/contracts/registry';
import { registryIn, serveRegistry, signedRegistry } from './registry-place';

export interface ManifestChange {
  readonly baseURL: string | undefined;
  readonly name: string;
  /** Changes the manifest itself. */
  readonly change: (manifest: RemoteManifest) => void;
}

/** Gives the pages of a context a remote whose manifest says something else, signed, in the page and where it lies. */
export async function serveChangedManifest(
  context: BrowserContext,
  { baseURL, name, change }: ManifestChange,
): Promise<void> {
  const registry = registryIn(await (await fetch(`${baseURL}/registry.json`)).text());
  registry.sequence += 1;
  const entry = registry.remotes.find((remote) => remote.name === name);
  const release = entry?.releases.find(({ version }) => version === entry.stable);
  if (entry === undefined || release === undefined) throw new Error(`${name} is not published`);
  const { baseUrl } = release;
  const manifest = (await (await fetch(`${baseURL}${baseUrl}manifest.json`)).json()) as RemoteManifest;
  change(manifest);
  const text = JSON.stringify(manifest);
  release.manifest = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  entry.remotes[entry.stable] = announcementOf(manifest);
  const signed = await signedRegistry(registry);
  await serveRegistry(
    context,
    () => signed,
    (carried) => carried.map((other) => (other.baseUrl === baseUrl ? { baseUrl, text } : other)),
  );
  await context.route(`**${baseUrl}manifest.json`, (route) =>
    route.fulfill({ contentType: 'application/json', body: text }),
  );
}
