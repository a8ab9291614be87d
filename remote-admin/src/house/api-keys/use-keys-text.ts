import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { ar } from './i18n/ar';
import { en } from './i18n/en';
import { sw } from './i18n/sw';

/** Texts of machine keys. */
export const useKeysText = createUseText('remote-admin/api-keys', { en, sw, ar });
