import { createUseText } from '../../i18n/use-text';
import { en } from './i18n/en';
import { ar } from './i18n/ar';
import { sw } from './i18n/sw';

/** Texts of sending a report for confirmation. */
export const useSendingText = createUseText('sending', { en, sw, ar });
export type SendingText = ReturnType<typeof useSendingText>;
