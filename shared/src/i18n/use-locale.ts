import { useStore } from 'zustand';
import { localeStore, type Locale } from './locale';

/** Language of the page; draws again when it changes. */
export function useLocale(): Locale {
  return useStore(localeStore, (state) => state.locale);
}
