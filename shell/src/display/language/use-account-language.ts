import { useLocale } from '@tallyhouse/shared/i18n/use-locale';
import { useAuth } from '@tallyhouse/shared/session/use-session';
import { useEffect } from 'react';
import { useServices } from '../../remotes/services/services';
import { saveLanguage } from './save-language';

/**
 * Keeps page and account in one language: a choice made here goes to the account, else the account's comes here.
 *
 * A choice that the server could not take stays with this browser, and is offered again with the next page.
 */
export function useAccountLanguage(): void {
  const { http, session, language } = useServices();
  const { user } = useAuth(session);
  const locale = useLocale();
  const userId = user?.id;
  const accountLocale = user?.locale;
  useEffect(() => {
    if (userId === undefined || accountLocale === undefined) return;
    const unsaved = language.unsaved();
    if (unsaved === null) return;
    saveLanguage(http, unsaved).then(
      () => language.saved(),
      // The page speaks it already; what failed is only that other browsers learn of it.
      () => undefined,
    );
  }, [http, language, userId, accountLocale, locale]);
}
