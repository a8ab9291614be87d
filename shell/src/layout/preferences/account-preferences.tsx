import { readUserSettings } from '@tallyhouse/shared/contracts/settings';
import { setOwnFormats } from '@tallyhouse/shared/i18n/locale';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { setOwnDensity } from '@tallyhouse/shared/preferences/density';
import { useEffect } from 'react';
import { keepStartScreen } from '../menu/start-screen';
import { useServices } from '../../remotes/services/services';
import { toldTheme } from './told-theme';

/** Keeps the page as its user wants it, wherever they said so. The settings make it read again by this key. */
export function AccountPreferences() {
  const { http, themeChoice } = useServices();
  const { data } = useQuery({
    queryKey: ['settings', 'preferences', 'of-page'],
    queryFn: ({ signal }) => http.call(readUserSettings, { signal }),
    // What is chosen elsewhere meets the next page; a page without it works as the language has it.
    staleTime: Infinity,
    retry: false,
  });
  useEffect(() => {
    if (data === undefined) return;
    const { numberFormat, dateFormat, displayZone, density, startScreen, theme } = data;
    setOwnFormats({
      numberFormat,
      ...(dateFormat !== null && { dateFormat }),
      ...(displayZone !== null && { displayZone }),
    });
    setOwnDensity(density);
    keepStartScreen(startScreen);
    // The menu at the top chooses for this browser alone: only another choice of the account overrules it.
    if (toldTheme.read() !== theme) {
      toldTheme.keep(theme);
      themeChoice.choose(theme);
    }
  }, [data, themeChoice]);
  return null;
}
