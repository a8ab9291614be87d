import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { ar } from './i18n/ar';
import { en } from './i18n/en';
import { sw } from './i18n/sw';

/** Texts of companies and their licences. */
export const useLicencesText = createUseText('remote-admin/licences', { en, sw, ar });
