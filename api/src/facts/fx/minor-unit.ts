/** Currencies that are not counted in the parts that ISO 4217 gives them. */
const wholeOnly: ReadonlySet<string> = new Set(['TZS']);

/** Smallest amount of a currency that figures are rounded to: `"0.01"`, `"1"` where it has no parts. */
export function minorUnitOf(currency: string): string {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const decimals = wholeOnly.has(currency) ? 0 : maximumFractionDigits;
  return decimals === 0 ? '1' : `0.${'0'.repeat(decimals - 1)}1`;
}
