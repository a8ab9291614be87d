import { App } from '@tallyhouse/shared/kit/modal';
import { useEffect, useSyncExternalStore } from 'react';
import { useShellText } from '../../i18n/use-shell-text';
import { useServices } from '../../remotes/services/services';

/** Says once for a page that the browser does not keep the sign-in: a reload will ask for it again. */
export function useNoticeOfLostStorage(): void {
  const text = useShellText();
  const { signs } = useServices();
  const { notification } = App.useApp();
  const isInTabOnly = useSyncExternalStore(signs.subscribe, signs.isInTabOnly);
  useEffect(() => {
    if (!isInTabOnly) return;
    notification.warning({
      key: 'session-in-tab-only',
      title: text('inTabOnly.title'),
      description: text('inTabOnly.description'),
      placement: 'bottomRight',
      duration: 0,
    });
  }, [isInTabOnly, notification, text]);
}
