import type { CatalogueOf } from './catalogue-of';
import type { taxCodes as en } from './tax-codes.en';

/** Arabic names of the codes of taxes. */
export const taxCodes: CatalogueOf<typeof en> = {
  GGT: 'ضريبة الألعاب',
  WHT: 'استقطاع من الأرباح',
  LEVY: 'رسم',
  EXC: 'مكس على الرهانات',
  UNCL: 'جوائز غير مستلمة',
};
