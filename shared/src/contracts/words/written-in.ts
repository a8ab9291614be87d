import type { Locale, WrittenLocale } from '../locales';

/** The language in which the server writes for readers of `locale`. */
export function writtenIn(locale: Locale): WrittenLocale {
  return locale === 'sw' ? 'sw' : 'en';
}
