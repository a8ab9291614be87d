import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { en } from './en';

/** Texts of the retail screen. */
export const useRetailText = createUseText('remote-retail', { en: en.retail });
export type RetailText = ReturnType<typeof useRetailText>;
