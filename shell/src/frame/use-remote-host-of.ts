import type { RemoteHost } from '@tallyhouse/shared/contracts/remote';
import { useLocale } from '@tallyhouse/shared/i18n/use-locale';
import { App } from '@tallyhouse/shared/kit/modal';
import { useNavigate } from '@tallyhouse/shared/kit/router';
import type { TabBrand } from '@tallyhouse/shared/session/tab-brand';
import { useMemo } from 'react';
import { useShellText } from '../i18n/use-shell-text';
import { useServices } from '../services';
import { leave } from '../session/leave';
import { usePageUser } from '../session/use-page-user';
import { pageTitle } from './page-title';
import { useTheme } from '../theme/use-theme';

/** What this page gives a remote: calls, who is signed in, ways to move and to speak. Never a token. */
export function useRemoteHostOf(tab: TabBrand): RemoteHost {
  const text = useShellText();
  const services = useServices();
  const user = usePageUser();
  const { resolved } = useTheme();
  const { message } = App.useApp();
  const navigate = useNavigate();
  const locale = useLocale();
  return useMemo(
    () => ({
      http: services.http,
      session: {
        user: { id: user?.id ?? '', email: user?.email ?? '', name: user?.name ?? '' },
        roles: user?.roles ?? [],
        permissions: tab.permissions,
        brand: tab.brand,
      },
      locale,
      theme: resolved,
      navigate: (path) => void navigate(path),
      notify: ({ kind, text: words }) => void message.open({ type: kind, content: words }),
      setTitle: (title) => {
        document.title = pageTitle(title, tab, text);
      },
      signOut: () => void leave(services),
    }),
    [services, user, tab, locale, resolved, navigate, message, text],
  );
}
