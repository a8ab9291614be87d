import { createUseText } from '../../i18n/use-text';
import { ar } from './i18n/ar';
import { en } from './i18n/en';
import { sw } from './i18n/sw';

/** Texts of why a figure changed. */
export const useWhyText = createUseText('why', { en, sw, ar });
