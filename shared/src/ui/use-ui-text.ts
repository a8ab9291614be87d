import { createUseText } from '../i18n/use-text';
import { en } from './i18n/en';

/** Texts of the shared pieces. */
export const useUiText = createUseText('ui', { en });
