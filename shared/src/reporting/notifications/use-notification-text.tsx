import { createUseText } from '../../i18n/use-text';
import { ar } from './i18n/ar';
import { en } from './i18n/en';
import { sw } from './i18n/sw';

/** Words for messages wherever they are shown. */
export const useNotificationText = createUseText('notifications', { en, sw, ar });
export type NotificationText = ReturnType<typeof useNotificationText>;
