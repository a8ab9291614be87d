import { createUseText } from '../../i18n/use-text';
import { en } from './i18n/en';
import { sw } from './i18n/sw';

/** Texts of exports and jobs. */
export const useExportsText = createUseText('exports', { en, sw });
export type ExportsText = ReturnType<typeof useExportsText>;
