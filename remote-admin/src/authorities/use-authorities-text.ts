import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { ar } from './i18n/ar';
import { en } from './i18n/en';
import { sw } from './i18n/sw';

/** Texts of the register of authorities. */
export const useAuthoritiesText = createUseText('remote-admin/authorities', { en, sw, ar });
