import { createUseText } from '../../i18n/use-text';
import { ar } from './i18n/ar';
import { en } from './i18n/en';
import { sw } from './i18n/sw';

/** Texts of the way from a figure to its records. */
export const useDrillText = createUseText('drill', { en, sw, ar });
export type DrillText = ReturnType<typeof useDrillText>;
