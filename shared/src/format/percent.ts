import { missing, trueMinus } from './missing';
import { numberFormatPerReader } from './per-language';

const percent = numberFormatPerReader(
  (tag, digits: string, signDisplay: 'exceptZero' | 'negative') =>
    new Intl.NumberFormat(tag, {
      style: 'percent',
      minimumFractionDigits: Number(digits),
      maximumFractionDigits: Number(digits),
      signDisplay,
    }),
);

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
  const signDisplay = options.signed === true ? 'exceptZero' : 'negative';
  const format = percent(String(options.digits ?? 2), signDisplay);
  return trueMinus(format.format(rate as `${number}`)).replace(/[\s\u00A0\u202F]*%/u, '\u00A0%');
}
