/**
 * A rate typed in per cent as the fraction that rules are written in: `12.5` → `0.125`. Exact, no float is made of it.
 *
 * Null for anything but a number from 0 to 100 with at most six decimals.
 */
export function rateOfPercent(typed: string): string | null {
  const match = /^(\d{1,3})(?:[.,](\d{1,6}))?$/.exec(typed.trim());
  const [, whole = '', fraction = ''] = match ?? [];
  if (match === null || Number(`${whole}.${fraction}`) > 100) return null;
  const digits = `${whole.padStart(3, '0')}${fraction}`;
  const decimals = digits.slice(1).replace(/0+$/, '');
  return decimals === '' ? digits.slice(0, 1) : `${digits.slice(0, 1)}.${decimals}`;
}

/** An amount typed with or without separators: `120,000` → `120000`. Null for anything but an amount of zero or more. */
export function amountTyped(typed: string): string | null {
  const plain = typed.trim().replaceAll(/[\s,]/g, '');
  return /^\d{1,15}(\.\d{1,2})?$/.test(plain) ? plain : null;
}
