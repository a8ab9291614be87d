import { terminalTypes } from '@tallyhouse/shared/contracts/words/labels.en';
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
  terminalType: terminalTypes,
  method: { CASH: 'cash', VOUCHER: 'voucher', WALLET: 'wallet', MOBILE: 'mobile money', BANK: 'bank' },
  vertical: verticals,
};
