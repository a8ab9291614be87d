import { ticketStatusSchema, type TicketStatus } from '@tallyhouse/shared/contracts/retail-reports';

const labels: Readonly<Record<TicketStatus, string>> = {
  SOLD: 'Sold, open',
  CANCELLED: 'Cancelled',
  VOID: 'Void',
  SETTLED: 'Settled, nothing due',
  UNPAID: 'Won, not collected',
  PAID: 'Paid',
  EXPIRED: 'Expired',
};

/** What a filter by status offers. */
export const ticketStatusOptions = ticketStatusSchema.options.map((value) => ({
  value,
  label: labels[value],
}));

/**
 * SQL of a ticket's status from what is known of it: `outcome` has the sums of its settlements, `collected` those of its payments.
 *
 * A ticket that won is paid once nothing of it is left to collect, whatever part of it was void.
 */
export const ticketStatusSql = `case
    when collected.expiries > 0 then 'EXPIRED'
    when collected.paid > 0 and collected.paid >= coalesce(outcome.won, 0) then 'PAID'
    when outcome.won > 0 then 'UNPAID'
    when outcome.settlements is null then 'SOLD'
    when outcome.cancellations > 0 then 'CANCELLED'
    when outcome.voids > 0 then 'VOID'
    else 'SETTLED' end`;
