import type { ArabicLike } from '../../i18n/use-text';
import type { chart as en } from './chart.en';

/** Arabic texts of the drawing above the rows of a report. */
export const chart: ArabicLike<typeof en> = {
  choose: {
    day: 'رسم بياني يومي',
    week: 'رسم بياني أسبوعي',
    month: 'رسم بياني شهري',
    by: 'رسم بياني حسب {{column}}',
  },
  measure: 'الرقم المعروض في الرسم',
  compare: 'مقارنة الرسم البياني',
  compareWith: { none: 'بلا مقارنة', previous: 'تقرير الفترة السابقة', accepted: 'آخر تقرير مقبول' },
  nothingToCompare: {
    previous: 'لا يوجد تقرير محفوظ من هذا النوع للفترة {{period}}، فلا شيء للمقارنة به.',
    accepted: 'لم يُقبل أي تقرير من هذا النوع عن {{period}}، فلا يوجد ما يُقارن به.',
  },
  acceptedVersion: 'الإصدار المقبول {{version}}',
  title: {
    day: '{{measure}} يوميًا',
    week: '{{measure}} أسبوعيًا',
    month: '{{measure}} شهريًا',
    by: '{{measure}} حسب {{column}}',
  },
  summary: '{{title}}، {{period}}: عدد الأعمدة {{count}}، كل منها برقمه.',
  noValue: 'لا شيء',
  rest: 'كل ما عدا ذلك',
  compareFailed: 'تعذّر تحميل التقرير المطلوب للمقارنة',
  failed: 'تعذّر تحميل أرقام الرسم البياني',
};
