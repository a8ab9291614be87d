import type { Canary, RegisteredRemote, Registry, RegistryEntry } from '../contracts/registry';
import { stickyShare } from './sticky-share';

/** For whom versions are chosen. */
export interface Viewer {
  /** Id of the brand that the tab works for; null in the group view. */
  readonly brand: string | null;
  readonly roles: readonly string[];
  readonly userId: string;
}

/** Why a user gets the version that they get. `share` is where the user stands in the trial, 0 to 100. */
export type VersionReason =
  | { readonly kind: 'pin'; readonly brand: string }
  | { readonly kind: 'canary'; readonly cohort: string; readonly percent: number; readonly share: number }
  | { readonly kind: 'stable'; readonly canary: CanaryMiss | null };

/** Why a user is not in a trial that runs. */
export type CanaryMiss =
  | { readonly kind: 'brand' | 'role'; readonly cohort: string }
  | { readonly kind: 'share'; readonly cohort: string; readonly percent: number; readonly share: number };

export interface ResolvedRemote {
  readonly version: string;
  readonly reason: VersionReason;
  readonly remote: RegisteredRemote;
}

/**
 * Which version of each remote a user gets, and why, by the name of the remote and in the order of the registry.
 *
 * The pin of the brand comes before the trial, the trial before the stable version. A remote that was taken out is
 * not there.
 */
export function resolve(registry: Registry, viewer: Viewer): ReadonlyMap<string, ResolvedRemote> {
  const resolved = new Map<string, ResolvedRemote>();
  for (const entry of registry.remotes) {
    if (entry.removed !== undefined) continue;
    const { version, reason } = chooseVersion(entry, viewer);
    const remote = registeredRemote(entry, version);
    // A trusted registry has what somebody can get: `faultsOf`.
    if (remote !== undefined) resolved.set(entry.name, { version, reason, remote });
  }
  return resolved;
}

/** A version of an entry, with what is written once for all of them; undefined for one that is not given out. */
export function registeredRemote(entry: RegistryEntry, version: string): RegisteredRemote | undefined {
  const release = entry.releases.find((other) => other.version === version);
  const announcement = entry.remotes[version];
  if (release === undefined || announcement === undefined) return undefined;
  const { name, owner } = entry;
  const { baseUrl, manifest } = release;
  return { ...announcement, name, owner, version, baseUrl, manifest };
}

function chooseVersion(entry: RegistryEntry, viewer: Viewer): { version: string; reason: VersionReason } {
  const pin = entry.pins.find(({ brand }) => brand === viewer.brand);
  if (pin !== undefined) return { version: pin.version, reason: { kind: 'pin', brand: pin.brand } };
  if (entry.canary === undefined) return { version: entry.stable, reason: { kind: 'stable', canary: null } };
  const { version, cohort, percent } = entry.canary;
  const miss = missOf(entry.name, entry.canary, viewer);
  if (miss !== null) return { version: entry.stable, reason: { kind: 'stable', canary: miss } };
  const share = stickyShare(entry.name, cohort, viewer.userId);
  return { version, reason: { kind: 'canary', cohort, percent, share } };
}

function missOf(name: string, canary: Canary, viewer: Viewer): CanaryMiss | null {
  const { cohort, percent, brands, roles } = canary;
  if (brands !== undefined && (viewer.brand === null || !brands.includes(viewer.brand)))
    return { kind: 'brand', cohort };
  if (roles !== undefined && !roles.some((role) => viewer.roles.includes(role)))
    return { kind: 'role', cohort };
  const share = stickyShare(name, cohort, viewer.userId);
  return share < percent ? null : { kind: 'share', cohort, percent, share };
}

/** Every version that somebody can get: the stable one, pinned ones, and that of the trial. */
export function reachableVersions(
  entry: Pick<RegistryEntry, 'stable' | 'pins' | 'canary'>,
): ReadonlySet<string> {
  const trial = entry.canary === undefined ? [] : [entry.canary.version];
  return new Set([entry.stable, ...entry.pins.map(({ version }) => version), ...trial]);
}
