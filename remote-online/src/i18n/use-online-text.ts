import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { en } from './en';

/** Texts of the online reports. */
export const useOnlineText = createUseText('remote-online', { en });
export type OnlineText = ReturnType<typeof useOnlineText>;
