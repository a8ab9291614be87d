import type { CatalogueOf } from './catalogue-of';
import type { lawWords as en } from './laws.en';

/** Arabic for what holds for the records of a book. */
export const lawWords: Record<keyof CatalogueOf<typeof en>, string> = {
  RETURNED_PAYS_NOTHING: 'الرهان المُعاد لا يُصرف عنه شيء',
  LOST_PAYS_NOTHING: 'الرهان الخاسر لا يُصرف عنه شيء',
  NET_AFTER_WITHHOLDING: 'المبلغ المدفوع هو الإجمالي ناقص الضريبة المستقطعة',
  NOTHING_NEGATIVE: 'لا عدد ولا مبلغ سالب',
  ONE_CHANNEL: 'السجل إما عبر الإنترنت وإما في المحلات، ورهان المحل يذكر محله',
  BRAND_CURRENCY: 'السجل بعملة ترخيصه أو علامته التجارية',
  ONE_VERSION: 'لا تسري إلا نسخة واحدة من السجل',
  KNOWN_AFTERWARDS: 'لا يُستلم سجل قبل حدثه بأكثر من خمس دقائق',
  PLACED: 'كل رهان سُوّي كان قد وُضع',
  SETTLED_WITHIN_STAKE: 'ما سُوّي من الرهان لا يتجاوز ما وُضع منه',
  RETURNED_ALONE: 'الرهان الباطل أو الملغى لا تسوية أخرى له',
  PAID_WITHIN_WINNINGS: 'ما دُفع أو سقط لا يتجاوز الأرباح',
  SETTLED_AFTERWARDS: 'يُسوّى الرهان بعد قبوله',
  PAID_AFTERWARDS: 'يُدفع الرهان بعد تسويته',
  ONE_LICENCE: 'يُسوّى الرهان ويُدفع بموجب الترخيص الذي وُضع بموجبه',
  LATE_VOID_OF_SETTLED: 'الرهان المُعاد متأخرًا كان قد سُوّي، وعُكست أرباحه',
};
