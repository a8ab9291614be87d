import type { CatalogueOf } from './catalogue-of';
import type { productClasses as en } from './product-classes.en';

/** Arabic names of the product classes of the laws that the demo is under. */
export const productClasses: CatalogueOf<typeof en> = {
  LAND_CASINO: 'كازينو أرضي',
  ONLINE_CASINO: 'كازينو عبر الإنترنت',
  SPORTS: 'مراهنات رياضية',
  SMS_LOTTERY: 'يانصيب بالرسائل القصيرة',
  NATIONAL_LOTTERY: 'اليانصيب الوطني',
  FORTY_MACHINES: 'موقع بأربعين ماكينة',
  SLOT_ROUTE: 'ماكينات قمار',
  SLOT_SHOP: 'ماكينات قمار في المحلات',
  SLOT_CLUB: 'ماكينات قمار في النوادي',
  VIRTUAL: 'ألعاب افتراضية',
  BINGO: 'بنغو',
  POOL_BETTING: 'مراهنات مجمّعة',
  OTHER_S51: 'ألعاب أخرى بموجب المادة 51',
  BETTING: 'مراهنات',
  REMOTE_BETTING: 'مراهنات عن بُعد',
  REMOTE_GAMING: 'ألعاب عن بُعد',
  MT_PLAYERS: 'لاعبون في مالطا',
  LICENSED: 'قمار مرخّص',
  ONLINE: 'لعب عبر الإنترنت',
  WALLET_DEPOSIT: 'إيداعات في المحافظ',
  WALLET_WITHDRAWAL: 'سحوبات من المحافظ',
  COLUMN_BETTING: 'مراهنات بالأعمدة',
  none: 'الفئة غير مذكورة في الترخيص',
};
