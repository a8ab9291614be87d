import { conditionsOf, type CriteriaGroup } from '@tallyhouse/shared/contracts/criteria';
import type { Instant } from '@tallyhouse/shared/contracts/scalars';
import { inForce } from '../../figures/in-force';
import type { ConditionColumn } from '../../reports/condition-sql';
import type { PickTickets } from '../../reports/queries/fact-sums';
import { criteriaSql } from '../criteria';
import { ticketStatusSql } from '../ticket-status';
import { knownTickets } from './known-tickets';
import { joinFate } from './ticket-fate';

function column(sql: string, sqlType: ConditionColumn['sqlType'] = 'varchar'): ConditionColumn {
  return { sql, sqlType };
}

/** Allow-list from a field of criteria to SQL over a ticket and what is joined to it. */
const ticketColumns: ReadonlyMap<string, ConditionColumn> = new Map([
  ['region', column('br.region')],
  ['branch', column('ticket.branch_id')],
  ['branchName', column('br.name')],
  ['terminal', column('ticket.terminal_id')],
  ['terminalType', column('t.kind')],
  ['cashier', column('ticket.cashier_id')],
  ['vertical', column('ticket.vertical')],
  ['product', column('p.name')],
  ['licence', column('ticket.licence_id')],
  ['ticketStatus', column(ticketStatusSql)],
  ['soldOn', column('ticket.gaming_day', 'date')],
  ['stake', column('(ticket.stake_cash + ticket.stake_bonus)', 'decimal(20,4)')],
  ['won', column('coalesce(outcome.won, 0)', 'decimal(20,4)')],
  ['legs', column('ticket.legs', 'bigint')],
  ['odds', column('cast(ticket.odds_total as float8)', 'float8')],
]);

/** SELECT of the retail tickets that meet `criteria` as far as is known at `asOf`. */
export function picksOf(criteria: CriteriaGroup, brandId: string, asOf: Instant): PickTickets {
  const fields = new Set(conditionsOf(criteria).map(({ field }) => field));
  return (params) => {
    const brand = params.add(brandId);
    const instant = params.add(asOf);
    const joins = [
      ...(fields.has('region') || fields.has('branchName')
        ? ['left join branch br on br.brand_id = ticket.brand_id and br.id = ticket.branch_id']
        : []),
      ...(fields.has('terminalType')
        ? ['left join terminal t on t.brand_id = ticket.brand_id and t.id = ticket.terminal_id']
        : []),
      ...(fields.has('product')
        ? ['left join product p on p.brand_id = ticket.brand_id and p.id = ticket.product_id']
        : []),
      ...(fields.has('ticketStatus') || fields.has('won') ? [joinFate(brand, instant)] : []),
    ];
    return `select ticket.source_id, ticket.record_id from (${knownTickets(brand, instant)}) ticket
      ${joins.join(' ')}
      where ${criteriaSql(criteria, ticketColumns, params)}`;
  };
}

/** SELECT of the tickets whose day on a basis lies in a period; parameters are given by their places. */
export function cohortOf(
  basis: 'sold' | 'settled' | 'paid',
  at: { readonly brand: string; readonly from: string; readonly to: string; readonly asOf: string },
): string {
  const { table, id, only } = {
    sold: { table: 'bet', id: 'record_id', only: '' },
    settled: { table: 'settlement', id: 'bet_record_id', only: '' },
    paid: { table: 'payment', id: 'bet_record_id', only: " and kind <> 'EXPIRED'" },
  }[basis];
  return `select source_id, ${id} from ${table} where brand_id = ${at.brand} and channel = 'RETAIL'
    and ${inForce(at.asOf)} and gaming_day between cast(${at.from} as date) and cast(${at.to} as date)${only}`;
}
