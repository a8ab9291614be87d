import { createInstance } from '@module-federation/enhanced/runtime';
import type { OpenedRemote } from '@tallyhouse/shared/contracts/registry';
import { shareScope } from '../share-scope';
import { loadContainer } from './load-container';

/** Names of everything that this page gives to remotes. */
export const provides: ReadonlySet<string> = new Set(Object.keys(shareScope));

/** Begins to fetch what a remote's screen takes from this page, while the remote's own files are on their way. */
export function provideAhead({ consumes, consumesAt }: OpenedRemote, path: string): void {
  for (const module of consumesAt?.[path] ?? consumes) {
    // One that does not come fails the remote's own load, which is told.
    for (const { get } of Object.values(shareScope[module] ?? {})) void get().catch(() => undefined);
  }
}

const known = new Map<string, OpenedRemote>();

const host = createInstance({
  name: 'tallyhouse_shell',
  remotes: [],
  plugins: [
    {
      name: 'shell',
      // Our own scope in the place of the runtime's sharing, which is left out of the build.
      beforeInitContainer: (args) => ({ ...args, shareScope: shareScope as never }),
      loadEntry: async ({ remoteInfo }) => {
        const remote = known.get(remoteInfo.name);
        if (remote === undefined) throw new Error(`${remoteInfo.name} was never registered`);
        // The runtime's type leaves out that `get` answers later.
        return (await loadContainer(remote)) as never;
      },
    },
  ],
});

/**
 * Fetches a remote's entry and gives its `./routes` module, unchecked. Rejects when either does not come; a later
 * call tries anew.
 */
export async function loadRoutesModule(remote: OpenedRemote): Promise<unknown> {
  if (!known.has(remote.name)) {
    known.set(remote.name, remote);
    host.registerRemotes([
      {
        name: remote.name,
        entry: remote.baseUrl + remote.entry,
        entryGlobalName: remote.container,
        type: 'global',
      },
    ]);
  }
  return host.loadRemote(`${remote.name}/routes`);
}
