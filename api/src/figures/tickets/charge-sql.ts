import Big from 'big.js';
import type { RoundingMode } from '../../domain/money/round-amount';
import type { Charge, Rule } from '../../domain/rules/rule-schema';
import type { SqlParams } from '../../store/sql-params';

/**
 * SQL of a `with` list that ends in `charged`: the rows of `ticket`, each with its `base` and what its rule charges on it,
 * `exact` and `rounded` there. Of several rules each charges the rows of its turn.
 *
 * `tickets` is the part of the list that ends in `ticket`. A row owes the charge on `owed_on` less that on `owed_before`.
 * Errors: `RangeError` for a rounding unit that no decimal is the inverse of.
 */
export function chargedSql(tickets: string, rules: readonly Rule[], params: SqlParams): string {
  const exactOn = (base: string) => inTurn(rules.map(({ charge }) => chargeSql(charge, params, base)));
  const rounded = (amount: string) =>
    inTurn(rules.map(({ rounding }) => `cast(${roundSql(amount, rounding, params)} as decimal(38, 4))`));
  return `with ${tickets},
    exactly as (
      select t.*, ${exactOn('owed_on')} as exact_on, ${exactOn('owed_before')} as exact_before from ticket t),
    charged as (
      select e.*, owed_on - owed_before as base, exact_on - exact_before as exact,
        ${rounded('exact_on')} - ${rounded('exact_before')} as rounded
      from exactly e)`;
}

/** What stands in the place of each row's turn. */
export function inTurn(values: readonly string[]): string {
  const [only = 'null', ...others] = values;
  if (others.length === 0) return only;
  return `case turn ${values.map((value, turn) => `when ${turn} then ${value}`).join(' ')} end`;
}

/** The exact charge on `base`, which is not of machines. */
function chargeSql(charge: Charge, params: SqlParams, base: string): string {
  const rateOf = (rate: string) => `cast(${params.add(rate)} as decimal(12, 10))`;
  switch (charge.unit) {
    case 'RATE':
      return `${base} * ${rateOf(charge.rate)}`;
    case 'BRACKETS':
      return charge.brackets
        .map(({ from, upTo, rate }) => {
          const amount = (value: string) => `cast(${params.add(value)} as decimal(24, 4))`;
          const top = upTo === null ? base : `least(${base}, ${amount(upTo)})`;
          return `greatest(${top} - ${amount(from)}, 0) * ${rateOf(rate)}`;
        })
        .join(' + ');
    case 'PER_MACHINE':
      throw new RangeError('a charge on machines knows no tickets');
  }
}

/** `amount` to the nearest multiple of the unit; a credit is the mirror of a charge. */
function roundSql(
  amount: string,
  { unit, mode }: { readonly unit: string; readonly mode: RoundingMode },
  params: SqlParams,
): string {
  const inverse = new Big(1).div(unit);
  if (!inverse.times(unit).eq(1))
    throw new RangeError(`nothing is rounded to multiples of ${unit} in the store`);
  // A power of ten at most in every rule there is; what is more does not fit beside fourteen decimals.
  const units = inverse.eq(1)
    ? amount
    : `${amount} * cast(${params.add(inverse.toFixed())} as decimal(8, 4))`;
  const whole = wholeSql[mode](`(${units})`);
  return inverse.eq(1) ? whole : `${whole} * cast(${params.add(unit)} as decimal(8, 4))`;
}

/** SQL of an amount to whole numbers, by the way of rounding. */
export const wholeSql: Readonly<Record<RoundingMode, (value: string) => string>> = {
  HALF_UP: (value) => `round(${value}, 0)`,
  HALF_EVEN: (value) => `(sign(${value}) * (case
    when abs(${value}) - floor(abs(${value})) = 0.5 and floor(abs(${value})) % 2 = 0 then floor(abs(${value}))
    else round(abs(${value}), 0) end))`,
  DOWN: (value) => `(sign(${value}) * floor(abs(${value})))`,
  UP: (value) => `(sign(${value}) * ceil(abs(${value})))`,
};
