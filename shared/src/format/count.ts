import { missing, trueMinus } from './missing';

const format = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** A whole number with separators: 1240 → `1,240`. Null is `—`. */
export function countText(count: number | null): string {
  return count === null ? missing : trueMinus(format.format(count));
}
