import { createUseText } from '../../i18n/use-text';
import { en } from './i18n/en';
import { ar } from './i18n/ar';
import { sw } from './i18n/sw';

/** Texts of saved searches. */
export const useSavedSearchesText = createUseText('saved-searches', { en, sw, ar });
export type SavedSearchesText = ReturnType<typeof useSavedSearchesText>;
