import Big from 'big.js';

export { decimalSum } from '../format/decimal-sum';

/** How a figure stands against another. */
export interface ChangeOf {
  readonly direction: 'more' | 'less' | 'same';
  /** Difference with its sign, a decimal string with the decimals of the two figures. */
  readonly amount: string;
  /** Difference ÷ the size of the base, a rate with four decimals, sign as that of the difference; null at a zero base. */
  readonly rate: string | null;
}

/**
 * `current` less `previous`, both decimal strings, exactly.
 *
 * The base counts by its size, so that a loss which grew is less, not more. Null where either figure is not there.
 */
export function changeOf(current: string | null, previous: string | null): ChangeOf | null {
  if (current === null || previous === null) return null;
  const base = new Big(previous);
  const difference = new Big(current).minus(base);
  const decimals = Math.max(decimalsOf(current), decimalsOf(previous));
  return {
    direction: difference.eq(0) ? 'same' : difference.gt(0) ? 'more' : 'less',
    amount: difference.toFixed(decimals),
    rate: base.eq(0) ? null : difference.div(base.abs()).toFixed(4, Big.roundHalfUp),
  };
}

function decimalsOf(amount: string): number {
  return amount.split('.')[1]?.length ?? 0;
}
