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
  return left === null || right === null ? null : sumMoney([left, right]);
}

/** Difference of two amounts; null where either is not defined. */
export function subtractMoney(left: Money, right: Money): Money;
export function subtractMoney(left: Money | null, right: Money | null): Money | null;
export function subtractMoney(left: Money | null, right: Money | null): Money | null {
  return left === null || right === null ? null : formatMoney(new Big(left).minus(right));
}

/** Sum of many amounts, in their written form or with the four decimals of the store; zero when there are none. */
export function sumMoney(amounts: Iterable<Money>): Money {
  let units = 0;
  let others: Big | undefined;
  for (const amount of amounts) {
    const own = unitsOf(amount);
    if (Number.isSafeInteger(units + own)) units += own;
    else others = (others ?? new Big(0)).plus(amount);
  }
  return others === undefined ? textOfUnits(units) : formatMoney(others.plus(textOfUnits(units)));
}

/** An amount of which the ten-thousandths are exact in a number. */
const plainForm = /^-?\d{1,11}\.\d\d(?:\d\d)?$/;

/**
 * An amount in ten-thousandths, as a whole number; NaN for one that is too large, or written otherwise. A year is added up
 * from thousands of amounts, and by `Big` each is an object of its own.
 */
function unitsOf(amount: Money): number {
  if (!plainForm.test(amount)) return Number.NaN;
  const units = Number(amount.replace('.', ''));
  return amount.at(-3) === '.' ? units * 100 : units;
}

function textOfUnits(units: number): Money {
  const digits = String(Math.abs(units)).padStart(5, '0');
  const end = digits.endsWith('00') ? -2 : undefined;
  return `${units < 0 ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4, end)}`;
}

/** The amount with the other sign. */
export function negateMoney(amount: Money): Money {
  return formatMoney(new Big(amount).times(-1));
}
