import { missing, trueMinus } from './missing';

const formats = new Map<string, Intl.NumberFormat>();

function formatFor(name: string, make: () => Intl.NumberFormat): Intl.NumberFormat {
  const known = formats.get(name) ?? make();
  formats.set(name, known);
  return known;
}

/**
 * An amount without its currency, which stands in the header: `"-1234.5"` in TZS → `−1,234.50`.
 *
 * Exact: the decimal string is never made a float, and no digit of it is rounded away. Null is `—`.
 */
export function moneyText(amount: string | null, currency?: string): string {
  if (amount === null) return missing;
  const format = formatFor(`full ${currency ?? ''}`, () => {
    const minimumFractionDigits = currency === undefined ? 2 : minorDigitsOf(currency);
    return new Intl.NumberFormat('en-GB', { minimumFractionDigits, maximumFractionDigits: 4 });
  });
  return trueMinus(format.format(amount as `${number}`));
}

/** An amount with its currency, for sentences: `TZS 1,234.50`. */
export function moneyWithCurrencyText(amount: string | null, currency: string): string {
  return amount === null ? missing : `${currency}\u00A0${moneyText(amount, currency)}`;
}

/** A short amount for axes and tiles, three digits: `1.25M`. Never for a figure that is reported. */
export function compactMoneyText(amount: string | null): string {
  if (amount === null) return missing;
  const format = formatFor('compact', () => {
    return new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 });
  });
  return trueMinus(format.format(amount as `${number}`));
}

function minorDigitsOf(currency: string): number {
  return (
    new Intl.NumberFormat('en-GB', { style: 'currency', currency }).resolvedOptions().minimumFractionDigits ??
    2
  );
}
