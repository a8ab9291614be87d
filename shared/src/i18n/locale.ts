import { createStore } from 'zustand/vanilla';

export const locales = ['en', 'sw'] as const;
export type Locale = (typeof locales)[number];

/** Language of the page. One per page: remotes take this module from whoever holds them. */
export const localeStore = createStore<{ readonly locale: Locale }>(() => ({ locale: 'en' }));

/** Changes the language of everything on the page. */
export function setLocale(locale: Locale): void {
  localeStore.setState({ locale });
}

/** The tag for `Intl` and `<html lang>`: English is British, Swahili is Tanzania's. */
export function localeTag(locale: Locale): string {
  return locale === 'sw' ? 'sw-TZ' : 'en-GB';
}
