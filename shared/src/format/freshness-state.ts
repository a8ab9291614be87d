import type { Freshness } from '../contracts/dashboard';

/** `gap`: numbers were skipped; `late`: a file is overdue; `silent`: nothing ever came; else `fresh`. */
export type FreshnessState = 'fresh' | 'late' | 'gap' | 'silent';

/**
 * What one source's data is worth right now. A gap weighs more than lateness: late data comes by itself.
 *
 * Some sources send every hour and some once a day, so only the server, which knows the rhythm of each series, says
 * what is overdue.
 */
export function freshnessStateOf(
  source: Pick<Freshness, 'lastLoadedAt' | 'missing' | 'overdue' | 'hours'>,
): FreshnessState {
  if (source.lastLoadedAt === null) return 'silent';
  if (source.missing > 0) return 'gap';
  // Older servers say it of the last two days only.
  const overdue = source.overdue ?? source.hours.filter(({ state }) => state === 'OVERDUE').length;
  return overdue > 0 ? 'late' : 'fresh';
}
