import type { RegisteredRemote } from '@tallyhouse/shared/contracts/registry';
import type { TabBrand } from '@tallyhouse/shared/session/tab-brand';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useServices } from '../services/services';
import { remotesFor } from './remotes-for';

/** The remotes of this tab; null while the registry is on its way or being checked. */
export function useTabRemotes(tab: TabBrand): readonly RegisteredRemote[] | null {
  const { registry, session } = useServices();
  const read = useSyncExternalStore(registry.subscribe, registry.current);
  useEffect(() => {
    void registry.ready();
  }, [registry]);
  // Roles that change take effect with the next page: a tab keeps its versions.
  const [roles] = useState(() => session.auth.getState().roles);
  const remotes = useMemo(
    () => (read === null ? null : remotesFor(read.registry, tab, roles)),
    [read, tab, roles],
  );
  useEffect(() => {
    if (remotes !== null) rememberVersions(remotes);
  }, [remotes]);
  return remotes;
}

/** For the script of the next page, which fetches ahead before it is known who the user is. */
function rememberVersions(remotes: readonly RegisteredRemote[]): void {
  const versions = Object.fromEntries(remotes.map(({ name, version }) => [name, version]));
  try {
    localStorage.setItem('tallyhouse.versions', JSON.stringify(versions));
  } catch {
    // Blocked or full: the stable versions are fetched ahead.
  }
}
