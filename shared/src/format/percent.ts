import { missing, trueMinus } from './missing';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * A rate as a percentage: `"0.0525"` → `5.25 %`. Null, a zero base say, is `—`.
 *
 * `signed` writes the plus sign too, for changes.
 */
export function percentText(
  rate: string | null,
  options: { digits?: number; signed?: boolean } = {},
): string {
  if (rate === null) return missing;
  const digits = options.digits ?? 2;
  const signDisplay = options.signed === true ? 'exceptZero' : 'negative';
  const name = `${digits} ${signDisplay}`;
  const format =
    formats.get(name) ??
    new Intl.NumberFormat('en-GB', {
      style: 'percent',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay,
    });
  formats.set(name, format);
  return trueMinus(format.format(rate as `${number}`)).replace('%', '\u00A0%');
}
