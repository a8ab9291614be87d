import type { Locale } from '@tallyhouse/shared/i18n/locale';

/** Each language as its speakers call it, so that whoever reads no other finds it. */
export const languageNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  sw: 'Kiswahili',
  ar: 'العربية',
};
