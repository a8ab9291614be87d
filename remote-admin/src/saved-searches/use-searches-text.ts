import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { ar } from './i18n/ar';
import { en } from './i18n/en';
import { sw } from './i18n/sw';

/** Texts of the saved searches. */
export const useSearchesText = createUseText('remote-admin/saved-searches', { en, sw, ar });
export type SearchesText = ReturnType<typeof useSearchesText>;
