import type { Vertical } from '@tallyhouse/shared/contracts/scalars';
import type { Rule } from '../../../domain/rules/rule-schema';
import type { WalletBase } from '../../../domain/tax/product-class';
import { inForce } from '../../../store/in-force';
import { chargesInForce, winningsInForce, winningsOfPlayersIn } from '../../../figures/tickets/paid-winnings';
import { owedOnOf, owedSql, termsOf } from '../../../figures/tickets/winnings-charges';
import { isReturned } from '../../../figures/returned-stakes';
import type { SqlParams } from '../../../store/sql-params';
import { inTurn } from '../../../figures/tickets/charge-sql';
import { movementOf } from './read-accounts';

/** Tickets of some verticals. */
export interface ChargedPlay {
  readonly verticals: readonly Vertical[];
}

/** Deposits, or withdrawals paid, of some licences; null for all, those that name no licence among them. */
export interface ChargedMoney {
  readonly movements: WalletBase;
  readonly licences: readonly string[] | null;
}

/** What one rule charges row by row. */
export type RuleCharge = { readonly rule: Rule } & (ChargedPlay | ChargedMoney);

/**
 * SQL of a `with` list that ends in `ticket`: what a rule charges row by row.
 *
 * Columns: `turn` (of the rule, where there are several), `day`, `channel`, `vertical`, `licence_id`, `product_id`,
 * `currency`, `source_id`, `record_id`, `payee`, `gross` (of the row, before anything comes off), `owed_on`, `owed_before`
 * (nothing, but for a ticket that was paid before), `is_first`. The first four parameters are brand, first and last day,
 * and the instant of knowledge.
 */
export function chargedRowsOf(
  charge: RuleCharge,
  around: { readonly params: SqlParams; readonly playerCountry: string | null },
): string {
  const { params, playerCountry } = around;
  if ('movements' in charge) {
    const own = charge.licences === null ? '' : ` and licence_id in (${params.addAll(charge.licences)})`;
    return moneyMoved(`kind = '${movementOf[charge.movements]}'${own}`);
  }
  if (charge.rule.base !== 'STAKES') return winningsOf([charge], around);
  const narrow = [
    `vertical in (${params.addAll(charge.verticals)})`,
    ...(playerCountry === null ? [] : [`player_country = ${params.add(playerCountry)}`]),
  ].join(' and ');
  return stakesPlaced(narrow);
}

/** Winnings that a rule charges as they are paid, ticket by ticket. */
export type WinningsCharge = { readonly rule: Rule } & ChargedPlay;

/** The same for several rules on winnings: each has a turn, its place in the list. */
export function winningsOf(
  charges: readonly WinningsCharge[],
  { params, playerCountry }: { readonly params: SqlParams; readonly playerCountry: string | null },
): string {
  if (playerCountry !== null) {
    const list = winningsOfPlayersIn(params.add(playerCountry));
    return `${wantedOf(charges, params)}, ${list}, ${chargedOnce(charges, [['winnings', 'wanted']])}`;
  }
  return `${wantedOf(charges, params)}, ${winningsInForce},
    ${chargedOnce(charges, [
      ['kept_winnings', 'wanted'],
      ['changed_winnings', 'wanted'],
    ])}`;
}

/**
 * The same for several rules on winnings of all players, but for what sums of days are kept of: those are
 * `kept_charges`, with the `turn` of each. The tickets of a day are looked at for rules of which none are.
 */
export function winningsBeside(
  charges: readonly WinningsCharge[],
  params: SqlParams,
): { readonly tickets: string; readonly keptCharges: string } {
  const unkept = `unkept as materialized (
      select turn, vertical from wanted where terms is null or terms not in (select terms from kept_charge))`;
  return {
    tickets: `${wantedOf(charges, params)}, ${unkept}, ${winningsInForce},
    ${chargedOnce(charges, [
      ['kept_winnings', 'unkept'],
      ['changed_winnings', 'wanted'],
    ])}`,
    keptCharges: `(select w.turn, s.* from wanted w join ${chargesInForce} s on s.terms = w.terms and s.vertical = w.vertical)`,
  };
}

function wantedOf(charges: readonly WinningsCharge[], params: SqlParams): string {
  const wanted = charges.flatMap(({ rule, verticals }, turn) => {
    const terms = params.add(termsOf(rule)?.terms ?? null);
    return verticals.map(
      (vertical) =>
        `select ${turn} as turn, cast(${params.add(vertical)} as varchar) as vertical, cast(${terms} as varchar) as terms`,
    );
  });
  return `wanted as (${wanted.join(' union all ')})`;
}

/** SQL of `ticket`, of rows of winnings each with the rules that it is charged by: relations, two by two. */
function chargedOnce(
  charges: readonly WinningsCharge[],
  pairs: readonly (readonly [winnings: string, rules: string])[],
): string {
  const owed = (when: 'on' | 'before') => inTurn(charges.map(({ rule }) => owedSql[owedOnOf(rule)][when]));
  const rows = pairs.map(
    ([winnings, rules]) => `
      select turn, gaming_day as day, channel, w.vertical, licence_id, product_id, currency, source_id, record_id, payee,
        gross, ${owed('on')} as owed_on, ${owed('before')} as owed_before, is_first
      from ${winnings} w join ${rules} r on r.vertical = w.vertical`,
  );
  return `ticket as (${rows.join(' union all ')})`;
}

const inScope = `brand_id = $1 and gaming_day between cast($2 as date) and cast($3 as date) and ${inForce('$4')}`;
const place = 'channel, vertical, licence_id, product_id, currency';
const once = 'cast(0 as decimal(38, 4)) as owed_before, true as is_first, 0 as turn';

function moneyMoved(narrow: string): string {
  return `ticket as (
    select gaming_day as day, licence_id, channel, cast(null as varchar) as vertical, cast(null as varchar) as product_id,
      currency, source_id, record_id, player_ref as payee, amount as gross, amount as owed_on, ${once}
    from cash_movement where ${inScope} and ${narrow})`;
}

function stakesPlaced(narrow: string): string {
  return `ticket as (
    select coalesce(max(placed_on), max(returned_on)) as day, ${place}, source_id, bet_record_id as record_id,
      max(payee) as payee, sum(greatest(stake, 0)) as gross, sum(stake) as owed_on, ${once}
    from (
      select source_id, record_id as bet_record_id, gaming_day as placed_on, cast(null as date) as returned_on, ${place},
        player_ref as payee, stake_cash + stake_bonus as stake
      from bet where ${inScope} and ${narrow}
      union all
      select source_id, bet_record_id, cast(null as date), gaming_day, ${place}, cast(null as varchar),
        -(stake_cash + stake_bonus)
      from settlement where ${inScope} and ${narrow} and ${isReturned()}) s
    group by source_id, bet_record_id, ${place})`;
}
