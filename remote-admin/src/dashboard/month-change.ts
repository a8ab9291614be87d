import Big from 'big.js';

/** How a figure stands against the same days of the month before. */
export interface MonthChange {
  readonly direction: 'more' | 'less' | 'same';
  /** Difference without its sign, a decimal string. */
  readonly amount: string;
  /** Difference ÷ base without its sign, a rate with four decimals; null where the base is zero or negative. */
  readonly rate: string | null;
}

/** `current` less `previous`, both decimal strings. A base of zero or less has no meaningful percentage. */
export function monthChangeOf(current: string, previous: string): MonthChange {
  const base = new Big(previous);
  const difference = new Big(current).minus(base);
  return {
    direction: difference.eq(0) ? 'same' : difference.gt(0) ? 'more' : 'less',
    amount: difference.abs().toFixed(),
    rate: base.gt(0) ? difference.abs().div(base).toFixed(4, Big.roundHalfUp) : null,
  };
}
