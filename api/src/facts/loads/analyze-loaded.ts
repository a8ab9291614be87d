import type { LoadBatch } from '@tallyhouse/shared/contracts/load-data';
import type { Store } from '../../store/store';
import { loadKinds } from './load-kinds';

/** Fewer rows leave the plans of a large table what they are, and those of a small one matter to nobody. */
const worthwhileRows = 10_000;
/** As many files that came together are a bulk load themselves. */
const worthwhileFiles = 1_000;

/**
 * Has PostgreSQL look again at the tables that a bulk load filled: it would by itself, within minutes, and plan until
 * then for what was there before. DuckDB keeps such figures as it writes.
 */
export async function analyzeLoaded(
  store: Store,
  batches: readonly Pick<LoadBatch, 'kind' | 'accepted'>[],
): Promise<void> {
  if (store.engine !== 'postgres') return;
  const rows = new Map<string, number>();
  for (const { kind, accepted } of batches) {
    const { table } = loadKinds[kind];
    rows.set(table, (rows.get(table) ?? 0) + accepted);
  }
  const tables = [...rows].filter(([, count]) => count >= worthwhileRows).map(([table]) => table);
  if (batches.length >= worthwhileFiles) tables.push('load_batch');
  for (const table of tables) await store.query('select analyze_table($1)', [table]);
}
