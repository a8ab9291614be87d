import type { ArabicLike } from '@tallyhouse/shared/i18n/use-text';
import type { en } from './en';

/** Arabic texts of the bell. */
export const ar: ArabicLike<typeof en> = {
  button: 'الإشعارات',
  buttonUnread_zero: 'الإشعارات، لا جديد',
  buttonUnread_one: 'الإشعارات، إشعار واحد غير مقروء ({{count}})',
  buttonUnread_two: 'الإشعارات، إشعاران غير مقروءين ({{count}})',
  buttonUnread_few: 'الإشعارات، {{count}} إشعارات غير مقروءة',
  buttonUnread_many: 'الإشعارات، {{count}} إشعارًا غير مقروء',
  buttonUnread_other: 'الإشعارات، {{count}} إشعار غير مقروء',
  title: 'الإشعارات',
  close: 'إغلاق',
  failed: 'تعذّر تحميل إشعاراتك',
  markFailed: 'تعذّر وسم الإشعارات كمقروءة',
  empty: 'لا إشعارات غير مقروءة',
  emptyHint: 'تُشعَر هنا بالتقارير التي تنتظرك والتقارير المعادة والمشكلات.',
  markAll: 'وسم الكل كمقروء',
  markOne: 'وسم كمقروء: {{title}}',
  all: 'جميع الإشعارات',
  more_zero: 'ولا غير ذلك',
  more_one: 'وإشعار آخر غير مقروء',
  more_two: 'وإشعاران آخران غير مقروءين ({{count}})',
  more_few: 'و{{count}} إشعارات أخرى غير مقروءة',
  more_many: 'و{{count}} إشعارًا آخر غير مقروء',
  more_other: 'و{{count}} إشعار آخر غير مقروء',
};
