import type { RegisteredRemote } from '@tallyhouse/shared/contracts/registry';
import { ownPath } from '@tallyhouse/shared/registry/own-path';

/** The remote that owns `path`, as itself or as something below it. */
export function remoteOfPath(
  remotes: readonly RegisteredRemote[],
  path: string,
): RegisteredRemote | undefined {
  return remotes.find(({ paths }) => ownPath(paths, path) !== undefined);
}
