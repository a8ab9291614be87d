import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { RemoteHost, RemoteModule } from '../contracts/remote';
import { RemoteBoundary } from '../host/remote-boundary';
import { RemoteHostProvider } from '../host/remote-host';
import { limitedClient } from '../http/limited-client';
import { isWorthRetrying } from '../http/worth-retrying';
import { useLocale } from '../i18n/use-locale';
import { App } from '../kit/modal';
import { QueryClient, QueryClientProvider } from '../kit/query';
import { Navigate, useLocation, useNavigate } from '../kit/router';
import { mainStoreOf } from '../session/main-store';
import { useAuth, useTabBrand } from '../session/use-session';
import type { EmbedState } from './embed-state';
import type { MountEvent } from './mount-options';
import type { OpenPortal } from './open-portal';
import { PlaceNotice } from './place-notice';
import { useEmbedText } from './use-embed-text';

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

interface PageProps extends EmbeddedRemote {
  readonly portal: OpenPortal;
  readonly theme: 'light' | 'dark';
  readonly tell: (event: MountEvent) => void;
}

/** Answers belong to one user and brand: another choice starts without any. */
function Page({ remote, calls, portal, theme, tell }: PageProps) {
  const host = useHost({ remote, calls, portal, theme, tell });
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

function useHost({ remote, calls, portal, theme, tell }: PageProps): RemoteHost {
  const { session, http } = portal;
  const { user, roles } = useAuth(session);
  const { chosen } = useTabBrand(session);
  const navigate = useNavigate();
  const locale = useLocale();
  const { message } = App.useApp();
  return useMemo(
    () => ({
      http: limitedClient(http, { name: remote.name, calls: [...calls] }),
      main: mainStoreOf(session),
      session: {
        user: { id: user?.id ?? '', email: user?.email ?? '', name: user?.name ?? '' },
        roles,
        permissions: chosen?.permissions ?? [],
        brand: chosen?.brand ?? null,
      },
      locale,
      theme,
      navigate: (path) => void navigate(path),
      notify: ({ kind, text }) => {
        void message.open({ type: kind, content: text });
        tell({ kind: 'notice', level: kind, text });
      },
      setTitle: (title, period) => tell({ kind: 'title', title, period: period ?? null }),
      // The session is the portal's: it ends it, or shows how.
      signOut: () => tell({ kind: 'session-over' }),
    }),
    [remote, calls, session, http, user, roles, chosen, locale, theme, navigate, message, tell],
  );
}

function ScreenAtPath({ remote }: Pick<EmbeddedRemote, 'remote'>) {
  const text = useEmbedText();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const screens = useMemo(
    () =>
      remote.screens.map(({ path, load }) => ({
        path,
        Screen: lazy(async () => ({ default: await load() })),
      })),
    [remote],
  );
  const found = screens.find(({ path }) => isWithin(path, pathname));
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
      <found.Screen />
    </Suspense>
  );
}

/** Whether `pathname` is a screen's own path or below it. */
export function isWithin(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

function Guarded({
  remote,
  tell,
  children,
}: Pick<PageProps, 'remote' | 'tell'> & { readonly children: ReactNode }) {
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
