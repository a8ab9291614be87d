import { localeStore } from '../i18n/locale';

/** A day `YYYY-MM-DD` as the reader wants dates; undefined where it is left to the language. */
export function ownDateText(day: string): string | undefined {
  const { dateFormat } = localeStore.getState();
  if (dateFormat === undefined) return undefined;
  const [year = '', month = '', date = ''] = day.split('-');
  return dateFormat.replace('YYYY', year).replace('MM', month).replace('DD', date);
}
