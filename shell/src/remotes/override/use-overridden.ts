import type { RegisteredRemote } from '@tallyhouse/shared/contracts/registry';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../services/services';
import { overridden } from './overridden';

/**
 * The remotes of this tab with the one that comes from elsewhere in the place of the published one; null while that is
 * on its way.
 */
export function useOverridden(
  registered: readonly RegisteredRemote[] | null,
): readonly RegisteredRemote[] | null {
  const { override } = useServices();
  const state = useSyncExternalStore(override.subscribe, override.current);
  useEffect(() => {
    if (registered !== null) override.bring(registered.map(({ name }) => name));
  }, [override, registered]);
  return useMemo(
    () => (registered === null || state.status === 'requested' ? null : overridden(registered, state)),
    [registered, state],
  );
}
