import type { CatalogueOf } from './catalogue-of';
import type { fileKinds as en } from './file-kinds.en';

/** Swahili names of the kinds of files that sources send. */
export const fileKinds: CatalogueOf<typeof en> = {
  BETS: 'Beti',
  SETTLEMENTS: 'Maamuzi ya beti',
  PAYMENTS: 'Malipo',
  DRAWERS: 'Droo za fedha',
  CASH_MOVEMENTS: 'Mienendo ya fedha taslimu',
  JACKPOTS: 'Jackpoti',
  BALANCES: 'Salio',
};
