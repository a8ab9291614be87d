import { localeStore } from '../i18n/locale';

/** A day `YYYY-MM-DD` as the reader wants dates; undefined where the language has it in words. */
export function ownDateText(day: string): string | undefined {
  const { locale, dateFormat = locale === 'ar' ? 'DD/MM/YYYY' : undefined } = localeStore.getState();
  if (dateFormat === undefined) return undefined;
  const [year = '', month = '', date = ''] = day.split('-');
  return dateFormat.replace('YYYY', year).replace('MM', month).replace('DD', date);
}
