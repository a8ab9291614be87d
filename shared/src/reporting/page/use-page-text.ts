import { createUseText } from '../../i18n/use-text';
import { en } from './i18n/en';
import { ar } from './i18n/ar';
import { sw } from './i18n/sw';

/** Texts of the page that every report stands on. */
export const usePageText = createUseText('report-page', { en, sw, ar });
export type PageText = ReturnType<typeof usePageText>;
