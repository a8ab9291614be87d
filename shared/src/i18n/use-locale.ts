import { localeStore, type Locale, type LocaleState } from './locale';
import { useSpeech } from './speech';
import { useStore } from 'zustand';

/** Language of the part of the page that is drawn; draws again when it changes. */
export function useLocale(): Locale {
  return useSpeech().locale;
}

/** The same with the trial that the page is on; draws again when either changes. */
export function useLocaleState(): LocaleState {
  return useSpeech();
}

/** Language of the page, whatever the language of the part that is drawn. */
export function usePageLocale(): Locale {
  return useStore(localeStore, (state) => state.locale);
}
