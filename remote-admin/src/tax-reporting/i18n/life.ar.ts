import type { ArabicLike } from '@tallyhouse/shared/i18n/use-text';
import type { life as en } from './life.en';

/** Arabic texts of the life of a tax period. */
export const life: ArabicLike<typeof en> = {
  label: 'دورة حياة الفترة',
  OPEN: 'الفترة جارية، أو لا تزال السجلات المتأخرة تُقبل.',
  SOFT_CLOSED: 'انتهت. ثُبّتت الأرقام؛ يقترح شخص إقفالها ويعتمده آخر.',
  CLOSED: 'أقفلها شخصان. يمكن تقديمها وسدادها.',
  FILED: 'أقرّت الجهة الرقابية باستلام الإقرار.',
  PAID: 'قُدّمت وسُدّدت كاملة.',
  REOPENED: 'أعاد شخصان فتحها. الخطوة التالية هي التصحيح.',
  AMENDED: 'تسري نسخة جديدة. يمكن تقديمها وسدادها.',
};
