import Big from 'big.js';

/** Sum of decimal strings, exactly, with as many decimals as the longest has; null where none is there. */
export function decimalSum(amounts: readonly (string | null)[]): string | null {
  const known = amounts.filter((amount) => amount !== null);
  if (known.length === 0) return null;
  const decimals = Math.max(...known.map((amount) => amount.split('.')[1]?.length ?? 0));
  return known.reduce((sum, amount) => sum.plus(amount), new Big(0)).toFixed(decimals);
}
