import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { en } from './i18n/en';
import { sw } from './i18n/sw';

/** Texts of tax reporting. */
export const useTaxReportingText = createUseText('remote-admin/tax-reporting', { en, sw });
export type TaxReportingText = ReturnType<typeof useTaxReportingText>;
