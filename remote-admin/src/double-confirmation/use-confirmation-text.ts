import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { ar } from './i18n/ar';
import { en } from './i18n/en';
import { sw } from './i18n/sw';

/** Texts of the double confirmation. */
export const useConfirmationText = createUseText('remote-admin/double-confirmation', { en, sw, ar });
export type ConfirmationText = ReturnType<typeof useConfirmationText>;
