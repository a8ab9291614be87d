import { createUseText } from '../../i18n/use-text';
import { en } from './i18n/en';
import { sw } from './i18n/sw';

/** Texts of the way from a figure to its records. */
export const useDrillText = createUseText('drill', { en, sw });
export type DrillText = ReturnType<typeof useDrillText>;
