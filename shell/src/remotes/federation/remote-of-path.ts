import type { RegisteredRemote } from '@tallyhouse/shared/contracts/registry';

/** Places of remotes in their list by each path that is theirs; of two that claim one the first has it. */
const placesOf = new WeakMap<readonly RegisteredRemote[], ReadonlyMap<string, number>>();

/**
 * The remote that owns `path`, as itself or as something below it; of several the first in the list.
 *
 * Looks the path and what it lies below up, so that a menu of a list of 400 does not compare each path with each.
 */
export function remoteOfPath(
  remotes: readonly RegisteredRemote[],
  path: string,
): RegisteredRemote | undefined {
  const places = placesOf.get(remotes) ?? newPlaces(remotes);
  let first = places.get(path) ?? Infinity;
  for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', end + 1))
    first = Math.min(first, places.get(path.slice(0, end)) ?? Infinity);
  return remotes[first];
}

function newPlaces(remotes: readonly RegisteredRemote[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  remotes.forEach(({ paths }, place) => {
    for (const path of paths) if (!places.has(path)) places.set(path, place);
  });
  placesOf.set(remotes, places);
  return places;
}
