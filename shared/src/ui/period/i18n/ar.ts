import type { ArabicLike } from '../../../i18n/catalogue';
import type { en } from './en';

/** Arabic words of the period picker's own additions. */
export const ar: ArabicLike<typeof en> = {
  calendar: 'تقويم الجهة الرقابية',
  due: 'يستحق في {{day}}',
};
