import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { en } from './en';
import { ar } from './ar';
import { sw } from './sw';

/** Texts of what comes after the password. */
export const useBeyondText = createUseText('shell/beyond-password', { en, sw, ar });
