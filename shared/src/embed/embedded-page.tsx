import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { RemoteModule } from '../contracts/remote';
import { RemoteBoundary } from '../host/remote-boundary';
import { RemoteHostProvider } from '../host/remote-host';
import { isWorthRetrying } from '../http/worth-retrying';
import { QueryClient, QueryClientProvider } from '../kit/query';
import { Navigate, useLocation, useNavigate } from '../kit/router';
import { screenAt } from '../registry/screen-at';
import { SpokenPart } from '../ui/spoken-part';
import type { EmbedState } from './embed-state';
import type { MountEvent } from './mount-options';
import type { OpenPortal } from './open-portal';
import { PlaceNotice } from './place-notice';
import { useEmbedText } from './use-embed-text';
import { usePortalHost, type PortalPage } from './use-portal-host';

/** A remote as its file for portals is built. */
export interface EmbeddedRemote {
  readonly remote: RemoteModule;
  /** The only calls that it may make. */
  readonly calls: readonly string[];
}

interface EmbeddedPageProps extends EmbeddedRemote {
  readonly state: StoreApi<EmbedState>;
  readonly tell: (event: MountEvent) => void;
}

/** The screens, as the router draws them, for whoever the portal signed in. */
export function EmbeddedPage({ state, ...props }: EmbeddedPageProps) {
  const { phase, theme } = useStore(state);
  return phase.status === 'open' ? (
    <Page key={brandKey(phase.portal)} {...props} {...phase} theme={theme} />
  ) : null;
}

/** Answers belong to one user and brand: another choice starts without any. */
function Page(props: PortalPage) {
  const { remote, tell } = props;
  const host = usePortalHost(props);
  const queries = useQueries();
  useEffect(() => tell({ kind: 'shown' }), [tell]);
  return (
    <QueryClientProvider client={queries}>
      <RemoteHostProvider host={host}>
        <Guarded remote={remote} tell={tell}>
          <ScreenAtPath remote={remote} />
        </Guarded>
      </RemoteHostProvider>
    </QueryClientProvider>
  );
}

function useQueries(): QueryClient {
  const [queries] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { staleTime: 30_000, refetchOnWindowFocus: false, retry: isWorthRetrying },
        },
      }),
  );
  useEffect(() => () => letGo(queries), [queries]);
  return queries;
}

/** Each answer has a timer of minutes, begun when its last reader leaves or its call is ended, which would hold it. */
function letGo(queries: QueryClient): void {
  for (const query of queries.getQueryCache().getAll())
    query.setOptions({ ...query.options, gcTime: Infinity });
  queueMicrotask(() => queries.clear());
}

function ScreenAtPath({ remote }: Pick<EmbeddedRemote, 'remote'>) {
  const text = useEmbedText();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const screens = useMemo(
    () =>
      remote.screens.map(({ load, ...place }) => ({
        ...place,
        Screen: lazy(async () => ({ default: await load() })),
      })),
    [remote],
  );
  const found = screenAt(screens, pathname);
  if (pathname === '/') return <Navigate to={screens[0]?.path ?? '/'} replace />;
  if (found === undefined)
    return (
      <PlaceNotice
        title={text('elsewhere.title')}
        cause={text('elsewhere.cause', { path: pathname })}
        step={text('elsewhere.step')}
        action={text('elsewhere.back')}
        onAction={() => void navigate(-1)}
      />
    );
  return (
    <Suspense fallback={null}>
      <SpokenPart>
        <found.Screen />
      </SpokenPart>
    </Suspense>
  );
}

function Guarded({
  remote,
  tell,
  children,
}: Pick<PortalPage, 'remote' | 'tell'> & { readonly children: ReactNode }) {
  const text = useEmbedText();
  const [attempt, setAttempt] = useState(0);
  return (
    <RemoteBoundary
      key={attempt}
      onFault={(error) => tell({ kind: 'failed', error })}
      notice={
        <PlaceNotice
          title={text('broken.title')}
          cause={text('broken.cause', { remote: remote.name })}
          step={text('broken.step')}
          action={text('retry')}
          onAction={() => setAttempt(attempt + 1)}
        />
      }
    >
      {children}
    </RemoteBoundary>
  );
}

function brandKey({ session }: OpenPortal): string {
  return session.meta.getState().epoch;
}
