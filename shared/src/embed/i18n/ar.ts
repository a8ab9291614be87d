import type { ArabicLike } from '../../i18n/catalogue';
import type { en } from './en';

export const ar: ArabicLike<typeof en> = {
  loading: 'جارٍ التحميل',
  sessionOver: {
    title: 'انتهت جلستك',
    cause: 'لا يوجد تسجيل دخول صالح في الصفحة المحيطة.',
    step: 'سجّل الدخول هناك من جديد، ثم أعد المحاولة. لم يُفقد شيء مما حفظته.',
  },
  refused: 'تعذّر تشغيل هذا الجزء',
  broken: {
    title: 'تعذّر عرض هذه الصفحة',
    cause: 'حدث خطأ في {{remote}}. بقية الصفحة تعمل كالمعتاد.',
    step: 'أعد المحاولة؛ وإذا استمرت المشكلة فاتصل بمسؤول النظام.',
  },
  elsewhere: {
    title: 'هذه الصفحة غير متاحة هنا',
    cause: 'ينتمي {{path}} إلى جزء آخر من Tallyhouse.',
    step: 'افتحها من قائمة الصفحة المحيطة، أو ارجع إلى الوراء.',
    back: 'رجوع',
  },
  retry: 'إعادة المحاولة',
};
