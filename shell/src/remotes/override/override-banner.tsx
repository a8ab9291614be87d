import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useServices } from '../services/services';

// In the file that a page fetches only where overrides are allowed.
const OverrideNotice = lazy(() =>
  import(/* webpackChunkName: "override" */ './override-notice').then((module) => ({
    default: module.OverrideNotice,
  })),
);

/** Says above every screen that a remote comes from a developer's machine, or why none does. */
export function OverrideBanner() {
  const { override } = useServices();
  const state = useSyncExternalStore(override.subscribe, override.current);
  if (state.status === 'none' || state.status === 'requested') return null;
  return (
    <Suspense fallback={null}>
      <OverrideNotice state={state} onEnd={override.end} />
    </Suspense>
  );
}
