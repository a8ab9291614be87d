import type { CatalogueOf } from './catalogue-of';
import type { fileKinds as en } from './file-kinds.en';

/** Arabic names of the kinds of files that sources send. */
export const fileKinds: CatalogueOf<typeof en> = {
  BETS: 'رهانات',
  SETTLEMENTS: 'تسويات',
  PAYMENTS: 'مدفوعات',
  DRAWERS: 'أدراج نقدية',
  CASH_MOVEMENTS: 'حركات نقدية',
  JACKPOTS: 'جوائز كبرى',
  BALANCES: 'أرصدة',
};
