import type { RetailTicket } from '@tallyhouse/shared/contracts/retail-reports';
import { sumsInForce } from '../../../../figures/daily-sums/daily-sums';
import { inForce } from '../../../../store/in-force';
import { orderBy } from '../../../../figures/order-by';
import { createSqlParams } from '../../../../store/sql-params';
import type { Queryable, QueryOptions } from '../../../../store/store';
import { ticketStatusSql } from '../../../reports/picked-tickets/ticket-status';
import { knownTickets } from '../../../reports/picked-tickets/known-tickets';
import { ticketLevel } from './place-levels';
import { firstParams, retailSumsSql, type RetailScope, type RetailSums } from './retail-sums';
import type { PlaceSums } from './sum-places';
import { joinFate } from '../../../reports/picked-tickets/ticket-fate';

/** One page of which tickets. */
export interface TicketScope extends RetailScope {
  /** Id of a branch, terminal or cashier; null: all. */
  readonly parentId: string | null;
  /** Part of the ticket's id; empty: any. */
  readonly text: string;
  readonly sort: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

const netStakes =
  '(coalesce(settled.stakes, 0) - coalesce(settled.cancelled, 0) - coalesce(settled.voids, 0))';
const ggr = `(${netStakes} - coalesce(settled.winnings, 0))`;

/** Allow-list of what tickets can be sorted by. */
const sortColumns: ReadonlyMap<string, string> = new Map([
  ['id', 'place.id'],
  ['name', 'place.name'],
  ['region', 'place.region'],
  ['soldAt', 'place.accepted_at'],
  ['stakes', 'coalesce(sold.stakes, 0)'],
  ['stakesSettled', 'coalesce(settled.stakes, 0)'],
  ['cancelled', 'coalesce(settled.cancelled, 0)'],
  ['voids', 'coalesce(settled.voids, 0)'],
  ['winnings', 'coalesce(settled.winnings, 0)'],
  ['paid', 'coalesce(paying.paid, 0)'],
  ['expired', 'coalesce(expired.amount, 0)'],
  ['unpaid', '(coalesce(ever.won, 0) - coalesce(ever.cleared, 0))'],
  ['ggr', ggr],
  ['hold', `cast(${ggr} as float8) / nullif(greatest(cast(${netStakes} as float8), 0), 0)`],
]);

/**
 * A page of the tickets with something sold, settled, paid or expired in the scope, or won and not collected at its end;
 * newest first unless sorted.
 *
 * Shape:  figures as of places; `totals` are the sums over all tickets that match, `count` their number.
 * Errors: `ValidationFailed` for a column that tickets cannot be sorted by.
 */
export async function listTickets(
  store: Queryable,
  scope: TicketScope,
  options: QueryOptions = {},
): Promise<{ tickets: PlaceSums[]; totals: RetailSums; count: number }> {
  const order = orderBy(scope.sort, sortColumns, 'place.accepted_at desc nulls last');
  const params = createSqlParams(...firstParams(scope));
  const { tables, columns, joins, hasFacts } = retailSumsSql(sumsInForce, params, {
    level: ticketLevel,
    scope,
  });
  const parent = scope.parentId === null ? null : params.add(scope.parentId);
  const pattern = scope.text === '' ? null : params.add(`%${scope.text.replaceAll(/[!%_]/g, '!$&')}%`);
  const from = `with place as (
      select ${ticketLevel.ofBet} as id, f.record_id as name, br.region as region, f.accepted_at
      from (${knownTickets('$1', '$4')}) f
      left join branch br on br.brand_id = f.brand_id and br.id = f.branch_id
      ${parent === null ? '' : `where ${parent} in (f.branch_id, f.terminal_id, f.cashier_id)`}), ${tables}`;
  const where = `from place ${joins} where ${hasFacts}
      ${pattern === null ? '' : `and lower(place.name) like lower(${pattern}) escape '!'`}`;
  const tickets = await store.query<PlaceSums>(
    `${from} select place.id as "id", place.name as "name", place.region as "region",
        cast(null as bigint) as "terminals", ${columns}
      ${where} order by ${order}, place.id limit ${scope.limit} offset ${scope.offset}`,
    params.values,
    options,
  );
  const sums = [
    ...summedCounts.map((column) => `cast(sum(ticket."${column}") as bigint) as "${column}"`),
    ...summedAmounts.map((column) => `sum(ticket."${column}") as "${column}"`),
  ];
  const [total] = await store.query<RetailSums & { count: number }>(
    `${from} select count(*) as "count", ${sums.join(', ')} from (select ${columns} ${where}) ticket`,
    params.values,
    options,
  );
  if (total === undefined) throw new Error('a sum gave no row');
  return { tickets, totals: total, count: total.count };
}

const summedCounts: readonly (keyof RetailSums)[] = [
  'ticketsSold',
  'terminalsActive',
  'ticketsCancelled',
  'paymentCount',
  'shifts',
];
const summedAmounts: readonly (keyof RetailSums)[] = [
  'stakes',
  'stakesSettled',
  'cancelled',
  'voids',
  'winnings',
  'paid',
  'vouchers',
  'expired',
  'wonEver',
  'clearedEver',
  'drawerExpected',
  'drawerCounted',
];

/** What is known of tickets besides figures, by their ids. */
export async function readTickets(
  store: Queryable,
  { brandId, asOf }: Pick<RetailScope, 'brandId' | 'asOf'>,
  ids: readonly string[],
): Promise<Map<string, RetailTicket>> {
  const params = createSqlParams(brandId, asOf);
  const wanted = params.addAll(ids);
  const rows = await store.query<RetailTicket & { id: string }>(
    `select ticket.source_id || '/' || ticket.record_id as "id", ${ticketStatusSql} as "status",
       ticket.branch_id as "branchId", br.name as "branchName", ticket.terminal_id as "terminalId",
       t.kind as "terminalType", ticket.cashier_id as "cashierId", ticket.vertical as "vertical",
       ticket.accepted_at as "soldAt", outcome.settled_at as "settledAt", collected.paid_at as "paidAt",
       payout.branch_id as "paidBranchId", payer.name as "paidBranchName"
     from (${knownTickets('$1', '$2')}) ticket ${joinFate('$1', '$2')}
     left join (${lastPayouts(wanted)}) payout
       on payout.source_id = ticket.source_id and payout.bet_record_id = ticket.record_id
     left join branch payer on payer.brand_id = ticket.brand_id and payer.id = payout.branch_id
     left join branch br on br.brand_id = ticket.brand_id and br.id = ticket.branch_id
     left join terminal t on t.brand_id = ticket.brand_id and t.id = ticket.terminal_id
     where ticket.source_id || '/' || ticket.record_id in (${wanted})`,
    params.values,
  );
  return new Map(rows.map(({ id, ...ticket }) => [id, ticket]));
}

/** SELECT of the last payment of each of `wanted`: one row a ticket. The first two parameters are brand and asOf. */
function lastPayouts(wanted: string): string {
  return `select distinct on (source_id, bet_record_id) source_id, bet_record_id, branch_id
    from payment where brand_id = $1 and channel = 'RETAIL' and ${inForce('$2')} and kind <> 'EXPIRED'
      and source_id || '/' || bet_record_id in (${wanted})
    order by source_id, bet_record_id, paid_at desc, record_id desc`;
}
