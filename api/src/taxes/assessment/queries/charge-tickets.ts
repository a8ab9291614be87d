import type { Channel, Day, Vertical } from '@tallyhouse/shared/contracts/scalars';
import type { Rule } from '../../../domain/rules/rule-schema';
import { createSqlParams, type SqlParams } from '../../../store/sql-params';
import type { Queryable, QueryOptions } from '../../../store/store';
import { chargedSql } from '../../../figures/tickets/charge-sql';
import {
  chargedRowsOf,
  winningsBeside,
  winningsOf,
  type RuleCharge,
  type WinningsCharge,
} from './charged-rows';
import { dayOfGrain, type FactGrain, type TaxFactScope } from './sum-tax-facts';

/** Tickets, or movements of accounts, of one day and place, each charged by a rule. */
export interface Charges {
  readonly brandId: string;
  /** By months the first that was asked for of its month. */
  readonly day: Day;
  /** Null where an account serves all licences. */
  readonly licenceId: string | null;
  readonly channel: Channel;
  /** Null for money of accounts. */
  readonly vertical: Vertical | null;
  /** Null for money of accounts, and where the products of a day are added up. */
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

/**
 * Charges each ticket of the scope, or each movement of accounts, by `rule` and adds up by day, licence and product; no
 * order.
 *
 * Winnings are charged on each day on which a part of them was paid: what the ticket owes after that day's payments less
 * what it owed before them, so no way of splitting payments changes the sum. A stake belongs to the day on which it was
 * placed, less what of it was returned in the scope. Amounts in major units of the currency of play.
 * Errors: `RangeError` for a rounding unit that no decimal is the inverse of.
 */
export function chargeTickets(
  store: Queryable,
  scope: TaxFactScope,
  charge: RuleCharge,
  options: QueryOptions = {},
): Promise<Charges[]> {
  const params = createSqlParams(scope.brandId, scope.from, scope.to, scope.asOf);
  const rows = chargedRowsOf(charge, { params, playerCountry: scope.playerCountry });
  return sumCharged(store, { rows, rules: [charge.rule], params }, options);
}

/** Charges of one of several rules, which is the one in that place. */
export interface ChargesInTurn extends Charges {
  readonly turn: number;
}

/**
 * The same for several rules on winnings: the tickets are read once for all of them. By days or months, the products of
 * which are added up, what is kept of a day is read in their place.
 */
export function chargeWinnings(
  store: Queryable,
  scope: TaxFactScope,
  charges: readonly WinningsCharge[],
  { grain = 'PRODUCTS', ...options }: QueryOptions & { readonly grain?: FactGrain } = {},
): Promise<ChargesInTurn[]> {
  const params = createSqlParams(scope.brandId, scope.from, scope.to, scope.asOf);
  const rules = charges.map(({ rule }) => rule);
  const { playerCountry } = scope;
  if (grain !== 'PRODUCTS' && playerCountry === null) {
    const { tickets, keptCharges } = winningsBeside(charges, params);
    return sumCharged(store, { rows: tickets, rules, params, kept: { rows: keptCharges, grain } }, options);
  }
  return sumCharged(store, { rows: winningsOf(charges, { params, playerCountry }), rules, params }, options);
}

/** Sums by product, or where sums of days are among them, by day or month. */
function sumCharged(
  store: Queryable,
  charged: {
    rows: string;
    rules: readonly Rule[];
    params: SqlParams;
    kept?: { rows: string; grain: FactGrain };
  },
  options: QueryOptions,
): Promise<ChargesInTurn[]> {
  const { rows, rules, params, kept } = charged;
  const added = 'sum(base) as base, sum(exact) as exact, sum(rounded) as rounded';
  const place = 'turn, day, licence_id, channel, vertical, currency';
  const sums = `select ${place}, ${kept === undefined ? 'product_id' : 'cast(null as varchar) as product_id'},
      count(*) filter (where is_first) as tickets, ${added}
    from charged group by ${place}${kept === undefined ? ', product_id' : ''}`;
  const ofDays = (of: { rows: string; grain: FactGrain }) => {
    const day = dayOfGrain(of.grain, 'day', '$2');
    return `select turn, ${day} as day, licence_id, channel, vertical, currency, cast(null as varchar) as product_id,
        cast(sum(tickets) as bigint) as tickets, ${added}
      from (${sums} union all
        select turn, gaming_day, licence_id, channel, vertical, currency, null, tickets, base, exact, rounded
        from ${of.rows} k) d
      group by turn, ${day}, licence_id, channel, vertical, currency`;
  };
  return store.query<ChargesInTurn>(
    `${chargedSql(rows, rules, params)}
     select cast($1 as varchar) as "brandId", turn as "turn", day as "day", licence_id as "licenceId", channel as "channel", vertical as "vertical",
       product_id as "productId", currency as "currency", tickets as "tickets",
       cast(base as decimal(38, 4)) as "base", cast(exact as decimal(38, 14)) as "exact",
       cast(rounded as decimal(38, 4)) as "rounded"
     from (${kept === undefined ? sums : ofDays(kept)}) s`,
    params.values,
    options,
  );
}
