import { createUseText } from '../../i18n/use-text';
import { ar } from './i18n/reader.ar';
import { en } from './i18n/reader.en';
import { sw } from './i18n/reader.sw';

/** Texts within an explanation. */
export const useReaderText = createUseText('ui/term-reader', { en, sw, ar });
