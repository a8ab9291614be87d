import type { ActiveBrand } from '../platform/auth/current-user';

/** Every currency that amounts of a brand may be in, its own first. */
export function currenciesOf({ currency, otherCurrencies = [] }: ActiveBrand): string[] {
  return [currency, ...otherCurrencies];
}

/** ISO 4217: no currency is involved. */
export const noCurrency = 'XXX';

/** What control totals are in: over files in several currencies they prove that nothing is lost, and are no money. */
export function controlCurrencyOf(brand: ActiveBrand): string {
  return currenciesOf(brand).length > 1 ? noCurrency : brand.currency;
}

/** The currency of play under a licence; the brand's own where the licence is not known, or figures are not split by it. */
export function currencyUnder({ currency, licences = [] }: ActiveBrand, licenceId: string | null): string {
  return licences.find(({ id }) => id === licenceId)?.currency ?? currency;
}
