import { ar } from '../../i18n/taxes.ar';
import { en } from '../../i18n/taxes.en';
import { sw } from '../../i18n/taxes.sw';
import { createUseText } from '../../i18n/use-text';

/** Texts of taxes: their periods, working papers, simulations and payments. */
export const useTaxText = createUseText('shared/tax', { en, sw, ar });
export type TaxText = ReturnType<typeof useTaxText>;
