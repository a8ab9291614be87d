import { useEffect, useState } from 'react';
import type { Locale } from '../i18n/locale';
import type { KitLocale } from '../kit/core';
import type * as Kit from '../kit/locale';

/**
 * The kit's English until its words have come. Never no locale at all: the kit puts one element more round the page
 * once it has any, which would draw the whole page anew and lose what was typed in it.
 */
export const shippedWords: KitLocale = { locale: 'en' };

type KitWords = Pick<typeof Kit, 'arEG' | 'enGB' | 'swTZ' | 'setCalendarLanguage'>;

/** The kit's own words come after the page: nothing on the first screen needs them. For who provides the page's words. */
export function useKitWords(locale: Locale): KitLocale {
  const kit = useFetchedWords(true);
  useEffect(() => kit?.setCalendarLanguage(locale), [kit, locale]);
  return kit === null ? shippedWords : { en: kit.enGB, sw: kit.swTZ, ar: kit.arEG }[locale];
}

/** The kit's English, for a part of a page that is in another language; fetched once it is wanted. */
export function useKitEnglish(isWanted: boolean): KitLocale {
  return useFetchedWords(isWanted)?.enGB ?? shippedWords;
}

function useFetchedWords(isWanted: boolean): KitWords | null {
  const [kit, setKit] = useState<KitWords | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
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
  }, [isWanted]);
  return kit;
}
