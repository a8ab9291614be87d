import { missing, trueMinus } from './missing';
import { formatPerLanguage, numberFormatPerReader } from './per-language';

/** Currencies whose parts, which ISO 4217 gives them, are out of use: what is shown beside others is whole. */
const shownWhole: ReadonlySet<string> = new Set(['TZS']);

const full = numberFormatPerReader((tag, currency: string) => {
  const minimumFractionDigits = currency === '' ? 2 : minorDigitsOf(currency);
  return new Intl.NumberFormat(tag, { minimumFractionDigits, maximumFractionDigits: 4 });
});
const rounded = numberFormatPerReader((tag, currency: string) => {
  const digits = shownWhole.has(currency) ? 0 : minorDigitsOf(currency);
  return new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits });
});
// Plain English, not Britain's: a capital M cannot be taken for metres or minutes. Arabic reads M and K as well, and axes stay short.
const compact = formatPerLanguage(
  (tag) =>
    new Intl.NumberFormat(tag.startsWith('sw') ? tag : 'en', {
      notation: 'compact',
      maximumSignificantDigits: 3,
    }),
);

/**
 * An amount without its currency, which stands in the header: `"-1234.5"` in EUR → `−1,234.50`, `"1234.00"` in TZS →
 * `1,234`.
 *
 * Exact: the decimal string is never made a float, and no digit of it is rounded away; parts of a currency that is shown
 * whole stand only where there are some. Null is `—`.
 */
export function moneyText(amount: string | null, currency = ''): string {
  if (amount === null) return missing;
  const format = shownWhole.has(currency) && isWhole(amount) ? rounded : full;
  return trueMinus(format(currency).format(amount as `${number}`));
}

/**
 * An amount as one reads it beside others: to the smallest unit that the currency is shown in, halves away from zero. For
 * measures that are finer, such as shares of jackpots; drill-down, copies and exports keep every digit. Sums are made of
 * exact amounts and then written so, never of what is written. Null is `—`.
 */
export function roundedMoneyText(amount: string | null, currency: string): string {
  if (amount === null) return missing;
  return trueMinus(rounded(currency).format(amount as `${number}`));
}

/** An amount with its currency, for sentences: `TZS 1,234.50`. */
export function moneyWithCurrencyText(amount: string | null, currency: string): string {
  return amount === null ? missing : `${currency}\u00A0${moneyText(amount, currency)}`;
}

/** A short amount for axes and tiles, three digits: `1.25M`. Never for a figure that is reported. */
export function compactMoneyText(amount: string | null): string {
  if (amount === null) return missing;
  return trueMinus(compact().format(amount as `${number}`));
}

function isWhole(amount: string): boolean {
  return /^-?\d+(\.0*)?$/.test(amount);
}

function minorDigitsOf(currency: string): number {
  return (
    new Intl.NumberFormat('en-GB', { style: 'currency', currency }).resolvedOptions().minimumFractionDigits ??
    2
  );
}
