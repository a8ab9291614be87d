import type { ArabicLike } from '@tallyhouse/shared/i18n/use-text';
import type { reports as en } from './reports.en';

/** Arabic texts of retail reports. */
export const reports: ArabicLike<typeof en> = {
  tickets: '5. التذاكر',
  everything: 'جميع التذاكر',
  applied: 'عوامل التصفية المطبقة على الأرقام',
  one: 'تجربة عامل تصفية غير مفعّل',
  chooseFilter: 'عامل التصفية',
};
