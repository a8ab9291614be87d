import type { ArabicLike } from '../../../i18n/catalogue';
import type { en } from './reader.en';

/** Arabic texts within an explanation. */
export const ar: ArabicLike<typeof en> = {
  formula: 'الصيغة',
  law: 'القانون أو المصدر',
  convention: 'لا مصدر: اصطلاح من هذا المنتج.',
  origin: {
    counted: 'لا يوجد: يُعدّ سجلًا سجلًا.',
    stated: 'لا يوجد: يذكره المصدر.',
    set: 'لا يوجد: تحدده قاعدة أو اتفاق أو اختيار.',
  },
  example: 'مثال',
  related: 'مصطلحات ذات صلة',
  screens: 'يُستخدم في',
  back: 'العودة إلى {{name}}',
  search: 'البحث عن مصطلح',
  found_zero: 'لا مصطلحات',
  found_one: 'مصطلح واحد ({{count}})',
  found_two: 'مصطلحان ({{count}})',
  found_few: '{{count}} مصطلحات',
  found_many: '{{count}} مصطلحًا',
  found_other: '{{count}} مصطلح',
  nothing: 'لا مصطلح يطابق «{{text}}». جرّب جزءًا من كلمة، مثل «ضريبة» أو «إيرادات».',
  list: 'المصطلحات',
  all: 'جميع المصطلحات',
  screen: {
    '/authorities': 'الجهات الرقابية',
    '/dashboard': 'لوحة المتابعة',
    '/double-confirmation': 'الاعتماد المزدوج',
    '/load-data': 'تحميلات البيانات',
    '/online': 'عبر الإنترنت',
    '/reports-log': 'سجل التقارير',
    '/retail': 'الفروع',
    '/summary-report': 'الملخص',
    '/summary-report-tanzania': 'الملخص، تنزانيا',
    '/tax-reporting': 'الإقرارات الضريبية',
    '/total-report': 'الإجمالي',
    '/total-report-tanzania': 'الإجمالي، تنزانيا',
  },
};
