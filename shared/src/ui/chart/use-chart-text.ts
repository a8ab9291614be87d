import { createUseText } from '../../i18n/use-text';
import { en } from './i18n/en';
import { ar } from './i18n/ar';
import { sw } from './i18n/sw';

/** Words of charts. */
export const useChartText = createUseText('chart', { en, sw, ar });
