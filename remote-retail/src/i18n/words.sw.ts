import type { CatalogueLike } from '@tallyhouse/shared/i18n/catalogue';
import type { words as en } from './words.en';

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
  terminalType: {
    OTC: 'Kaunta',
    SSBT: 'Ya kujihudumia',
    HANDHELD: 'Ya mkononi',
    SLOT: 'Mashine ya sloti',
    TABLE: 'Meza',
  },
  method: {
    CASH: 'fedha taslimu',
    VOUCHER: 'vocha',
    WALLET: 'pochi',
    MOBILE: 'pesa ya simu',
    BANK: 'benki',
  },
  vertical: {
    SPORTS_PREMATCH: 'Michezo, kabla ya mechi',
    SPORTS_LIVE: 'Michezo, mubashara',
    VIRTUAL_SPORTS: 'Michezo pepe',
    CASINO_SLOTS: 'Sloti',
    CASINO_TABLE: 'Michezo ya meza',
    LIVE_CASINO: 'Kasino mubashara',
    POKER_CASH: 'Poka, ya fedha',
    POKER_TOURNAMENT: 'Poka, mashindano',
    BINGO: 'Bingo',
    LOTTERY: 'Bahati nasibu',
    CRASH: 'Michezo ya crash',
  },
};
