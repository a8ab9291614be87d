import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { ar } from './ar';
import { en } from './en';
import { sw } from './sw';

/** Texts of the tour. */
export const useTourText = createUseText('shell/tour', { en, sw, ar });
