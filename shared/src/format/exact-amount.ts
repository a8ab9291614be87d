import type { Money } from '../contracts/scalars';

const unit = 10_000n;

/** Sum of decimal strings, exactly; no amounts sum up to `0.00`. */
export function sumOfAmounts(amounts: readonly Money[]): Money {
  return written(amounts.reduce((sum, amount) => sum + tenThousandths(amount), 0n));
}

/** `minuend` − `subtrahend`, exactly. */
export function differenceOf(minuend: Money, subtrahend: Money): Money {
  return written(tenThousandths(minuend) - tenThousandths(subtrahend));
}

export function isZeroAmount(amount: Money): boolean {
  return tenThousandths(amount) === 0n;
}

/** Below zero, at zero or above it: -1, 0, 1. */
export function signOf(amount: Money): -1 | 0 | 1 {
  const value = tenThousandths(amount);
  if (value === 0n) return 0;
  return value < 0n ? -1 : 1;
}

/** Order of two amounts, for sorting. */
export function compareAmounts(a: Money, b: Money): number {
  return signOf(differenceOf(a, b));
}

function tenThousandths(amount: Money): bigint {
  const isNegative = amount.startsWith('-');
  const [whole = '0', fraction = ''] = (isNegative ? amount.slice(1) : amount).split('.');
  const size = BigInt(whole) * unit + BigInt(fraction.padEnd(4, '0').slice(0, 4));
  return isNegative ? -size : size;
}

/** As the server writes amounts: two decimals, four where the third or fourth counts. */
function written(value: bigint): Money {
  const size = value < 0n ? -value : value;
  const fraction = (size % unit).toString().padStart(4, '0');
  const decimals = fraction.endsWith('00') ? fraction.slice(0, 2) : fraction;
  return `${value < 0n ? '-' : ''}${size / unit}.${decimals}`;
}
