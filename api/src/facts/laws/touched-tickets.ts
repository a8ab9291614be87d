import type { LoadKind } from '@tallyhouse/shared/contracts/load-data';
import type { Param, Queryable } from '../../store/store';

/** The temporary table of tickets whose records a transaction writes, by brand and record id of their bet. */
export const touchedTickets = 'touched_ticket';

const ticketColumns: Readonly<Partial<Record<LoadKind, string>>> = {
  BETS: 'record_id',
  SETTLEMENTS: 'bet_record_id',
  PAYMENTS: 'bet_record_id',
};

export async function openTouchedTickets(tx: Queryable): Promise<void> {
  await tx.query(`create temp table ${touchedTickets} as select brand_id, record_id from bet limit 0`);
}

/** Adds the tickets of records of a kind: `records` is what they are selected from. Kinds that are of no tickets add none. */
export async function touchTickets(
  tx: Queryable,
  kind: LoadKind,
  { records, params = [] }: { readonly records: string; readonly params?: readonly Param[] },
): Promise<void> {
  const ticket = ticketColumns[kind];
  if (ticket === undefined) return;
  await tx.query(`insert into ${touchedTickets} select brand_id, ${ticket} from ${records}`, params);
}
