import type { ArabicLike } from '@tallyhouse/shared/i18n/use-text';
import { terminalTypes } from '@tallyhouse/shared/contracts/words/labels.ar';
import { verticals } from '@tallyhouse/shared/contracts/words/verticals.ar';
import type { words as en } from './words.en';

/** Arabic words for the codes of retail data. */
export const words: ArabicLike<typeof en> = {
  ticketStatus: {
    SOLD: 'مبيعة، مفتوحة',
    CANCELLED: 'ملغاة',
    VOID: 'باطلة',
    SETTLED: 'مسوّاة، لا شيء مستحق',
    UNPAID: 'رابحة، لم تُستلم',
    PAID: 'مدفوعة',
    EXPIRED: 'سقطت بالمدة',
  },
  terminalType: terminalTypes,
  method: {
    CASH: 'نقدًا',
    VOUCHER: 'قسيمة',
    WALLET: 'محفظة',
    MOBILE: 'محفظة هاتف',
    BANK: 'مصرف',
  },
  vertical: verticals,
};
