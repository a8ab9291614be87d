import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  announcementOf,
  remoteManifestSchema,
  type Announcement,
  type Registry,
  type RegistryEntry,
} from '@tallyhouse/shared/contracts/registry';
import { faultsOf } from '@tallyhouse/shared/registry/faults-of';
import { reachableVersions } from '@tallyhouse/shared/registry/resolve';
import { verifyRegistry } from '@tallyhouse/shared/registry/verify';
import { SentenceError } from '../sentence-error.mjs';
import type { Entry } from './entry-changes';
import type { Place, ReleaseFolder } from './place';
import { signedRegistryText } from '../web-build/registry-keys.mjs';
import type { SigningKey } from './signing-key';
import { sha384 } from './validate';

/** Who does something to a registry, and how long it is to be good. */
export interface Actor {
  readonly place: Place;
  readonly key: SigningKey;
  readonly by: string;
  readonly days: number;
  readonly nowMs: number;
  /** Says what would be done, and does nothing. */
  readonly isDryRun: boolean;
}

export interface Deed {
  /** In a few words, for the audit: `pinned remote-online 1.0.0 for alder`. */
  readonly deed: string;
  readonly entries: readonly Entry[];
  readonly releases?: readonly ReleaseFolder[];
}

/** The registry of a place, whatever its age, and the text that it stands in. Errors: `SentenceError` when it is not signed as it should be. */
export async function readPlace(
  place: Place,
  key: SigningKey,
): Promise<{ text: string | null; registry: Registry | null }> {
  const text = await place.readRegistry();
  if (text === null) return { text, registry: null };
  const verdict = await verifyRegistry(text, { keys: [key], nowMs: 0 });
  if (verdict.status === 'trusted') return { text, registry: verdict.registry };
  if (verdict.reason === 'unknown-key')
    throw new SentenceError(
      'The registry was signed by another key: name that key with --key; to change keys, use remote sign --new-key FILE.',
    );
  throw new SentenceError(
    `The registry of this place cannot be trusted (${verdict.reason}): put back the last good one.`,
  );
}

/**
 * Writes the registry that an action leads to, signed, in one step with its files. Gives it.
 *
 * Errors: `SentenceError` when it would contradict itself, or somebody else was quicker.
 */
export async function changeRegistry(
  actor: Actor,
  actionOf: (entries: readonly RegistryEntry[]) => Promise<Deed> | Deed,
  key = actor.key,
): Promise<Registry> {
  const { text: from, registry: before } = await readPlace(actor.place, actor.key);
  const { deed, entries, releases = [] } = await actionOf(before?.remotes ?? []);
  const known = before?.format === 3 ? before.remotes : [];
  const remotes = await Promise.all(
    entries.map((entry) => withAnnouncements(entry, { actor, known, releases })),
  );
  const registry: Registry = {
    format: 3,
    // Seconds of the clock, so that a place that was lost and made anew is not taken for an older one.
    sequence: Math.max((before?.sequence ?? 0) + 1, Math.floor(actor.nowMs / 1000)),
    signedAt: new Date(actor.nowMs).toISOString(),
    expiresAt: new Date(actor.nowMs + actor.days * 86_400_000).toISOString(),
    change: { by: actor.by, deed },
    remotes,
  };
  const [fault] = faultsOf(registry);
  if (fault !== undefined) throw new SentenceError(fault);
  if (!actor.isDryRun) {
    const audit = {
      at: registry.signedAt,
      by: actor.by,
      deed,
      sequence: registry.sequence,
      keyId: actor.key.keyId,
    };
    await actor.place.commit({
      from,
      registry: signedRegistryText(JSON.stringify(registry), key.pem),
      releases,
      audit,
    });
  }
  return registry;
}

interface Sources {
  readonly actor: Actor;
  /** Entries whose announcements are taken over; none of a registry whose pages did not need the manifests' files. */
  readonly known: readonly RegistryEntry[];
  readonly releases: readonly ReleaseFolder[];
}

/** Adds what pages must know of each version that somebody can get, and of no others. */
async function withAnnouncements(entry: Entry, sources: Sources): Promise<RegistryEntry> {
  const remotes: Record<string, Announcement> = {};
  for (const version of reachableVersions(entry)) remotes[version] = await announced(entry, version, sources);
  return { ...entry, remotes };
}

async function announced(
  entry: Entry,
  version: string,
  { actor, known, releases }: Sources,
): Promise<Announcement> {
  const release = entry.releases.find((other) => other.version === version);
  if (release === undefined) throw new SentenceError(`${entry.name} ${version} was never published.`);
  const added = releases.find((other) => other.name === entry.name && other.version === version);
  const before = known.find(({ name }) => name === entry.name)?.remotes[version];
  if (added === undefined && before !== undefined) return before;
  const bytes =
    added === undefined ? await actor.place.readManifest(release.baseUrl) : await readAdded(added);
  if (sha384(bytes) !== release.manifest)
    throw new SentenceError(
      `The manifest of ${entry.name} ${version} is not the published one: publish it under a new version.`,
    );
  const manifest = remoteManifestSchema.parse(JSON.parse(Buffer.from(bytes).toString()));
  const { name } = manifest;
  if (name !== entry.name || manifest.version !== version)
    throw new SentenceError(
      `The manifest of ${entry.name} ${version} is that of ${name} ${manifest.version}: publish it under a new version.`,
    );
  return announcementOf(manifest);
}

async function readAdded({ folder }: ReleaseFolder): Promise<Uint8Array> {
  return readFile(join(folder, 'manifest.json'));
}
