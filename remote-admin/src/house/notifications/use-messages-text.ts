import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { ar } from './i18n/ar';
import { en } from './i18n/en';
import { sw } from './i18n/sw';

/** Texts of the messages and of how they come. */
export const useMessagesText = createUseText('remote-admin/notifications', { en, sw, ar });
