import { createUseText } from '../i18n/use-text';
import { en } from './i18n/en';

/** Texts of the report scaffold. */
export const useReportingText = createUseText('reporting', { en });
export type ReportingText = ReturnType<typeof useReportingText>;
