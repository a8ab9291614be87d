import type { CatalogueLike } from '@tallyhouse/shared/i18n/catalogue';
import type { words as en } from './words.en';
import { terminalTypes } from '@tallyhouse/shared/contracts/words/labels.sw';
import { verticals } from '@tallyhouse/shared/contracts/words/verticals.sw';

/** Swahili words for the codes of retail data. */
export const words: CatalogueLike<typeof en> = {
  ticketStatus: {
    SOLD: 'Imeuzwa, bado wazi',
    CANCELLED: 'Imefutwa',
    VOID: 'Batili',
    SETTLED: 'Imemalizika, hakuna deni',
    UNPAID: 'Imeshinda, haijachukuliwa',
    PAID: 'Imelipwa',
    EXPIRED: 'Imepitwa na muda',
  },
  terminalType: terminalTypes,
  method: {
    CASH: 'fedha taslimu',
    VOUCHER: 'vocha',
    WALLET: 'pochi',
    MOBILE: 'pesa ya simu',
    BANK: 'benki',
  },
  vertical: verticals,
};
