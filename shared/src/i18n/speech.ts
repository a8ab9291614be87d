import { createContext, useContext, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { localeStore, type LocaleState } from './locale';

/** A part of the page that is in one language as a whole: the page's, or English where its texts lack the page's. */
export interface Speech {
  readonly isEnglish: boolean;
  /** Asked for by texts that lack the page's language. */
  readonly fallBack: () => void;
}

export const SpeechContext = createContext<Speech | null>(null);

/** Language of the part of the page that is drawn; texts that lack the page's make the whole part English. */
export function useSpeech(hasArabic = true): LocaleState {
  const state = useStore(localeStore);
  const speech = useContext(SpeechContext);
  const isLacking = state.locale === 'ar' && !hasArabic;
  const fallBack = speech?.fallBack;
  useLayoutEffect(() => {
    if (isLacking) fallBack?.();
  }, [isLacking, fallBack]);
  return isLacking || speech?.isEnglish === true ? inEnglish(state) : state;
}

const english = new WeakMap<LocaleState, LocaleState>();

/** The same object for the same state: a page draws again by what it is given. */
function inEnglish(state: LocaleState): LocaleState {
  if (state.locale === 'en') return state;
  const known = english.get(state) ?? { ...state, locale: 'en' };
  english.set(state, known);
  return known;
}
