import Big from 'big.js';
import type { Money } from '@tallyhouse/shared/contracts/scalars';

const storedForm = /^(-?\d+)\.(\d\d)(\d\d)$/;

/** An amount in its one written form: two decimals, four where the third or fourth is not zero. */
export function formatMoney(amount: Big | string): Money {
  if (typeof amount === 'string') {
    const stored = storedForm.exec(amount);
    // What the store gives has four decimals already; there may be a million of them.
    if (stored?.[3] === '00') return withoutNegativeZero(`${stored[1] ?? ''}.${stored[2] ?? ''}`);
  }
  const exact = new Big(amount);
  const short = exact.toFixed(2);
  return withoutNegativeZero(exact.eq(short) ? short : exact.toFixed(4));
}

function withoutNegativeZero(text: Money): Money {
  return text === '-0.00' ? '0.00' : text;
}

/** Sum of two amounts; null, "not defined", stays null. */
export function addMoney(left: Money, right: Money): Money;
export function addMoney(left: Money | null, right: Money | null): Money | null;
export function addMoney(left: Money | null, right: Money | null): Money | null {
  return left === null || right === null ? null : formatMoney(new Big(left).plus(right));
}

/** Difference of two amounts; null where either is not defined. */
export function subtractMoney(left: Money, right: Money): Money;
export function subtractMoney(left: Money | null, right: Money | null): Money | null;
export function subtractMoney(left: Money | null, right: Money | null): Money | null {
  return left === null || right === null ? null : formatMoney(new Big(left).minus(right));
}

/** Sum of many amounts, in their written form or with the four decimals of the store; zero when there are none. */
export function sumMoney(amounts: Iterable<Money>): Money {
  let sum = new Big(0);
  // Most of many amounts are nothing, and adding takes time.
  for (const amount of amounts) if (amount !== '0.00' && amount !== '0.0000') sum = sum.plus(amount);
  return formatMoney(sum);
}

/** The amount with the other sign. */
export function negateMoney(amount: Money): Money {
  return formatMoney(new Big(amount).times(-1));
}
