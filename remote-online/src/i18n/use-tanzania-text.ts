import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { ar } from './tanzania.ar';
import { en } from './tanzania.en';
import { sw } from './tanzania.sw';

/** Texts of the Tanzanian total and summary. */
export const useTanzaniaText = createUseText('remote-online-tanzania', { en, sw, ar });
export type TanzaniaText = ReturnType<typeof useTanzaniaText>;
