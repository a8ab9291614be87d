import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { ar } from './i18n/ar';
import { en } from './i18n/en';
import { sw } from './i18n/sw';

/** Texts of the exceptions from laws of data. */
export const useExceptionsText = createUseText('remote-logs/exceptions', { en, sw, ar });
export type ExceptionsText = ReturnType<typeof useExceptionsText>;
