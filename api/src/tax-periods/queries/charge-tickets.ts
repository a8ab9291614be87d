import Big from 'big.js';
import type { Day, Vertical } from '@tallyhouse/shared/contracts/scalars';
import type { RoundingMode } from '../../domain/money/round-amount';
import type { Charge, Rule } from '../../domain/rules/rule-schema';
import type { WalletBase } from '../../domain/tax/product-class';
import { inForce } from '../../figures/in-force';
import { createSqlParams, type SqlParams } from '../../figures/sql-params';
import type { Queryable, QueryOptions } from '../../store/store';
import { isReturned } from '../../figures/returned-stakes';
import { movementOf } from './read-accounts';
import type { TaxFactScope, TaxGrain } from './sum-tax-facts';
import { winningsPaidOf } from './winnings-paid';

/** Tickets, or movements of accounts, of one day and place, each charged by a rule. */
export interface Charges {
  readonly day: Day;
  /** Null where an account serves all licences. */
  readonly licenceId: string | null;
  /** Null for money of accounts. */
  readonly productId: string | null;
  readonly currency: string;
  /** A ticket paid in parts counts once in all its life: on the day of its first payment. */
  readonly tickets: number;
  readonly base: string;
  /** Charges not rounded. */
  readonly exact: string;
  /** Charges rounded ticket by ticket. */
  readonly rounded: string;
}

/** Tickets of one day, licence and product, each charged by a rule. */
export type TicketCharges = Charges & TaxGrain;

/**
 * Charges each ticket of the scope by `rule` and adds up by day, licence and product; no order.
 *
 * Winnings are charged on each day on which a part of them was paid: what the ticket owes after that day's payments less
 * what it owed before them, so no way of splitting payments changes the sum. A stake belongs to the day on which it was
 * placed, less what of it was returned in the scope. Amounts in major units of the currency of play.
 * Errors: `RangeError` for a rounding unit that no decimal is the inverse of.
 */
export function chargeTickets(
  store: Queryable,
  scope: TaxFactScope,
  { rule, verticals }: { readonly rule: Rule; readonly verticals: readonly Vertical[] },
  options: QueryOptions = {},
): Promise<TicketCharges[]> {
  const params = createSqlParams(scope.brandId, scope.from, scope.to, scope.asOf);
  const narrow = [
    `vertical in (${params.addAll(verticals)})`,
    ...(scope.playerCountry === null ? [] : [`player_country = ${params.add(scope.playerCountry)}`]),
  ].join(' and ');
  const tickets = rule.base === 'STAKES' ? stakesPlaced(narrow) : winningsPaidOf(narrow, rule);
  return store.query<TicketCharges>(chargeSumsSql(tickets, rule, params), params.values, options);
}

/**
 * Charges each deposit, or each withdrawal paid, of the licences by `rule`: as `chargeTickets`, by its own day.
 *
 * `licences` is null for all movements, those that name no licence among them.
 */
export function chargeMovements(
  store: Queryable,
  scope: Omit<TaxFactScope, 'playerCountry'>,
  {
    rule,
    base,
    licences,
  }: { readonly rule: Rule; readonly base: WalletBase; readonly licences: readonly string[] | null },
  options: QueryOptions = {},
): Promise<Charges[]> {
  const params = createSqlParams(scope.brandId, scope.from, scope.to, scope.asOf);
  const own = licences === null ? '' : ` and licence_id in (${params.addAll(licences)})`;
  const nothing = 'cast(null as varchar)';
  const movements = `ticket as (
    select gaming_day as day, licence_id, channel, ${nothing} as vertical, ${nothing} as product_id, currency,
      amount as owed_on, cast(0 as decimal(38, 4)) as owed_before, true as is_first
    from cash_movement where ${inScope} and kind = '${movementOf[base]}'${own})`;
  return store.query<Charges>(chargeSumsSql(movements, rule, params), params.values, options);
}

/** SELECT of `Charges` over a `with` list that ends in `ticket`. */
function chargeSumsSql(tickets: string, rule: Rule, params: SqlParams): string {
  const exactOn = (base: string) => chargeSql(rule.charge, params, base);
  const rounded = (amount: string) => roundSql(amount, rule.rounding, params);
  return `with ${tickets},
       charged as (select t.*, ${exactOn('owed_on')} as exact, ${exactOn('owed_before')} as exact_before from ticket t)
     select day as "day", licence_id as "licenceId", channel as "channel", vertical as "vertical",
       product_id as "productId", currency as "currency", count(*) filter (where is_first) as "tickets",
       cast(sum(owed_on - owed_before) as decimal(38, 4)) as "base",
       cast(sum(exact - exact_before) as decimal(38, 14)) as "exact",
       cast(sum(${rounded('exact')} - ${rounded('exact_before')}) as decimal(38, 4)) as "rounded"
     from charged group by day, licence_id, channel, vertical, product_id, currency`;
}

const inScope = `brand_id = $1 and gaming_day between cast($2 as date) and cast($3 as date) and ${inForce('$4')}`;
const place = 'channel, vertical, licence_id, product_id, currency';

function stakesPlaced(narrow: string): string {
  return `ticket as (
    select coalesce(max(placed_on), max(returned_on)) as day, ${place}, sum(stake) as owed_on,
      cast(0 as decimal(38, 4)) as owed_before, true as is_first
    from (
      select source_id, record_id as bet_record_id, gaming_day as placed_on, cast(null as date) as returned_on, ${place},
        stake_cash + stake_bonus as stake
      from bet where ${inScope} and ${narrow}
      union all
      select source_id, bet_record_id, cast(null as date), gaming_day, ${place}, -(stake_cash + stake_bonus)
      from settlement where ${inScope} and ${narrow} and ${isReturned()}) s
    group by source_id, bet_record_id, ${place})`;
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

const wholeSql: Readonly<Record<RoundingMode, (value: string) => string>> = {
  HALF_UP: (value) => `round(${value}, 0)`,
  HALF_EVEN: (value) => `(sign(${value}) * (case
    when abs(${value}) - floor(abs(${value})) = 0.5 and floor(abs(${value})) % 2 = 0 then floor(abs(${value}))
    else round(abs(${value}), 0) end))`,
  DOWN: (value) => `(sign(${value}) * floor(abs(${value})))`,
  UP: (value) => `(sign(${value}) * ceil(abs(${value})))`,
};
