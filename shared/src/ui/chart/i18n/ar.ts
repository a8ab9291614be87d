import type { ArabicLike } from '../../../i18n/catalogue';
import type { en } from './en';

/** Arabic words of charts. */
export const ar: ArabicLike<typeof en> = {
  form: 'العرض على شكل',
  chart: 'رسم بياني',
  table: 'عرض كجدول',
  noData: 'لا بيانات',
  other: 'أخرى',
  before: 'سابقًا',
  change: 'التغيّر',
  sum: 'الإجمالي',
  whole: 'إجمالاً مقارنةً بـ {{period}}: {{change}}',
  notApplicable: 'لا ينطبق',
  marks: 'تنتقل مفاتيح الأسهم من علامة إلى أخرى، ويفتح Enter ما وراءها.',
  drawing: 'جارٍ رسم المخطط',
  choice: {
    label: 'رسم بياني فوق الأرقام',
    none: 'بلا رسم بياني',
  },
  picture: { save: 'صورة', png: 'PNG، للمستندات', svg: 'SVG، للطباعة بأي حجم' },
  notSaved: 'تعذّر إنشاء الصورة. أعد المحاولة، أو استخدم «عرض كجدول» فهو يتضمن الأرقام نفسها.',
  notFetched:
    'تعذّر تحميل الرسم البياني. يعرض «عرض كجدول» الأرقام نفسها؛ أعد المحاولة، أو أعد تحميل الصفحة إن لم يُجدِ ذلك.',
  retry: 'إعادة المحاولة',
};
