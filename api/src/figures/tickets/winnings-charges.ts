import Big from 'big.js';
import type { Rule } from '../../domain/rules/rule-schema';
import { quoteLiteral } from '../../store/inline-params';
import type { Queryable } from '../../store/store';
import { wholeSql } from './charge-sql';

/** What a rule on winnings looks at of a ticket: all that was paid, or what exceeds the stake, or the stake paid in cash. */
export type OwedOn = 'GROSS' | 'OVER_STAKE' | 'OVER_CASH';

/** The arithmetic of a rule on winnings, which sums by day are kept of; rules with the same share them. */
interface ChargeTerms {
  /** `OVER_CASH 0.15 1 HALF_UP`. */
  readonly terms: string;
  readonly owed: OwedOn;
  readonly rate: string;
  readonly unit: string;
  readonly mode: Rule['rounding']['mode'];
}

export function owedOnOf({ winningsBase, winningsDeducts }: Rule): OwedOn {
  if (winningsBase === 'GROSS_PAYOUT') return 'GROSS';
  return winningsDeducts === 'CASH_STAKE' ? 'OVER_CASH' : 'OVER_STAKE';
}

/** SQL of what of a row of winnings is charged, after the payments of its day or before them. */
export const owedSql: Readonly<Record<OwedOn, Readonly<Record<'on' | 'before', string>>>> = {
  GROSS: { on: 'paid_on', before: 'paid_on - gross' },
  OVER_STAKE: { on: 'over_stake_on', before: 'over_stake_before' },
  OVER_CASH: { on: 'over_cash_on', before: 'over_cash_before' },
};

/** Null for a rule whose charges are not kept: one with brackets, or a unit that four decimals do not hold. */
export function termsOf(rule: Rule): ChargeTerms | null {
  const { charge, rounding } = rule;
  if (charge.unit !== 'RATE') return null;
  const unit = new Big(rounding.unit);
  const perUnit = new Big(1).div(unit);
  if (!perUnit.times(unit).eq(1) || unit.gte(10_000) || perUnit.gte(10_000)) return null;
  const told = { owed: owedOnOf(rule), rate: new Big(charge.rate).toFixed(), unit: unit.toFixed() };
  const { mode } = rounding;
  return { ...told, mode, terms: [told.owed, told.rate, told.unit, mode].join(' ') };
}

const keys = ['brand_id', 'gaming_day', 'terms', 'channel', 'vertical', 'licence_id', 'currency'].join(', ');
const added = ['entries', 'tickets', 'base', 'exact', 'rounded'] as const;

/** Columns of `winnings_charge`. */
export const chargeColumns = `${keys}, ${added.join(', ')}`;

/**
 * SQL of what rows of winnings come to by each charge that is kept, `chargeColumns`: `winnings` is a SELECT of rows as in
 * `paid_winnings`, with the `sign` that each counts with; `kept`, of the rows of `kept_charge` that are meant.
 */
export function chargesOf(winnings: string, kept = 'kept_charge'): string {
  const owed = (when: 'on' | 'before') =>
    `case k.owed ${Object.entries(owedSql)
      .map(([name, sql]) => `when '${name}' then ${sql[when]}`)
      .join(' ')} end`;
  const rounded = (amount: string) =>
    `(case mode ${Object.entries(wholeSql)
      .map(([mode, whole]) => `when '${mode}' then ${whole(`(${amount} * per_unit)`)}`)
      .join(' ')} end) * unit`;
  const signed = (amount: string) => `sum(case when sign > 0 then ${amount} else -(${amount}) end)`;
  return `select ${keys}, cast(sum(sign) as bigint) as entries,
      cast(sum(case when is_first then sign else 0 end) as bigint) as tickets,
      cast(${signed('owed_on - owed_before')} as decimal(38, 4)) as base,
      cast(${signed('exact_on - exact_before')} as decimal(38, 14)) as exact,
      cast(${signed('rounded_on - rounded_before')} as decimal(38, 4)) as rounded
    from (
      select e.*, cast(${rounded('exact_on')} as decimal(38, 4)) as rounded_on,
        cast(${rounded('exact_before')} as decimal(38, 4)) as rounded_before
      from (
        select o.*, owed_on * rate as exact_on, owed_before * rate as exact_before
        from (
          select w.*, k.terms, k.rate, k.unit, k.per_unit, k.mode, ${owed('on')} as owed_on, ${owed('before')} as owed_before
          from (${winnings}) w cross join ${kept} k) o) e) c
    group by ${keys}`;
}

/** Adds what rows of winnings come to to the sums of their days; both as `chargesOf` says. */
export async function addCharges(tx: Queryable, winnings: string, kept?: string): Promise<void> {
  await tx.query(
    `insert into winnings_charge (${chargeColumns})
     ${chargesOf(winnings, kept)} order by ${keys}
     on conflict (${keys}) do update set
       ${added.map((name) => `${name} = winnings_charge.${name} + excluded.${name}`).join(', ')}`,
  );
}

/**
 * Keeps what `rules` charge on winnings, of all brands and all that was ever paid, and of no other rule; in the transaction
 * in which they begin to hold.
 */
export async function keepCharges(tx: Queryable, rules: readonly Rule[]): Promise<void> {
  const wanted = new Map(
    rules
      .filter(({ base }) => base.includes('WINNINGS'))
      .flatMap((rule) => termsOf(rule) ?? [])
      .map((one) => [one.terms, one]),
  );
  // What is loaded meanwhile waits, and is added to what is summed here.
  if (tx.engine === 'postgres') await tx.query('lock table paid_winnings in exclusive mode');
  const kept = (await tx.query<{ terms: string }>('select terms as "terms" from kept_charge')).map(
    ({ terms }) => terms,
  );
  for (const terms of kept.filter((one) => !wanted.has(one))) {
    await tx.query('delete from winnings_charge where terms = $1', [terms]);
    await tx.query('delete from kept_charge where terms = $1', [terms]);
  }
  const missing = [...wanted.values()].filter(({ terms }) => !kept.includes(terms));
  for (const { terms, owed, rate, unit, mode } of missing) {
    await tx.query(
      `insert into kept_charge (terms, owed, rate, unit, per_unit, mode)
       values ($1, $2, cast($3 as decimal(12, 10)), cast($4 as decimal(8, 4)), cast($5 as decimal(8, 4)), $6)`,
      [terms, owed, rate, unit, new Big(1).div(unit).toFixed(), mode],
    );
    const one = `(select * from kept_charge where terms = ${quoteLiteral(terms)})`;
    await addCharges(tx, 'select *, 1 as sign from paid_winnings', one);
  }
}
