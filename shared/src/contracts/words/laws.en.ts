/** What holds for the records of a book, by the code of the law. */
export const lawWords = {
  RETURNED_PAYS_NOTHING: 'A returned stake pays nothing out',
  LOST_PAYS_NOTHING: 'A lost bet pays nothing out',
  NET_AFTER_WITHHOLDING: 'What is paid is the gross amount less what is withheld',
  NOTHING_NEGATIVE: 'No count and no amount is below zero',
  ONE_CHANNEL: 'A record is of online play or of a shop, and a bet of a shop names it',
  BRAND_CURRENCY: 'A record is in the currency of its licence, or of its brand',
  ONE_VERSION: 'One version of a record is in force',
  KNOWN_AFTERWARDS: 'Nothing is known more than five minutes before it happens',
  PLACED: 'What is settled was placed',
  SETTLED_WITHIN_STAKE: 'No more stake is settled than was placed',
  RETURNED_ALONE: 'A bet that is void or cancelled has no other settlement',
  PAID_WITHIN_WINNINGS: 'No more is paid, or lapses, than was won',
  SETTLED_AFTERWARDS: 'A bet is settled after it was accepted',
  PAID_AFTERWARDS: 'A bet is paid after it was settled',
  ONE_LICENCE: 'A bet is settled and paid under the licence that it was placed under',
  LATE_VOID_OF_SETTLED: 'A stake that comes back late was settled before, and what it had won comes off',
} as const;
export type LawCode = keyof typeof lawWords;
