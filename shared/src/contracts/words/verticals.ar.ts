import type { CatalogueOf } from './catalogue-of';
import type { verticals as en } from './verticals.en';

/** Arabic names of the verticals. */
export const verticals: CatalogueOf<typeof en> = {
  SPORTS_PREMATCH: 'رياضة، قبل المباراة',
  SPORTS_LIVE: 'رياضة، مباشرة',
  VIRTUAL_SPORTS: 'رياضة افتراضية',
  CASINO_SLOTS: 'ماكينات القمار',
  CASINO_TABLE: 'ألعاب الطاولة',
  LIVE_CASINO: 'كازينو مباشر',
  POKER_CASH: 'بوكر، ألعاب نقدية',
  POKER_TOURNAMENT: 'بوكر، بطولات',
  BINGO: 'بنغو',
  LOTTERY: 'يانصيب',
  CRASH: 'ألعاب كراش',
};
