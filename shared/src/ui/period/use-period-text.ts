import { createUseText } from '../../i18n/use-text';
import { en } from './i18n/en';
import { ar } from './i18n/ar';
import { sw } from './i18n/sw';

/** Words of the period picker. */
export const usePeriodText = createUseText('period', { en, sw, ar });
