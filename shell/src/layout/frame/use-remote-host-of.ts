import type { RemoteManifest } from '@tallyhouse/shared/contracts/registry';
import type { RemoteHost } from '@tallyhouse/shared/contracts/remote';
import { writtenIn } from '@tallyhouse/shared/contracts/words/written-in';
import { limitedClient } from '@tallyhouse/shared/http/limited-client';
import { useLocale } from '@tallyhouse/shared/i18n/use-locale';
import { App } from '@tallyhouse/shared/kit/modal';
import { useNavigate } from '@tallyhouse/shared/kit/router';
import { mainStoreOf } from '@tallyhouse/shared/session/main-store';
import type { TabBrand } from '@tallyhouse/shared/session/tab-brand';
import { useMemo } from 'react';
import { useShellText } from '../../i18n/use-shell-text';
import { useServices } from '../../remotes/services/services';
import { leave } from '@tallyhouse/shared/session/leave';
import { usePageUser } from '../../account/session/use-page-user';
import { pageTitle } from '../menu/page-title';
import { useTheme } from '../../display/theme/use-theme';

/** What this page gives a remote: the calls that its manifest names, who is signed in, ways to move and to speak. Never a token. */
export function useRemoteHostOf(remote: Pick<RemoteManifest, 'name' | 'calls'>, tab: TabBrand): RemoteHost {
  const text = useShellText();
  const services = useServices();
  const user = usePageUser();
  const { resolved } = useTheme();
  const { message } = App.useApp();
  const navigate = useNavigate();
  const locale = writtenIn(useLocale());
  return useMemo(
    () => ({
      http: limitedClient(services.http, remote),
      main: mainStoreOf(services.session),
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
      setTitle: (title, period) => {
        document.title = pageTitle({ title, period }, tab, text);
      },
      signOut: () => void leave(services),
    }),
    [services, remote, user, tab, locale, resolved, navigate, message, text],
  );
}
