import { verticals } from '@tallyhouse/shared/contracts/words/verticals.en';

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
  vertical: verticals,
};
