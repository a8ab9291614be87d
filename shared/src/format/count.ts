import { missing, trueMinus } from './missing';
import { numberFormatPerReader } from './per-language';

const whole = numberFormatPerReader((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 0 }));

/** A whole number with separators: 1240 → `1,240`. Null is `—`. */
export function countText(count: number | null): string {
  return count === null ? missing : trueMinus(whole().format(count));
}
