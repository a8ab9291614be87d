import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { ar } from './ar';
import { en } from './en';
import { sw } from './sw';

/** Texts of the dashboard. */
export const useDashboardText = createUseText('remote-admin/dashboard', {
  en: en.dashboard,
  sw: sw.dashboard,
  ar: ar.dashboard,
});
