import type { RegisteredRemote } from '@tallyhouse/shared/contracts/registry';

/** What a tab would get anew: another version of a remote, or `to: null` for one that was taken out. */
export interface VersionChange {
  readonly remote: RegisteredRemote;
  readonly to: string | null;
}

/** In which remotes of its own a tab is behind what a page would get that is opened now. */
export function versionChanges(
  own: readonly RegisteredRemote[],
  offered: readonly RegisteredRemote[],
): readonly VersionChange[] {
  return own.flatMap<VersionChange>((remote) => {
    const next = offered.find(({ name }) => name === remote.name);
    if (next === undefined) return [{ remote, to: null }];
    return isSame(remote, next) ? [] : [{ remote, to: next.version }];
  });
}

/** The same version may have been built anew in a development folder: its manifest is another then. */
function isSame(one: RegisteredRemote, other: RegisteredRemote): boolean {
  return one.version === other.version && one.manifest === other.manifest;
}
