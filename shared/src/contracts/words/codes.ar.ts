import type { CatalogueOf } from './catalogue-of';
import type { codes as en } from './codes.en';
import { fileKinds } from './file-kinds.ar';
import { lawWords } from './laws.ar';
import { productClasses } from './product-classes.ar';
import { reportStates } from './report-states.ar';
import { taxCodes } from './tax-codes.ar';
import { verticals } from './verticals.ar';

const bases = {
  GGR: 'إجمالي الإيرادات',
  GGR_INCL_BONUS_STAKES: 'إجمالي الإيرادات مع رهانات المكافآت',
  PROFIT: 'الربح',
  NET_INCOME: 'صافي الدخل',
  GAMING_REVENUE: 'إيرادات الألعاب',
  STAKES_MINUS_PAYOUTS: 'الرهانات ناقص المدفوعات',
  STAKES: 'الرهانات',
  STAKE_LESS_TAX: 'الرهان ناقص الضريبة',
  MACHINES: 'الماكينات',
  WINNINGS: 'الأرباح',
  NET_WINNINGS: 'صافي الأرباح',
  NET_WINNINGS_PER_COUPON: 'صافي أرباح كل قسيمة',
  DEPOSITS: 'الإيداعات',
  WITHDRAWALS: 'السحوبات',
  UNCLAIMED: 'الجوائز غير المستلمة',
};
const proofs = { VERIFIED: 'متحقق منه', SECONDARY: 'مصدر ثانوي', UNVERIFIED: 'غير متحقق منه' };

/** Arabic words for the codes in sentences of the server, by the name of the place that they stand in. */
export const codes: CatalogueOf<typeof en> = {
  who: { system: 'النظام' },
  vertical: verticals,
  productClass: productClasses,
  taxCode: taxCodes,
  kind: fileKinds,
  series: fileKinds,
  charge: bases,
  before: { ...bases, ...proofs },
  after: { ...bases, ...proofs },
  status: proofs,
  field: {
    validFrom: '«يسري من»',
    validTo: '«يسري حتى ما قبل»',
    status: '«التحقق»',
    source: '«المصدر»',
    note: '«ملاحظة»',
    base: '«الوعاء»',
    basis: '«الأساس»',
    period: '«الفترة»',
    due: '«الاستحقاق»',
    rounding: '«التقريب»',
    negative: '«الوعاء السالب»',
    treatment: '«حالات خاصة»',
    assumed: '«مفترض»',
    product: '«المنتج»',
    authority: '«الجهة»',
  },
  state: {
    LOADED: 'محمّل',
    PARTIAL: 'مرفوض جزئيًا',
    REJECTED: 'مرفوض',
    DUPLICATE: 'مكرر',
    MISSING: 'مفقود',
    LATE: 'متأخر',
    SUPERSEDED: 'مستبدل',
    OPEN: 'مفتوح',
    ACKNOWLEDGED: 'أُقرّ به',
    RESOLVED: 'محلول',
    SEND_FAILED: 'لم يُرسل',
    ACCEPTED: 'مقبول',
  },
  reportState: reportStates,
  laws: lawWords,
  role: {
    viewer: 'مطّلع',
    reporter: 'معدّ تقارير',
    approver: 'معتمِد',
    auditor: 'مدقق',
    admin: 'مسؤول',
  },
  environment: { SIMULATOR: 'محاكٍ', TEST: 'اختبار', PRODUCTION: 'إنتاج', PORTAL: 'بوابة' },
  channel: { ONLINE: 'عبر الإنترنت', RETAIL: 'في المحلات' },
  basis: {
    PLACED: 'الرهانات الموضوعة',
    SETTLED: 'الرهانات المسوّاة',
    PAID: 'الأرباح المدفوعة',
    PLACED_PAID: 'الموضوعة والمدفوعة',
  },
  level: {
    region: 'منطقة',
    branch: 'فرع',
    terminal: 'جهاز',
    cashier: 'أمين صندوق',
    ticket: 'تذكرة',
  },
  version: { latest: 'الأحدث', all: 'الكل' },
  sort: {
    ggr: 'إجمالي الإيرادات',
    stakes: 'الرهانات',
    winnings: 'الأرباح',
    bets: 'عدد الرهانات',
    tax: 'الضريبة',
    name: 'الاسم',
    day: 'اليوم',
    asc: 'تصاعديًا',
    desc: 'تنازليًا',
  },
};
