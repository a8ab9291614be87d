import { createUseText } from '../../i18n/use-text';
import { ar } from './i18n/ar';
import { en } from './i18n/en';
import { sw } from './i18n/sw';

/** Texts of the question before typed input is lost. */
export const useUnsavedText = createUseText('unsaved', { en, sw, ar });
