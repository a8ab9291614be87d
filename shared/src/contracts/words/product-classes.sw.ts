import type { CatalogueOf } from './catalogue-of';
import type { productClasses as en } from './product-classes.en';

/** Swahili names of the product classes of the Gaming Act. */
export const productClasses: CatalogueOf<typeof en> = {
  LAND_CASINO: 'Kasino ya ardhini',
  ONLINE_CASINO: 'Kasino ya mtandaoni',
  SPORTS: 'Kubashiri michezo',
  SMS_LOTTERY: 'Bahati nasibu ya SMS',
  NATIONAL_LOTTERY: 'Bahati nasibu ya Taifa',
  FORTY_MACHINES: 'Ukumbi wa mashine arobaini',
  SLOT_ROUTE: 'Mashine za sloti',
  SLOT_SHOP: 'Mashine za sloti dukani',
  SLOT_CLUB: 'Mashine za sloti kwenye klabu',
  VIRTUAL: 'Michezo ya kubuni',
  BINGO: 'Bingo',
  POOL_BETTING: 'Ubashiri wa pamoja (pool)',
  OTHER_S51: 'Michezo mingine ya kifungu cha 51',
  BETTING: 'Ubashiri',
  REMOTE_BETTING: 'Ubashiri wa mbali',
  REMOTE_GAMING: 'Michezo ya mbali',
  MT_PLAYERS: 'Michezo ya wachezaji wa Malta',
  LICENSED: 'Michezo ya kubahatisha yenye leseni',
  ONLINE: 'Uchezaji wa mtandaoni',
  WALLET_DEPOSIT: 'Fedha zinazowekwa kwenye pochi',
  WALLET_WITHDRAWAL: 'Fedha zinazotolewa kwenye pochi',
  COLUMN_BETTING: 'Ubashiri wa safu',
  none: 'Kundi halijatajwa na leseni',
};
