import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { en } from './en';
import { ar } from './ar';
import { sw } from './sw';

/** Texts of the online reports. */
export const useOnlineText = createUseText('remote-online', { en, sw, ar });
export type OnlineText = ReturnType<typeof useOnlineText>;
