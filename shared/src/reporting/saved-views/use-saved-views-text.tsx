import { createUseText } from '../../i18n/use-text';
import { en } from './i18n/en';
import { ar } from './i18n/ar';
import { sw } from './i18n/sw';

/** Texts of saved searches. */
export const useSavedViewsText = createUseText('saved-views', { en, sw, ar });
export type SavedViewsText = ReturnType<typeof useSavedViewsText>;
