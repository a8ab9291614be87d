import { localeStore } from '../i18n/locale';

/** Words in a row, parted by the comma of the page's language: `GGR, TZS`. */
export function listText(words: readonly string[]): string {
  return words.join(localeStore.getState().locale === 'ar' ? '، ' : ', ');
}
