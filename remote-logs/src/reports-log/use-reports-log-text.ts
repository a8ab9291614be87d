import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { ar } from './i18n/ar';
import { en } from './i18n/en';
import { sw } from './i18n/sw';

/** Texts of the reports log. */
export const useReportsLogText = createUseText('remote-logs/reports-log', { en, sw, ar });
export type ReportsLogText = ReturnType<typeof useReportsLogText>;
