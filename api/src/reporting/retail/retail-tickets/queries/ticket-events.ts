import type { TicketEvent } from '@tallyhouse/shared/contracts/retail-tickets';
import { inForce } from '../../../../store/in-force';
import { isReturned } from '../../../../figures/returned-stakes';
import type { Queryable, QueryOptions } from '../../../../store/store';

/** Which ticket, as known when. */
export interface TicketAddress {
  readonly brandId: string;
  readonly source: string;
  readonly recordId: string;
  readonly asOf: string;
}

const noAmount = 'cast(null as decimal(20,4))';
const noText = 'cast(null as varchar)';
const at = `brand_id = $1 and source_id = $2 and channel = 'RETAIL' and ${inForce('$4')}`;
const record = 'source_id, record_id, record_version, batch_id, known_at';

const settlementKind = `case when result = 'CANCELLED' then 'CANCELLED'
  when result in ('VOID', 'LATE_VOID') then 'VOIDED'
  when result = 'RESETTLED' then 'RESETTLED' else 'SETTLED' end`;

const paymentKind = "case kind when 'EXPIRED' then 'EXPIRED' when 'REFUND' then 'REFUNDED' else 'PAID' end";

const events = `
  select 1 as place, 'SOLD' as kind, accepted_at as happened_at, gaming_day, ${noText} as result,
    stake_cash + stake_bonus as stake, ${noAmount} as amount, ${noAmount} as withholding, ${noAmount} as net,
    ${noText} as method, branch_id, terminal_id, cashier_id, ${record}
  from bet where ${at} and record_id = $3
  union all
  select 2, ${settlementKind}, settled_at, gaming_day, result, stake_cash + stake_bonus,
    case when ${isReturned()} then null else payout_cash + payout_bonus end,
    ${noAmount}, ${noAmount}, ${noText}, branch_id, terminal_id, cashier_id, ${record}
  from settlement where ${at} and bet_record_id = $3
  union all
  select 3, ${paymentKind}, paid_at, gaming_day, ${noText}, ${noAmount}, gross,
    case when kind = 'EXPIRED' then null else withholding end, case when kind = 'EXPIRED' then null else net end,
    case when kind = 'EXPIRED' then null else method end,
    case when kind = 'EXPIRED' then coalesce(branch_id, selling_branch_id) else branch_id end, ${noText},
    cashier_id, ${record}
  from payment where ${at} and bet_record_id = $3`;

/** Every record of a ticket in force at the instant, oldest first; of one instant sales come first, payments last. */
export function readTicketEvents(
  store: Queryable,
  { brandId, source, recordId, asOf }: TicketAddress,
  options: QueryOptions = {},
): Promise<TicketEvent[]> {
  return store.query<TicketEvent>(
    `select e.kind as "kind", e.happened_at as "at", e.gaming_day as "day", e.known_at as "knownAt",
       e.result as "result", e.stake as "stake", e.amount as "amount", e.withholding as "withholding",
       e.net as "net", e.method as "method", e.branch_id as "branchId", br.name as "branchName",
       e.terminal_id as "terminalId", e.cashier_id as "cashierId", c.name as "cashierName",
       e.source_id as "source", e.record_id as "recordId", e.record_version as "recordVersion",
       e.batch_id as "batchId"
     from (${events}) e
     left join branch br on br.brand_id = $1 and br.id = e.branch_id
     left join cashier c on c.brand_id = $1 and c.id = e.cashier_id
     order by e.happened_at, e.place, e.record_id`,
    [brandId, source, recordId, asOf],
    options,
  );
}
