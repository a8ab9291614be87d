import { createUseText } from '../../i18n/use-text';
import { en } from './i18n/en';
import { sw } from './i18n/sw';

/** Texts of saved views. */
export const useSavedViewsText = createUseText('saved-views', { en, sw });
export type SavedViewsText = ReturnType<typeof useSavedViewsText>;
