import type { CatalogueOf } from './catalogue-of';
import type { taxCodes as en } from './tax-codes.en';

/** Swahili names of the codes of taxes. */
export const taxCodes: CatalogueOf<typeof en> = {
  GGT: 'Kodi ya michezo',
  WHT: 'Kodi ya zuio kwa ushindi',
  LEVY: 'Tozo',
  EXC: 'Ushuru wa dau',
  UNCL: 'Zawadi zisizodaiwa',
};
