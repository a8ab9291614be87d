import { createInstance } from '@module-federation/enhanced/runtime';
import type { RegisteredRemote } from '@tallyhouse/shared/contracts/registry';
import { shareScope } from './share-scope';

/** An entry that has not come after this is given up: the page goes on without the remote. */
const entryBudgetMs = 8000;

const known = new Map<string, RegisteredRemote>();

const host = createInstance({
  name: 'tallyhouse_shell',
  remotes: [],
  plugins: [
    {
      name: 'shell',
      // Our own scope in the place of the runtime's sharing, which is left out of the build.
      beforeInitContainer: (args) => ({ ...args, shareScope: shareScope as never }),
      createScript: ({ url, remoteInfo }) => {
        const remote = remoteInfo === undefined ? undefined : known.get(remoteInfo.name);
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        script.crossOrigin = 'anonymous';
        // An entry without a hash gets one that no file matches: it never runs.
        if (TALLYHOUSE_CHECK_INTEGRITY) script.integrity = remote?.files[remote.entry] ?? 'sha384-missing';
        return { script, timeout: entryBudgetMs };
      },
    },
  ],
});

/**
 * Fetches a remote's entry and gives its `./routes` module, unchecked. Rejects when either does not come; a later
 * call tries anew.
 */
export async function loadRoutesModule(remote: RegisteredRemote): Promise<unknown> {
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
