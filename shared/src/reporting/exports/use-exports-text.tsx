import { createUseText } from '../../i18n/use-text';
import { en } from './i18n/en';
import { ar } from './i18n/ar';
import { sw } from './i18n/sw';

/** Texts of exports and jobs. */
export const useExportsText = createUseText('exports', { en, sw, ar });
export type ExportsText = ReturnType<typeof useExportsText>;
