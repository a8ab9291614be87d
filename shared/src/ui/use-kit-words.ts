import { useEffect, useState } from 'react';
import type { KitLocale } from '../kit/core';
import type * as Locale from '../kit/locale';

/**
 * The kit's English until its words have come. Never no locale at all: the kit puts one element more round the page
 * once it has any, which would draw the whole page anew and lose what was typed in it.
 */
const shippedWords: KitLocale = { locale: 'en' };

type Kit = Pick<typeof Locale, 'enGB' | 'swTZ' | 'setCalendarLanguage'>;

/** The kit's own words come after the page: nothing on the first screen needs them. */
export function useKitWords(locale: 'en' | 'sw'): KitLocale {
  const [kit, setKit] = useState<Kit | null>(null);
  useEffect(() => {
    let isLeft = false;
    import(/* webpackChunkName: "kit-words" */ '../kit/locale').then(
      (loaded) => {
        if (!isLeft) setKit(loaded);
      },
      // Without them the kit speaks the English it ships with; the pages speak for themselves.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, []);
  useEffect(() => kit?.setCalendarLanguage(locale), [kit, locale]);
  if (kit === null) return shippedWords;
  return locale === 'sw' ? kit.swTZ : kit.enGB;
}
