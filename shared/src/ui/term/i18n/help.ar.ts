import type { ArabicLike } from '../../../i18n/catalogue';
import type { en } from './help.en';

/** Arabic texts of what opens an explanation. */
export const ar: ArabicLike<typeof en> = {
  what: 'معنى «{{name}}»',
  close: 'إغلاق',
  loading: 'جارٍ تحميل الشرح',
  failed: 'تعذّر تحميل الشرح',
  failedHint: 'انقطع الاتصال أو نُشر إصدار جديد للتو. أعد المحاولة؛ وإذا استمرت المشكلة فأعد تحميل الصفحة.',
  retry: 'إعادة المحاولة',
};
