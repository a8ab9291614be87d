import { loadKinds } from '../../facts/loads/load-kinds';
import type { Queryable } from '../../store/store';
import { keptOfPlayers } from '../players/keep-players';
import { keptOfTickets } from '../tickets/keep-tickets';

const ofFiles = ['load_batch', 'load_reject', 'load_gap_explanation', 'repeated_record', 'data_exception'];

/** Takes out of a store what loads wrote, and the rows of `more` tables; reference data stays. */
export async function emptyBook(store: Queryable, more: readonly string[] = []): Promise<void> {
  const facts = Object.values(loadKinds).map(({ table }) => table);
  for (const table of [...facts, ...ofFiles, 'daily_sum', ...keptOfTickets, ...keptOfPlayers, ...more])
    await store.query(`delete from ${table}`);
}
