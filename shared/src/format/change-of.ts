import Big from 'big.js';
import { percentText } from './percent';

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

/**
 * A change in one line: `▲ +2.50 (+25.00 %)`; the percentage as `notApplicable` at a zero base. Null where there is no change
 * to tell.
 */
export function changeText(
  change: ChangeOf | null,
  { write, notApplicable }: { readonly write: (amount: string) => string; readonly notApplicable: string },
): string | null {
  if (change === null) return null;
  return `${changeMarks[change.direction]} ${signedAmount(change, write)} (${rateText(change) ?? notApplicable})`;
}

/** The percentage of a change with its sign; null at a zero base. */
export function rateText({ rate }: ChangeOf): string | null {
  return rate === null ? null : percentText(rate, { signed: true });
}

/** The amount of a change with a plus, a minus as typographers set it, or nothing at no change. */
export function signedAmount({ direction, amount }: ChangeOf, write: (amount: string) => string): string {
  const sign = { more: '+', less: '\u2212', same: '' }[direction];
  return `${sign}${write(amount.replace('-', ''))}`;
}

/** A colour beside it would only say again what the shape and the sign say, and more is not always better. */
export const changeMarks = { more: '▲', less: '▼', same: '=' } as const;
