import type { ArabicLike } from '../../i18n/catalogue';
import type { en } from './en';

/** Arabic texts of the shared pieces. */
export const ar: ArabicLike<typeof en> = {
  noData: 'لا بيانات',
  hour: {
    OK: 'في الموعد',
    DUE: 'لم يحن موعده',
    LATE: 'متأخر',
    PARTIAL: 'مرفوض جزئيًا',
    OVERDUE: 'تجاوز الموعد',
    MISSING: 'مفقود',
    NONE: 'لا يُنتظر ملف',
  },
  withheld: 'محجوب إلى أن تعتمد التقرير أو تعيده',
  copyRefused: 'لم يُنسخ: منع المتصفح الوصول إلى الحافظة. حدّد النص وانسخه يدويًا.',
  period: {
    label: 'الفترة',
    choose: 'اختر فترة',
    earlier: 'الفترة السابقة',
    later: 'الفترة التالية',
    custom: 'فترة مخصصة',
    apply: 'تطبيق',
    from: 'أول يوم لعب',
    to: 'آخر يوم لعب',
    days_zero: 'لا أيام لعب',
    days_one: 'يوم لعب واحد ({{count}})',
    days_two: 'يوما لعب ({{count}})',
    days_few: '{{count}} أيام لعب',
    days_many: '{{count}} يوم لعب',
    days_other: '{{count}} يوم لعب',
    reversed: 'يجب ألا يأتي اليوم الأول بعد اليوم الأخير.',
    incomplete: 'أدخل اليومين.',
    tooLong: 'لا تتجاوز الفترة عشر سنوات.',
    preset: {
      yesterday: 'أمس',
      'last-week': 'آخر أسبوع كامل',
      'last-month': 'آخر شهر كامل',
      'last-quarter': 'آخر ربع سنة كامل',
      'month-to-date': 'منذ بداية الشهر',
      'year-to-date': 'منذ بداية السنة',
      'since-accepted': 'منذ آخر إقرار مقبول',
    },
  },
  choice: { all: 'تحديد جميع صفوف هذه الصفحة', one: 'تحديد: {{name}}' },
  choices: { rows: 'عوامل التصفية', scope: 'النطاق', table: 'الجدول', list: 'القائمة' },
  cards: { sort: 'الترتيب', all: 'كل الأعمدة', key: 'الأعمدة الرئيسية فقط' },
};
