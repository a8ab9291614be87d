import { conditionsOf, type CriteriaGroup } from '@tallyhouse/shared/contracts/criteria';
import type { Instant } from '@tallyhouse/shared/contracts/scalars';
import { inForce } from '../../../store/in-force';
import type { ConditionColumn } from '../condition-sql';
import type { PickTickets } from '../queries/fact-sums';
import { criteriaSql } from './criteria';
import { ticketStatusSql } from './ticket-status';
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

/**
 * SELECT of the tickets whose day on a basis lies in a period; parameters are given by their places.
 *
 * A ticket that was settled or paid in parts belongs to the day of the last of them alone, so periods never count it
 * twice. What corrects a settlement later moves no ticket.
 */
export function cohortOf(
  basis: 'sold' | 'settled' | 'paid',
  at: { readonly brand: string; readonly from: string; readonly to: string; readonly asOf: string },
): string {
  const known = `brand_id = ${at.brand} and channel = 'RETAIL' and ${inForce(at.asOf)}`;
  const inPeriod = `between cast(${at.from} as date) and cast(${at.to} as date)`;
  if (basis === 'sold')
    return `select source_id, record_id from bet where ${known} and gaming_day ${inPeriod}`;
  const { facts, last } = {
    settled: {
      facts: `settlement where ${known}`,
      last: "coalesce(max(gaming_day) filter (where result not in ('RESETTLED', 'LATE_VOID')), max(gaming_day))",
    },
    paid: { facts: `payment where ${known} and kind <> 'EXPIRED'`, last: 'max(gaming_day)' },
  }[basis];
  return `select source_id, bet_record_id from ${facts} and (source_id, bet_record_id) in
      (select source_id, bet_record_id from ${facts} and gaming_day ${inPeriod})
    group by source_id, bet_record_id having ${last} ${inPeriod}`;
}
