import { lazy, Suspense, useMemo } from 'react';
import type { HttpClient, RemoteHost, RemoteModule } from '../contracts/remote';
import { limitedClient } from '../http/limited-client';
import { useLocale } from '../i18n/use-locale';
import { App } from '../kit/modal';
import { Navigate, useLocation, useNavigate } from '../kit/router';
import { signOut } from '../session/end-session';
import { mainStoreOf } from '../session/main-store';
import type { Session } from '../session/session';
import { useAuth, useTabBrand } from '../session/use-session';
import { RemoteHostProvider } from './remote-host';

interface Props {
  readonly remote: RemoteModule;
  readonly calls: readonly string[];
  readonly session: Session;
  readonly http: HttpClient;
}

/** The screen of the present path, under a host that gives what the shell's gives. */
export function StandAloneScreen({ remote, calls, session, http }: Props) {
  const { pathname } = useLocation();
  const named = useMemo(
    () => limitedClient(http, { name: remote.name, calls: [...calls] }),
    [http, remote, calls],
  );
  const host = useHost(session, named);
  const screens = useMemo(
    () =>
      remote.screens.map(({ path, load }) => ({
        path,
        Screen: lazy(async () => ({ default: await load() })),
      })),
    [remote],
  );
  const found = screens.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  if (found === undefined) return <Navigate to={screens[0]?.path ?? '/'} replace />;
  return (
    <RemoteHostProvider host={host}>
      <Suspense fallback={null}>
        <found.Screen />
      </Suspense>
    </RemoteHostProvider>
  );
}

function useHost(session: Session, http: HttpClient): RemoteHost {
  const { user, roles } = useAuth(session);
  const { chosen: tab } = useTabBrand(session);
  const navigate = useNavigate();
  const locale = useLocale();
  const { message } = App.useApp();
  return useMemo(
    () => ({
      http,
      main: mainStoreOf(session),
      session: {
        user: { id: user?.id ?? '', email: user?.email ?? '', name: user?.name ?? '' },
        roles,
        permissions: tab?.permissions ?? [],
        brand: tab?.brand ?? null,
      },
      locale,
      theme: 'light',
      navigate: (path) => void navigate(path),
      notify: ({ kind, text }) => void message.open({ type: kind, content: text }),
      setTitle: (title) => {
        document.title = title;
      },
      signOut: () => signOut(session),
    }),
    [http, session, user, roles, tab, navigate, locale, message],
  );
}
