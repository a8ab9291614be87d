import type { ArabicLike } from '@tallyhouse/shared/i18n/use-text';
import type { en } from './en';

/** Arabic texts of the jobs tray. */
export const ar: ArabicLike<typeof en> = {
  title: 'المهام',
  button: 'المهام',
  buttonRunning_zero: 'المهام، لا شيء قيد التنفيذ',
  buttonRunning_one: 'المهام، مهمة واحدة قيد التنفيذ ({{count}})',
  buttonRunning_two: 'المهام، مهمتان قيد التنفيذ ({{count}})',
  buttonRunning_few: 'المهام، {{count}} مهام قيد التنفيذ',
  buttonRunning_many: 'المهام، {{count}} مهمة قيد التنفيذ',
  buttonRunning_other: 'المهام، {{count}} مهمة قيد التنفيذ',
  running: 'قيد التنفيذ',
  ended: 'منتهية',
  empty: 'لا مهام',
  emptyHint: 'تظهر هنا عمليات التصدير والمحاكاة الطويلة. تستمر بعد مغادرتك الصفحة، وتتاح الملفات يومًا واحدًا.',
  failed: 'تعذّر تحميل المهام',
  stale: 'انقطع الاتصال. هذه آخر حالة معروفة للمهام.',
  close: 'إغلاق',
  done: 'جاهز: {{title}}',
  doneHint: 'تجد النتيجة ضمن المهام.',
  jobFailed: 'فشل: {{title}}',
  jobFailedHint: 'انظر السبب ضمن المهام.',
  show: 'عرض المهام',
};
