import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { ar } from './totals.ar';
import { en } from './totals.en';
import { sw } from './totals.sw';

/** Texts of the total report, and of what totals, summaries and Tanzanian reports have in common. */
export const useTotalsText = createUseText('remote-online-totals', { en, sw, ar });
export type TotalsText = ReturnType<typeof useTotalsText>;
