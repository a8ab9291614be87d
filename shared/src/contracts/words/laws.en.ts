/** What holds for the records of a book, by the code of the law. */
export const lawWords = {
  RETURNED_PAYS_NOTHING: 'A returned stake has no payout',
  LOST_PAYS_NOTHING: 'A losing bet has no payout',
  NET_AFTER_WITHHOLDING: 'The amount paid is the gross amount less the tax withheld',
  NOTHING_NEGATIVE: 'No count or amount is negative',
  ONE_CHANNEL: 'A record is either online or retail, and a retail bet names its shop',
  BRAND_CURRENCY: 'A record is in the currency of its licence, or of its brand',
  ONE_VERSION: 'Only one version of a record is in force',
  KNOWN_AFTERWARDS: 'No record is received more than five minutes before its event',
  PLACED: 'Every settled bet was placed',
  SETTLED_WITHIN_STAKE: 'The stake settled does not exceed the stake placed',
  RETURNED_ALONE: 'A void or cancelled bet has no other settlement',
  PAID_WITHIN_WINNINGS: 'The amount paid or expired does not exceed the winnings',
  SETTLED_AFTERWARDS: 'A bet is settled after it was accepted',
  PAID_AFTERWARDS: 'A bet is paid after it was settled',
  ONE_LICENCE: 'A bet is settled and paid under the licence under which it was placed',
  LATE_VOID_OF_SETTLED: 'A stake returned late was settled before, and its winnings are reversed',
} as const;
export type LawCode = keyof typeof lawWords;
