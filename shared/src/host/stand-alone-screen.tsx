import { createContext, lazy, Suspense, use, useMemo } from 'react';
import { Navigate, useLocation } from '../kit/router';
import { screenAt } from '../registry/screen-at';
import type { TabBrand } from '../session/tab-brand';
import { RemoteHostProvider } from './remote-host';
import { SpokenPart } from '../ui/spoken-part';
import { useAloneHost, type AlonePage } from './use-alone-host';

interface Shown {
  readonly page: AlonePage;
  readonly tab: TabBrand;
}

/** What the page around the router holds; it changes while the router stays. */
export const AlonePageContext = createContext<Shown | null>(null);

/** The screen of the present path, under a host that gives what the shell's gives. */
export function StandAloneScreen() {
  const shown = use(AlonePageContext);
  return shown === null ? null : <ScreenOf {...shown} />;
}

function ScreenOf({ page, tab }: Shown) {
  const { pathname } = useLocation();
  const host = useAloneHost(page, tab);
  const { remote } = page;
  const screens = useMemo(
    () =>
      remote.screens.map(({ load, ...place }) => ({
        ...place,
        Screen: lazy(async () => ({ default: await load() })),
      })),
    [remote],
  );
  const found = screenAt(screens, pathname);
  if (found === undefined) return <Navigate to={screens[0]?.path ?? '/'} replace />;
  return (
    <RemoteHostProvider host={host}>
      <Suspense fallback={null}>
        <SpokenPart>
          <found.Screen />
        </SpokenPart>
      </Suspense>
    </RemoteHostProvider>
  );
}
