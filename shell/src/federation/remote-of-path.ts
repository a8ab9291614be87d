import type { RegisteredRemote } from '@tallyhouse/shared/contracts/registry';

/** The remote that owns `path`, as itself or as something below it. */
export function remoteOfPath(
  remotes: readonly RegisteredRemote[],
  path: string,
): RegisteredRemote | undefined {
  return remotes.find(({ paths }) => paths.some((own) => path === own || path.startsWith(`${own}/`)));
}
