import type { ArabicTerms } from './arabic-terms';
import type { dimensions as en } from './dimensions.en';

/** Arabic words for what figures are split by. */
export const dimensions: ArabicTerms<typeof en> = {
  day: {
    label: 'يوم اللعب',
    definition:
      'يوم بالمنطقة الزمنية للترخيص من وقت قطع إلى الذي يليه؛ ويحدد الأساس أي حدث من أحداث الرهان يُحتسب. يكون 23 أو 25 ساعة عند تغيير التوقيت.',
    law: 'هولندا: أرصدة نهاية اليوم حسب أيام UTC (\u2066KSA control database\u2069).',
  },
  month: { label: 'الشهر', definition: 'الشهر الميلادي ليوم اللعب.' },
  brand: {
    label: 'العلامة التجارية',
    definition:
      'الاسم الذي عُرض الرهان تحته. قد يشمل الترخيص عدة علامات تجارية: ما يُقدَّم عنه يتضمن أرقام كل منها إلى جانب إجماليها.',
  },
  licence: { label: 'الترخيص', definition: 'الترخيص الذي قُبل الرهان بموجبه.' },
  channel: {
    label: 'القناة',
    definition: 'عبر الإنترنت أو في المحلات: يشمل الإقرار كل ما تسري عليه ضريبته، كيفما بيع.',
    law: 'بريطانيا العظمى: لأغراض رسم المراهنات لا يُعدّ جهاز الخدمة الذاتية في المحل مراهنة عن بُعد (\u2066gov.uk, 26 November 2025\u2069).',
  },
  vertical: {
    label: 'نوع اللعب',
    definition: 'صنف اللعبة.',
    law: 'الدنمارك: الرياضة الافتراضية فئة مستقلة منذ 1 سبتمبر 2020 (\u2066VirtuelFastOdds\u2069).',
  },
  provider: { label: 'المزوّد', definition: 'مورّد اللعبة.' },
  product: { label: 'المنتج', definition: 'اسم اللعبة أو السوق.' },
  productId: { label: 'رقم المنتج', definition: 'معرّف اللعبة في نظام المصدر.' },
  device: { label: 'الجهاز', definition: 'الجهاز الذي وُضع به الرهان.' },
  playerCountry: { label: 'بلد اللاعب', definition: 'بلد الإقامة، رمز من حرفين.' },
  region: { label: 'المنطقة', definition: 'منطقة الفرع.' },
  branch: { label: 'الفرع', definition: 'معرّف الفرع.' },
  branchName: { label: 'اسم الفرع', definition: 'الاسم الحالي للفرع.' },
  terminal: {
    label: 'جهاز البيع',
    definition: 'معرّف جهاز البيع.',
    law: 'الدنمارك: تحدد رهانات المحلات جهازها (\u2066SpilTerminalIdentifikation\u2069، متطلبات الإبلاغ لدى \u2066Spillemyndigheden\u2069).',
  },
  terminalType: {
    label: 'نوع الجهاز',
    definition: 'شباك أو خدمة ذاتية أو محمول.',
    law: 'الدنمارك: يميّز التعريف بين الشباك والخدمة الذاتية (\u2066Spillemyndigheden\u2069). بريطانيا العظمى: جهاز الخدمة الذاتية من المحلات لأغراض رسم المراهنات (\u2066gov.uk, 26 November 2025\u2069).',
  },
  cashier: {
    label: 'أمين الصندوق',
    definition: 'معرّف أمين الصندوق؛ فارغ للمبيعات من جهاز.',
    law: 'تشترط نيوجيرسي ملخص متحصلات لكل أمين صندوق، \u2066N.J.A.C. 13:69N-1.13\u2069.',
  },
};
