import type { CatalogueOf } from './catalogue-of';
import type { filterSentences as en } from './filters.en';

/** Arabic for the sentences that the server says of its filters. */
export const filterSentences: CatalogueOf<typeof en> = {
  online: 'القناة عبر الإنترنت',
  retail: 'القناة في المحلات',
  both: 'القناة عبر الإنترنت أو في المحلات',
  Vertical: 'نوع اللعب هو {{value}}',
  Licence: 'الترخيص هو {{value}}',
  TaxClass: 'الفئة الضريبية هي {{value}}',
  Jurisdiction: 'الولاية القضائية هي {{value}}',
  Region: 'المنطقة هي {{value}}',
  Branch: 'الفرع هو {{value}}',
  place: 'الفرع أو الجهاز أو أمين الصندوق هو {{value}}',
  anyPlace: 'المنطقة أو الفرع أو الجهاز أو أمين الصندوق هو {{value}}',
  contains: 'الاسم أو الرقم أو النص يحتوي على {{value}}',
  sold: 'التذاكر المبيعة في الفترة، مع ما تلاها من أحداث',
  settled: 'التذاكر المسوّاة في الفترة، مع ما تلاها من أحداث',
  paid: 'التذاكر المدفوعة في الفترة، مع ما سبقها من أحداث',
  selling: 'المدفوعات مع الفرع البائع',
  whatIf: 'افتراضي: ليس وفق القواعد السارية',
  unverified: 'القواعد غير المتحقق منها مضمّنة',
  cashOnly: 'تُحتسب الرهانات والأرباح النقدية فقط',
  or: 'أو',
  ProductClass: 'فئة المنتج هي {{value}}',
  otherDays: 'تبدأ أيام اللعب لبعض التراخيص في {{value}}',
};
