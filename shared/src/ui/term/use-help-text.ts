import { createUseText } from '../../i18n/use-text';
import { en } from './i18n/help.en';
import { ar } from './i18n/help.ar';
import { sw } from './i18n/help.sw';

/** Texts of what opens an explanation. */
export const useHelpText = createUseText('ui/term-help', { en, sw, ar });
