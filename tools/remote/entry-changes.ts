import type { Canary, RegistryEntry, Release } from '@tallyhouse/shared/contracts/registry';
import { SentenceError } from '../sentence-error.mjs';

/** What the registry says of a remote, without what follows from the manifests of its versions. */
export type Entry = Omit<RegistryEntry, 'remotes'>;

export interface PublishOptions {
  /** Gives it to nobody yet: `canary` or `pin` do. */
  readonly isHeldBack: boolean;
  /** Takes the place of the same version with other files: for folders that no user has open. */
  readonly isReplacing: boolean;
  /** Published by a build of the product, which leaves alone what somebody else moved, but for remotes of these names. */
  readonly build: { readonly takeOver: readonly string[] } | null;
}

/** The entry with one more release. Errors: `SentenceError` when the version is out with other files. */
export function withRelease(
  entry: Entry | undefined,
  owned: { readonly name: string; readonly owner: string },
  release: Release,
  { isHeldBack, isReplacing, build }: PublishOptions,
): Entry {
  const before = entry?.releases ?? [];
  const same = before.find(({ version }) => version === release.version);
  const isOther = same !== undefined && same.manifest !== release.manifest;
  if (isOther && !isReplacing)
    throw new SentenceError(
      `${owned.name} ${release.version} was published with other files: raise the version in its package.json.`,
    );
  const releases =
    same === undefined
      ? [...before, release]
      : before.map((other) => (other === same && isOther ? release : other));
  if (entry === undefined && isHeldBack)
    throw new SentenceError(`${owned.name} has no stable version yet: publish its first one without --hold.`);
  const stable = isHeldBack && entry !== undefined ? entry.stable : release.version;
  const next = { pins: [], ...entry, ...owned, releases, stable, followsBuild: build !== null };
  return build === null ? next : withRemoval(next, null);
}

/** Whether a build may give everybody this release of a remote. */
export function isForBuild(
  entry: Entry | undefined,
  { version }: Pick<Release, 'version'>,
  takeOver: readonly string[],
): boolean {
  if (entry === undefined || takeOver.includes(entry.name)) return true;
  return entry.followsBuild ?? isAsBuiltOnce(entry, version);
}

/** Nothing but what a build did: registries from before do not say who moved an entry. */
function isAsBuiltOnce({ releases, pins, canary, removed }: Entry, version: string): boolean {
  const isOnlyRelease = releases.length === 1 && releases[0]?.version === version;
  return isOnlyRelease && pins.length === 0 && canary === undefined && removed === undefined;
}

/** Whether the release is what everybody gets already, with the same files. */
export function isGivenOut({ stable, releases, removed }: Entry, { version, manifest }: Release): boolean {
  const same = releases.find((release) => release.version === version);
  return removed === undefined && stable === version && same?.manifest === manifest;
}

/** Errors: `SentenceError` when the version was never released. */
export function withPin(entry: Entry, brand: string, version: string | null): Entry {
  if (version !== null) requireReleased(entry, version);
  const others = entry.pins.filter((pin) => pin.brand !== brand);
  return { ...entry, pins: version === null ? others : [...others, { brand, version }] };
}

/** Null ends the trial. Errors: `SentenceError` when the version was never released. */
export function withCanary(entry: Entry, canary: Canary | null): Entry {
  const next = { ...entry };
  delete next.canary;
  if (canary === null) return next;
  requireReleased(entry, canary.version);
  return { ...next, canary };
}

/**
 * The stable version back at an earlier release; without one named, at the release before. A trial of the version
 * that is left ends.
 *
 * Errors: `SentenceError` when there is none.
 */
export function withRollback(entry: Entry, to: string | undefined): Entry {
  const at = entry.releases.findIndex(({ version }) => version === entry.stable);
  const version = to ?? entry.releases[at - 1]?.version;
  if (version === undefined)
    throw new SentenceError(
      `${entry.name} ${entry.stable} is its first release: there is none to go back to.`,
    );
  requireReleased(entry, version);
  if (version === entry.stable) throw new SentenceError(`${entry.name} is at ${version} already.`);
  const next = entry.canary?.version === entry.stable ? withCanary(entry, null) : entry;
  return { ...next, stable: version };
}

/** Null gives it back. */
export function withRemoval(entry: Entry, removed: RegistryEntry['removed'] | null): Entry {
  const next = { ...entry };
  delete next.removed;
  return removed === null || removed === undefined ? next : { ...next, removed };
}

function requireReleased({ name, releases }: Pick<Entry, 'name' | 'releases'>, version: string): void {
  if (releases.some((release) => release.version === version)) return;
  const known = releases.map((release) => release.version).join(', ');
  throw new SentenceError(`${name} ${version} was never published: choose one of ${known}.`);
}
