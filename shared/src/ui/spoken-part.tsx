import { useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { directionOf, localeTag, type Locale } from '../i18n/locale';
import { SpeechContext } from '../i18n/speech';
import { useLocaleState } from '../i18n/use-locale';
import { ConfigProvider } from '../kit/core';
import { shippedWords, useKitEnglish } from './use-kit-words';

/**
 * A part of the page that is in one language as a whole: a screen, a drawer's content. It is in the page's; where one
 * of the catalogues that it is drawn with lacks that language, all of it is English, from left to right, and marked so.
 */
export function SpokenPart({ children }: { readonly children: ReactNode }) {
  const around = useLocaleState();
  const { locale } = around;
  const [lacking, setLacking] = useState<Locale | null>(null);
  const [mark, setMark] = useState<HTMLElement | null>(null);
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const isWithinEnglish = useContext(SpeechContext)?.isEnglish === true;
  const isLacking = locale === 'ar' && lacking === locale;
  const isEnglish = isWithinEnglish || isLacking;
  const fallBack = useCallback(() => setLacking(locale), [locale]);
  const speech = useMemo(() => ({ isEnglish, fallBack }), [isEnglish, fallBack]);
  const direction = isEnglish ? 'ltr' : directionOf(around);
  const { locale: wordsAround = shippedWords } = useContext(ConfigProvider.ConfigContext);
  const englishWords = useKitEnglish(isLacking);
  const kitWords = isLacking ? englishWords : wordsAround;
  const marked = isLacking ? { lang: localeTag('en'), dir: direction } : {};
  return (
    <SpeechContext value={speech}>
      <ConfigProvider
        direction={direction}
        locale={kitWords}
        {...(isLacking && layer !== null && { getPopupContainer: () => layer })}
      >
        <div className="th-boxless" ref={setMark} {...marked}>
          {children}
        </div>
        {isLacking && mark !== null
          ? createPortal(<div {...marked} ref={setLayer} />, placeOfLayers(mark))
          : null}
      </ConfigProvider>
    </SpeechContext>
  );
}

/** Where pop-ups are put in: the page's body, or the shadow root of a portal. */
function placeOfLayers(element: HTMLElement): Element | DocumentFragment {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : document.body;
}
