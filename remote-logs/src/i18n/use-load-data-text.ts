import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { ar } from './ar';
import { en } from './en';
import { sw } from './sw';

/** Texts of the data loads screen. */
export const useLoadDataText = createUseText('remote-logs/load-data', {
  en: en.loadData,
  sw: sw.loadData,
  ar: ar.loadData,
});
export type LoadDataText = ReturnType<typeof useLoadDataText>;
