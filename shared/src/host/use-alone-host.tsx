import { useMemo } from 'react';
import type { HttpClient, RemoteHost, RemoteModule } from '../contracts/remote';
import { limitedClient } from '../http/limited-client';
import { writtenIn } from '../contracts/words/written-in';
import { useLocale } from '../i18n/use-locale';
import { App } from '../kit/modal';
import { useNavigate } from '../kit/router';
import { leave } from '../session/leave';
import { mainStoreOf } from '../session/main-store';
import type { Session } from '../session/session';
import type { TabBrand } from '../session/tab-brand';
import { useAuth, useExpiredUser } from '../session/use-session';
import { useAloneText } from './use-alone-text';
import { windowTitle } from './window-title';

/** A remote as it runs without the shell. */
export interface AloneRemote {
  readonly remote: RemoteModule;
  /** What `calls.json` names: here, as in the shell, it may make no others. */
  readonly calls: readonly string[];
}

export interface AlonePage extends AloneRemote {
  readonly session: Session;
  /** The page's own client; the remote gets one that makes the named calls only. */
  readonly http: HttpClient;
  readonly theme: 'light' | 'dark';
}

/** Gives a remote that runs alone what the shell would give it: `shared/src/testing/host-probes.ts` holds the two to the same. */
export function useAloneHost({ remote, calls, session, http, theme }: AlonePage, tab: TabBrand): RemoteHost {
  const text = useAloneText();
  const { user } = useAuth(session);
  const expired = useExpiredUser(session);
  const navigate = useNavigate();
  const locale = writtenIn(useLocale());
  const { message } = App.useApp();
  return useMemo(() => {
    const who = user ?? expired;
    return {
      http: limitedClient(http, { name: remote.name, calls: [...calls] }),
      main: mainStoreOf(session),
      session: {
        user: { id: who?.id ?? '', email: who?.email ?? '', name: who?.name ?? '' },
        roles: who?.roles ?? [],
        permissions: tab.permissions,
        brand: tab.brand,
      },
      locale,
      theme,
      navigate: (path) => void navigate(path),
      notify: ({ kind, text: words }) => void message.open({ type: kind, content: words }),
      setTitle: (title, period) => {
        document.title = windowTitle({ title, period }, tab.brand?.name ?? text('allBrands'), 'Tallyhouse');
      },
      signOut: () => void leave({ http, session }),
    };
  }, [http, session, remote, calls, user, expired, tab, navigate, locale, theme, message, text]);
}
