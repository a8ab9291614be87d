import type { verticals as en } from './verticals.en';

/** Swahili names of the verticals. */
export const verticals: Readonly<Record<keyof typeof en, string>> = {
  SPORTS_PREMATCH: 'Michezo, kabla ya mechi',
  SPORTS_LIVE: 'Michezo, mubashara',
  VIRTUAL_SPORTS: 'Michezo ya kompyuta',
  CASINO_SLOTS: 'Sloti',
  CASINO_TABLE: 'Michezo ya mezani',
  LIVE_CASINO: 'Kasino mubashara',
  POKER_CASH: 'Poka, fedha taslimu',
  POKER_TOURNAMENT: 'Poka, mashindano',
  BINGO: 'Bingo',
  LOTTERY: 'Bahati nasibu',
  CRASH: 'Michezo ya crash',
};
