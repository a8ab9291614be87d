import { createUseText } from '../i18n/use-text';
import { en } from './i18n/en';
import { ar } from './i18n/ar';
import { sw } from './i18n/sw';

/** Texts of the report scaffold. */
export const useReportingText = createUseText('reporting', { en, sw, ar });
export type ReportingText = ReturnType<typeof useReportingText>;
