import { useMemo } from 'react';
import type { RemoteHost, RemoteModule } from '../contracts/remote';
import { limitedClient } from '../http/limited-client';
import { writtenIn } from '../contracts/words/written-in';
import { useLocale } from '../i18n/use-locale';
import { App } from '../kit/modal';
import { useNavigate } from '../kit/router';
import { mainStoreOf } from '../session/main-store';
import { useAuth, useTabBrand } from '../session/use-session';
import type { MountEvent } from './mount-options';
import type { OpenPortal } from './open-portal';

export interface PortalPage {
  readonly remote: RemoteModule;
  /** The only calls that it may make. */
  readonly calls: readonly string[];
  readonly portal: OpenPortal;
  readonly theme: 'light' | 'dark';
  readonly tell: (event: MountEvent) => void;
}

/**
 * Gives a mounted remote what the shell would give it, but for what is the portal's: the title of the window and the
 * end of the session are told to it. `shared/src/testing/host-probes.ts` holds the two to the same.
 */
export function usePortalHost({ remote, calls, portal, theme, tell }: PortalPage): RemoteHost {
  const { session, http } = portal;
  const { user, roles } = useAuth(session);
  const { chosen } = useTabBrand(session);
  const navigate = useNavigate();
  const locale = writtenIn(useLocale());
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
