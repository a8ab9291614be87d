import type { ArabicLike } from '../../i18n/use-text';
import type { brandColumns as en } from './brand-columns.en';

/** Arabic texts of the columns that everyone of a brand sees. */
export const brandColumns: ArabicLike<typeof en> = {
  open: 'أعمدة الجميع',
  title: 'الأعمدة الظاهرة للجميع في {{brand}}',
  explain:
    'تُخفى الأعمدة غير المحددة هنا عن الجميع في العلامة التجارية بعد أن يعتمد ذلك شخص ثانٍ. لا تتأثر الإجماليات ولا عوامل التصفية ولا التقارير المرسلة.',
  failed: 'تعذّر تحميل أعمدة العلامة التجارية',
  save: 'اقتراح للجميع',
  pending: 'اقترح {{name}} إخفاء هذه الأعمدة؛ ولم يعتمد ذلك شخص ثانٍ بعد.',
  reason: 'سبب إخفائها عن الجميع',
  reasonRule: '10 أحرف على الأقل. يظهر للمعتمِد ويُحفظ في السجل.',
  cancel: 'إلغاء',
  impact: 'يخفي هذا {{columns}} في {{searches}}.',
  columns_zero: 'لا أعمدة',
  columns_one: 'عمودًا واحدًا ({{count}})',
  columns_two: 'عمودين ({{count}})',
  columns_few: '{{count}} أعمدة',
  columns_many: '{{count}} عمودًا',
  columns_other: '{{count}} عمود',
  searches_zero: 'لا عمليات بحث محفوظة',
  searches_one: 'عملية بحث محفوظة واحدة ({{count}})',
  searches_two: 'عمليتي بحث محفوظتين ({{count}})',
  searches_few: '{{count}} عمليات بحث محفوظة',
  searches_many: '{{count}} عملية بحث محفوظة',
  searches_other: '{{count}} عملية بحث محفوظة',
  noImpact: 'لا يعرض أي بحث محفوظ تستطيع رؤيته هذه الأعمدة.',
  done_zero: 'لم يُقترح إخفاء أي عمود. يجب أن يعتمد ذلك شخص ثانٍ.',
  done_one: 'اقتُرح إخفاء عمود واحد ({{count}}) عن الجميع. يجب أن يعتمد ذلك شخص ثانٍ.',
  done_two: 'اقتُرح إخفاء عمودين ({{count}}) عن الجميع. يجب أن يعتمد ذلك شخص ثانٍ.',
  done_few: 'اقتُرح إخفاء {{count}} أعمدة عن الجميع. يجب أن يعتمد ذلك شخص ثانٍ.',
  done_many: 'اقتُرح إخفاء {{count}} عمودًا عن الجميع. يجب أن يعتمد ذلك شخص ثانٍ.',
  done_other: 'اقتُرح إخفاء {{count}} عمود عن الجميع. يجب أن يعتمد ذلك شخص ثانٍ.',
};
