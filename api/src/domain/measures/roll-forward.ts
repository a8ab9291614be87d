import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { formatMoney, negateMoney, sumMoney } from '../money/money';

/** A movement of a balance with its sign: positive raises it. */
export interface Movement<Code extends string> {
  readonly code: Code;
  readonly amount: Money;
}

export interface RollForward<Code extends string> {
  readonly opening: Money;
  readonly movements: readonly Movement<Code>[];
  readonly closing: Money;
}

/** Opening + movements = closing, line by line. */
export function rollForward<Code extends string>(
  opening: Money,
  movements: readonly Movement<Code>[],
): RollForward<Code> {
  return {
    opening: formatMoney(opening),
    movements,
    closing: sumMoney([opening, ...movements.map(({ amount }) => amount)]),
  };
}

/** Movements from positive amounts, each with the sign its code bears in `signs`, in the order of `signs`. */
export function signedMovements<Code extends string>(
  signs: Readonly<Record<Code, '+' | '-'>>,
  amounts: Readonly<Record<Code, Money>>,
): Movement<Code>[] {
  return (Object.keys(signs) as Code[]).map((code) => ({
    code,
    amount: signs[code] === '+' ? formatMoney(amounts[code]) : negateMoney(amounts[code]),
  }));
}
