import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { ar } from './i18n/ar';
import { en } from './i18n/en';
import { sw } from './i18n/sw';

/** Texts of tax reporting. */
export const useTaxReportingText = createUseText('remote-admin/tax-reporting', { en, sw, ar });
export type TaxReportingText = ReturnType<typeof useTaxReportingText>;
