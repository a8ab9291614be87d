/** English words for the codes of retail data. */
export const words = {
  ticketStatus: {
    SOLD: 'Sold, open',
    CANCELLED: 'Cancelled',
    VOID: 'Void',
    SETTLED: 'Settled, nothing due',
    UNPAID: 'Won, not collected',
    PAID: 'Paid',
    EXPIRED: 'Expired',
  },
  terminalType: {
    OTC: 'Counter',
    SSBT: 'Self-service',
    HANDHELD: 'Handheld',
    SLOT: 'Slot machine',
    TABLE: 'Table',
  },
  method: { CASH: 'cash', VOUCHER: 'voucher', WALLET: 'wallet', MOBILE: 'mobile money', BANK: 'bank' },
  vertical: {
    SPORTS_PREMATCH: 'Sports, pre-match',
    SPORTS_LIVE: 'Sports, live',
    VIRTUAL_SPORTS: 'Virtual sports',
    CASINO_SLOTS: 'Slots',
    CASINO_TABLE: 'Table games',
    LIVE_CASINO: 'Live casino',
    POKER_CASH: 'Poker, cash games',
    POKER_TOURNAMENT: 'Poker, tournaments',
    BINGO: 'Bingo',
    LOTTERY: 'Lottery',
    CRASH: 'Crash games',
  },
};
