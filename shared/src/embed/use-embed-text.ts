import { createUseText } from '../i18n/use-text';
import { en } from './i18n/en';
import { ar } from './i18n/ar';
import { sw } from './i18n/sw';

/** Texts of a mounted remote beside its screens. */
export const useEmbedText = createUseText('embed', { en, sw, ar });
