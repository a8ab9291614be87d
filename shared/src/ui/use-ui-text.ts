import { createUseText } from '../i18n/use-text';
import { en } from './i18n/en';
import { ar } from './i18n/ar';
import { sw } from './i18n/sw';

/** Texts of the shared pieces. */
export const useUiText = createUseText('ui', { en, sw, ar });
