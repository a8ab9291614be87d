import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { ar } from './ar';
import { en } from './en';
import { sw } from './sw';

/** Texts of retail. */
export const useRetailText = createUseText('remote-retail', { en, sw, ar });
export type RetailText = ReturnType<typeof useRetailText>;
