import type { RemoteHost } from '@tallyhouse/shared/contracts/remote';
import { useLocale } from '@tallyhouse/shared/i18n/use-locale';
import { App } from '@tallyhouse/shared/kit/modal';
import { useNavigate } from '@tallyhouse/shared/kit/router';
import type { TabBrand } from '@tallyhouse/shared/session/tab-brand';
import { useAuth } from '@tallyhouse/shared/session/use-session';
import { useMemo } from 'react';
import { useShellText } from '../i18n/use-shell-text';
import { useServices } from '../services';
import { useTheme } from '../theme/use-theme';

/** What this page gives a remote: calls, who is signed in, ways to move and to speak. Never a token. */
export function useRemoteHostOf(tab: TabBrand): RemoteHost {
  const text = useShellText();
  const { http, session } = useServices();
  const { user, roles } = useAuth(session);
  const { resolved } = useTheme();
  const { message } = App.useApp();
  const navigate = useNavigate();
  const locale = useLocale();
  return useMemo(
    () => ({
      http,
      session: {
        user: { id: user?.id ?? '', email: user?.email ?? '', name: user?.name ?? '' },
        roles,
        permissions: tab.permissions,
        brand: tab.brand,
      },
      locale,
      theme: resolved,
      navigate: (path) => void navigate(path),
      notify: ({ kind, text: words }) => void message.open({ type: kind, content: words }),
      setTitle: (title) => {
        const place = tab.brand?.name ?? text('frame.allBrands');
        document.title = `${title} · ${place} · ${text('product')}`;
      },
    }),
    [http, user, roles, tab, locale, resolved, navigate, message, text],
  );
}
