import { useStore } from 'zustand';
import { localeStore, type Locale, type LocaleState } from './locale';

/** Language of the page; draws again when it changes. */
export function useLocale(): Locale {
  return useStore(localeStore, (state) => state.locale);
}

/** Language of the page and the trial it is on; draws again when either changes. */
export function useLocaleState(): LocaleState {
  return useStore(localeStore);
}
