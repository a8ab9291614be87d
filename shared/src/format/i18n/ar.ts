import type { ArabicLike } from '../../i18n/catalogue';
import type { en } from './en';

/** Arabic short forms of lengths of time. */
export const ar: ArabicLike<typeof en> = {
  seconds: '{{value}} ث',
  minutes: '{{value}} د',
  hours: '{{value}} س',
  days: '{{value}} ي',
};
