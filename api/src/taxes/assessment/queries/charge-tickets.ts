import type { Channel, Day, Vertical } from '@tallyhouse/shared/contracts/scalars';
import type { Rule } from '../../../domain/rules/rule-schema';
import { createSqlParams, type SqlParams } from '../../../store/sql-params';
import type { Queryable, QueryOptions } from '../../../store/store';
import { chargedSql } from './charge-sql';
import { chargedRowsOf, winningsOf, type RuleCharge, type WinningsCharge } from './charged-rows';
import type { TaxFactScope } from './sum-tax-facts';

/** Tickets, or movements of accounts, of one day and place, each charged by a rule. */
export interface Charges {
  readonly brandId: string;
  readonly day: Day;
  /** Null where an account serves all licences. */
  readonly licenceId: string | null;
  readonly channel: Channel;
  /** Null for money of accounts. */
  readonly vertical: Vertical | null;
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

/** The same for several rules on winnings: the tickets are read once for all of them. */
export function chargeWinnings(
  store: Queryable,
  scope: TaxFactScope,
  charges: readonly WinningsCharge[],
  options: QueryOptions = {},
): Promise<ChargesInTurn[]> {
  const params = createSqlParams(scope.brandId, scope.from, scope.to, scope.asOf);
  const rows = winningsOf(charges, { params, playerCountry: scope.playerCountry });
  return sumCharged(store, { rows, rules: charges.map(({ rule }) => rule), params }, options);
}

function sumCharged(
  store: Queryable,
  { rows, rules, params }: { rows: string; rules: readonly Rule[]; params: SqlParams },
  options: QueryOptions,
): Promise<ChargesInTurn[]> {
  return store.query<ChargesInTurn>(
    `${chargedSql(rows, rules, params)}
     select cast($1 as varchar) as "brandId", turn as "turn", day as "day", licence_id as "licenceId", channel as "channel", vertical as "vertical",
       product_id as "productId", currency as "currency", count(*) filter (where is_first) as "tickets",
       cast(sum(base) as decimal(38, 4)) as "base", cast(sum(exact) as decimal(38, 14)) as "exact",
       cast(sum(rounded) as decimal(38, 4)) as "rounded"
     from charged group by turn, day, licence_id, channel, vertical, product_id, currency`,
    params.values,
    options,
  );
}
