import type { ArabicLike } from '@tallyhouse/shared/i18n/use-text';
import type { reports as en } from './reports.en';

/** Arabic texts of retail reports. */
export const reports: ArabicLike<typeof en> = {
  tickets: '5. التذاكر',
  everything: 'جميع التذاكر',
  applied: 'عوامل التصفية المطبقة على الأرقام',
  noneApplied: 'لم تُطبَّق أي عوامل تصفية على الأرقام في هذا المتصفح.',
  one: 'تجربة عامل تصفية غير مفعّل',
  noFilters: 'لا عوامل تصفية لدى العلامة التجارية بعد.',
  toFilters: 'إنشاء عوامل التصفية وتطبيقها',
  chooseFilter: 'عامل التصفية',
};
