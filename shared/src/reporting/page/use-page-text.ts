import { createUseText } from '../../i18n/use-text';
import { en } from './i18n/en';
import { sw } from './i18n/sw';

/** Texts of the page that every report stands on. */
export const usePageText = createUseText('report-page', { en, sw });
export type PageText = ReturnType<typeof usePageText>;
