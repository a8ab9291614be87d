import type { TermKey } from '../term';

/** Arabic names of terms, those that head the columns of online reports; what they mean is told in English and Swahili. */
export const arabicLabels: Readonly<Partial<Record<TermKey, string>>> = {
  day: 'يوم اللعب',
  month: 'الشهر',
  brand: 'العلامة التجارية',
  licence: 'الترخيص',
  channel: 'القناة',
  vertical: 'نوع اللعب',
  provider: 'المزوّد',
  product: 'المنتج',
  productId: 'رقم المنتج',
  device: 'الجهاز',
  playerCountry: 'بلد اللاعب',
  bets: 'عدد الرهانات',
  rounds: 'الجولات',
  stakesCash: 'الرهانات النقدية',
  stakesBonus: 'رهانات المكافآت',
  stakes: 'الرهانات',
  voids: 'الرهانات الملغاة',
  netStakes: 'صافي الرهانات',
  winnings: 'الأرباح',
  ggr: 'إجمالي إيرادات الألعاب',
  hold: 'نسبة الاحتفاظ',
};
