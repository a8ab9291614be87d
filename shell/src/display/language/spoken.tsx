import { directionOf, localeTag } from '@tallyhouse/shared/i18n/locale';
import { useLocaleState } from '@tallyhouse/shared/i18n/use-locale';
import { ConfigProvider } from '@tallyhouse/shared/kit/core';
import { useKitWords } from '@tallyhouse/shared/ui/use-kit-words';
import { useLayoutEffect, type ReactNode } from 'react';
import { useAccountLanguage } from './use-account-language';

/** Gives the page's language and direction to the document and to the kit. */
export function Spoken({ children }: { readonly children: ReactNode }) {
  const state = useLocaleState();
  const { locale } = state;
  const direction = directionOf(state);
  const kitWords = useKitWords(locale);
  useAccountLanguage();
  useLayoutEffect(() => {
    document.documentElement.lang = localeTag(locale);
    document.documentElement.dir = direction;
  }, [locale, direction]);
  return (
    <ConfigProvider direction={direction} locale={kitWords}>
      {children}
    </ConfigProvider>
  );
}
