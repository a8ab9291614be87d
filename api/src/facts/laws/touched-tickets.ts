import type { LoadKind } from '@tallyhouse/shared/contracts/load-data';
import type { Queryable } from '../../store/store';

/** The temporary table of tickets whose records a transaction writes, by brand and record id of their bet. */
export const touchedTickets = 'touched_ticket';

const ticketColumns: Readonly<Partial<Record<LoadKind, string>>> = {
  BETS: 'record_id',
  SETTLEMENTS: 'bet_record_id',
  PAYMENTS: 'bet_record_id',
};

/** Column that names the ticket of a record; undefined for kinds that are of none. */
export function ticketColumnOf(kind: LoadKind): string | undefined {
  return ticketColumns[kind];
}

export async function openTouchedTickets(tx: Queryable): Promise<void> {
  await tx.query(`create temp table ${touchedTickets} as select brand_id, record_id from bet limit 0`);
}
