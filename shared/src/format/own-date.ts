import { localeStore } from '../i18n/locale';

/** A day `YYYY-MM-DD` as the reader wants dates; undefined where the language has it in words. */
export function ownDateText(day: string): string | undefined {
  const dateFormat = ownDateFormat();
  if (dateFormat === undefined) return undefined;
  const [year = '', month = '', date = ''] = day.split('-');
  return dateFormat.replace('YYYY', year).replace('MM', month).replace('DD', date);
}

/** How the reader wants days in figures: `DD/MM/YYYY`; undefined where the language has them in words. */
export function ownDateFormat(): string | undefined {
  const { locale, dateFormat } = localeStore.getState();
  return dateFormat ?? (locale === 'ar' ? 'DD/MM/YYYY' : undefined);
}
