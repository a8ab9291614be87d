import { conditionsOf, type CriteriaGroup } from '@tallyhouse/shared/contracts/criteria';
import type { Day, Instant } from '@tallyhouse/shared/contracts/scalars';
import { total, type SumsSql } from '../../../../figures/daily-sums/daily-sums';
import { inForce } from '../../../../store/in-force';
import type { SqlParams } from '../../../../store/sql-params';
import type { Param } from '../../../../store/store';
import { cohortOf, picksOf } from '../../../reports/picked-tickets/picked-tickets';
import { elsewhere, type Level } from './place-levels';
import { spotsOf } from './spots';
import { amountOf, countsFor, sumOf, type MeasureName } from '../../../../figures/measures';

/** Which retail facts, when, known when. */
export interface RetailScope {
  readonly brandId: string;
  readonly from: Day;
  readonly to: Day;
  readonly asOf: Instant;
  /** Null: every figure by the day of its own event. Else the day that decides whether all of a ticket counts. */
  readonly dateBasis: 'sold' | 'settled' | 'paid' | null;
  /** Where `paid` stands: with the place that paid, or with the one that sold. */
  readonly payouts: 'paying' | 'selling';
  /** Null: every ticket. */
  readonly criteria: CriteriaGroup | null;
}

/** Sums of one place or ticket, as the store writes them; null where it has no such fact. */
export interface RetailSums {
  readonly ticketsSold: number | null;
  readonly terminalsActive: number | null;
  readonly stakes: string | null;
  readonly stakesSettled: string | null;
  readonly ticketsCancelled: number | null;
  readonly cancelled: string | null;
  readonly voids: string | null;
  readonly winnings: string | null;
  readonly paymentCount: number | null;
  readonly paid: string | null;
  readonly vouchers: string | null;
  readonly expired: string | null;
  readonly wonEver: string | null;
  readonly clearedEver: string | null;
  readonly shifts: number | null;
  readonly drawerExpected: string | null;
  readonly drawerCounted: string | null;
}

/** What the first parameters of a statement over a scope are. */
export function firstParams({ brandId, from, to, asOf }: RetailScope): Param[] {
  return [brandId, from, to, asOf];
}

/** Parts of a statement that sums facts by place. */
export interface RetailSumsSql {
  /** Table expressions `sold`, `settled`, `paying`, `expired`, `ever`, `drawer` and `spot`, each by `place_id` but the last. */
  readonly tables: string;
  /** Columns of `RetailSums`. */
  readonly columns: string;
  /** Joins the tables to `place`. */
  readonly joins: string;
  /** Whether a place has anything to show: an event of the period, or winnings not collected. */
  readonly hasFacts: string;
}

const won = ['won_cash', 'won_bonus'] as const satisfies readonly MeasureName[];
/** Conditions that hold for a whole drawer or for none of it. */
const drawerFields: ReadonlySet<string> = new Set(['region', 'branch', 'branchName', 'cashier']);

/**
 * SQL of the figures of `scope` by the places of `level`; `params` begin with `firstParams`.
 *
 * Stakes and winnings belong to the place that sold the ticket. `wonEver` and `clearedEver` run up to the end of the
 * period: their difference is won and not yet collected. Drawers go by the closing of the shift; they are absent where
 * criteria pick single tickets, for a drawer holds the money of all.
 * Units:  major units of the brand's currency.
 */
export function retailSumsSql(
  sums: SumsSql,
  params: SqlParams,
  { level, scope }: { readonly level: Level; readonly scope: RetailScope },
): RetailSumsSql {
  const isCohort = scope.dateBasis !== null;
  const chosen = chosenTickets(scope, params);
  const inPeriod = (alias: string) => (isCohort ? 'true' : `${alias}.gaming_day >= cast($2 as date)`);
  const facts = (alias: string, bet: string) =>
    [
      `${alias}.brand_id = $1 and ${alias}.channel = 'RETAIL'`,
      inForce('$4', `${alias}.`),
      ...(isCohort ? [] : [`${alias}.gaming_day <= cast($3 as date)`]),
      ...(chosen === null
        ? []
        : [`(${alias}.source_id, ${alias}.${bet}) in (select source_id, record_id from chosen)`]),
    ].join(' and ');
  const soldBy = level.needsBet
    ? `left join bet sold on sold.brand_id = p.brand_id and sold.source_id = p.source_id
        and sold.record_id = p.bet_record_id and ${inForce('$4', 'sold.')}`
    : '';
  const ofBets = `from bet f where ${facts('f', 'record_id')} and ${inPeriod('f')}`;
  const paying = `select ${scope.payouts === 'paying' ? level.payer : level.ticketSeller} as place_id,
      ${sumOf('payments', { prefix: 'p.' })} as payments, ${sumOf('paid', { prefix: 'p.' })} as paid,
      ${sumOf('paid_by_voucher', { prefix: 'p.' })} as vouchers
    from payout p ${soldBy} where ${inPeriod('p')} and p.kind <> 'EXPIRED' group by 1`;
  const { kept, sold, settled, paidOut, expired, ever } =
    chosen === null && level.keptBy !== null
      ? keptSums(
          sums(`brand_id = $1 and channel = 'RETAIL' and gaming_day <= cast($3 as date)`, '$4'),
          level.keptBy,
          // Hashed: to count distinct ones PostgreSQL sorts the bets.
          `select place_id, count(terminal_id) as terminals
            from (select distinct ${level.ofBet} as place_id, f.terminal_id ${ofBets}) t group by 1`,
        )
      : {
          kept: '',
          paidOut: paying,
          sold: `select ${level.ofBet} as place_id, ${sumOf('bets')} as tickets,
            count(distinct f.terminal_id) as terminals, ${sumOf(['placed_cash', 'placed_bonus'])} as stakes ${ofBets} group by 1`,
          settled: `select ${level.ofSettlement} as place_id, ${sumOf('settlements')} as settlements,
              ${sumOf(['settled_cash', 'settled_bonus'])} as stakes, ${sumOf('tickets_cancelled')} as tickets_cancelled,
              ${sumOf(['cancelled_cash', 'cancelled_bonus'])} as cancelled,
              ${sumOf(['voided_cash', 'voided_bonus'])} as voids, ${sumOf(won)} as winnings
            from settlement f where ${facts('f', 'bet_record_id')} and ${inPeriod('f')} group by 1`,
          expired: `select ${level.ticketSeller} as place_id, ${sumOf('expired', { prefix: 'p.' })} as amount
            from payout p ${soldBy} where ${inPeriod('p')} and ${countsFor('expired', 'p.')} group by 1`,
          ever: `select place_id, sum(won) as won, sum(cleared) as cleared from (
              select ${level.ofSettlement} as place_id, ${amountOf(won)} as won, 0 as cleared
              from settlement f where ${facts('f', 'bet_record_id')} and ${countsFor(won)}
              union all
              select ${level.ticketSeller}, 0, p.gross from payout p ${soldBy} where p.kind in ('WINNINGS', 'EXPIRED')) moved
            group by place_id`,
        };
  return {
    tables: `${chosen === null ? '' : `chosen(source_id, record_id) as (${chosen}),`}
    spot as (${spotsOf(scope.criteria, '$1', params)}),
    ${kept}
    sold as (${sold}),
    settled as (${settled}),
    payout as (select p.* from payment p where ${facts('p', 'bet_record_id')}),
    paying as (${scope.payouts === 'paying' ? paidOut : paying}),
    expired as (${expired}),
    ever as (${ever}),
    drawer as (
      select ${level.drawer ?? 'cast(null as varchar)'} as place_id, ${sumOf('shifts')} as shifts,
        ${sumOf('drawer_expected')} as expected, ${sumOf('drawer_counted')} as counted
      from drawer_shift f
      where f.brand_id = $1 and ${inForce('$4', 'f.')} and ${drawersOf(scope.criteria)}
        and f.gaming_day between cast($2 as date) and cast($3 as date) group by 1)`,
    columns: `sold.tickets as "ticketsSold", sold.terminals as "terminalsActive", sold.stakes as "stakes",
      settled.stakes as "stakesSettled", settled.tickets_cancelled as "ticketsCancelled",
      settled.cancelled as "cancelled", settled.voids as "voids", settled.winnings as "winnings",
      paying.payments as "paymentCount", paying.paid as "paid", paying.vouchers as "vouchers",
      expired.amount as "expired", ever.won as "wonEver", ever.cleared as "clearedEver",
      drawer.shifts as "shifts", drawer.expected as "drawerExpected", drawer.counted as "drawerCounted"`,
    joins: ['sold', 'settled', 'paying', 'expired', 'ever', 'drawer']
      .map((table) => `left join ${table} on ${table}.place_id = place.id`)
      .join(' '),
    hasFacts: `(sold.tickets > 0 or settled.settlements > 0 or paying.payments > 0 or expired.amount > 0
      or drawer.shifts > 0 or coalesce(ever.won, 0) <> coalesce(ever.cleared, 0))`,
  };
}

/**
 * SELECTs of the same from the sums of days, where these tell the place: only terminals are left to facts. What is of no
 * shop is told of payments alone. `active` is SELECT of the terminals that sold something, by `place_id`.
 */
function keptSums(sums: string, place: string, active: string) {
  const inShop = `kept.place_id <> '${elsewhere}'`;
  const counted = (name: MeasureName) => `cast(${inPeriod(name)} as bigint)`;
  const inPeriod = (...names: readonly MeasureName[]) =>
    `sum(${names.map((name) => `f.${name}`).join(' + ')}) filter (where f.gaming_day >= cast($2 as date))`;
  return {
    kept: `kept as (
      select ${place} as place_id, ${counted('bets')} as tickets, ${inPeriod('placed_cash', 'placed_bonus')} as placed,
        ${counted('settlements')} as settlements, ${inPeriod('settled_cash', 'settled_bonus')} as stakes,
        ${counted('tickets_cancelled')} as tickets_cancelled,
        ${inPeriod('cancelled_cash', 'cancelled_bonus')} as cancelled, ${inPeriod('void_cash', 'void_bonus')} as returned,
        ${inPeriod(...won)} as winnings, ${inPeriod('expired')} as expired,
        ${counted('payouts')} as payouts, ${inPeriod('paid_out')} as paid_out, ${inPeriod('paid_by_voucher')} as by_voucher,
        ${total(...won)} as won_ever, ${total('paid', 'expired')} as cleared_ever
      from ${sums} f group by 1),
    active as (${active}),`,
    sold: `select kept.place_id, tickets, terminals, placed as stakes
      from kept left join active on active.place_id = kept.place_id where ${inShop}`,
    settled: `select place_id, settlements, stakes, tickets_cancelled, cancelled, returned - cancelled as voids, winnings
      from kept where ${inShop}`,
    paidOut: 'select place_id, payouts as payments, paid_out as paid, by_voucher as vouchers from kept',
    expired: `select place_id, expired as amount from kept where ${inShop}`,
    ever: `select place_id, won_ever as won, cleared_ever as cleared from kept where ${inShop}`,
  };
}

/** SELECT of the tickets that criteria and a cohort leave; null where neither restricts. */
function chosenTickets(
  { criteria, dateBasis, brandId, asOf }: RetailScope,
  params: SqlParams,
): string | null {
  const at = { brand: '$1', from: '$2', to: '$3', asOf: '$4' };
  const parts = [
    ...(criteria === null ? [] : [picksOf(criteria, brandId, asOf)(params)]),
    ...(dateBasis === null ? [] : [cohortOf(dateBasis, at)]),
  ];
  return parts.length === 0 ? null : parts.join(' intersect ');
}

/** Condition that holds for the drawers `f` that criteria leave: all of a spot, or none where criteria pick tickets. Needs the table `spot`. */
export function drawersOf(criteria: CriteriaGroup | null): string {
  if (criteria === null) return 'true';
  return conditionsOf(criteria).every(({ field }) => drawerFields.has(field))
    ? '(f.branch_id, f.cashier_id) in (select branch_id, cashier_id from spot)'
    : 'false';
}
