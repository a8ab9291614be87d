import { createUseText } from '../../i18n/use-text';
import { en } from './en';
import { ar } from './ar';
import { sw } from './sw';

/** Texts of kept reports, online and retail. */
export const useKeptReportsText = createUseText('kept-reports', { en, sw, ar });
export type KeptReportsText = ReturnType<typeof useKeptReportsText>;
