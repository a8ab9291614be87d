import type { CatalogueOf } from './catalogue-of';
import type { holidayWords as en } from './holidays.en';

/** Public holidays that follow from a rule, in Arabic. */
export const holidayWords: CatalogueOf<typeof en> = {
  NEW_YEAR: 'رأس السنة الميلادية',
  ZANZIBAR_REVOLUTION: 'يوم ثورة زنجبار',
  KARUME: 'يوم كارومي',
  UNION: 'يوم الاتحاد',
  WORKERS: 'عيد العمال',
  SABA_SABA: 'يوم سابا سابا',
  NANE_NANE: 'يوم ناني ناني',
  NYERERE: 'يوم نيريري',
  INDEPENDENCE: 'عيد الاستقلال',
  CHRISTMAS: 'عيد الميلاد',
  BOXING: 'ثاني أيام عيد الميلاد',
  GOOD_FRIDAY: 'الجمعة العظيمة',
  EASTER_MONDAY: 'اثنين الفصح',
};
