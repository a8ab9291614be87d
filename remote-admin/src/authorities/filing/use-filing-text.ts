import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { ar } from './i18n/ar';
import { en } from './i18n/en';
import { sw } from './i18n/sw';

/** Texts of one thing that is owed. */
export const useFilingText = createUseText('remote-admin/filing', { en, sw, ar });
