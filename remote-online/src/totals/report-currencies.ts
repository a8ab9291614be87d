/** Currencies that totals are told in on demand: those that authorities of the register report in. */
export const reportCurrencies: readonly string[] = ['TZS', 'EUR', 'GBP', 'DKK', 'SEK', 'USD'];
