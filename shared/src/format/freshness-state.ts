import type { Freshness } from '../contracts/dashboard';

/** `gap`: numbers were skipped; `late`: the newest file is overdue; `silent`: nothing ever came; else `fresh`. */
export type FreshnessState = 'fresh' | 'late' | 'gap' | 'silent';

// Files come hourly; one hour is the tolerance, so after two the next one is overdue.
const lateAfterSeconds = 2 * 3600;

/** What one source's data is worth right now. A gap weighs more than lateness: late data comes by itself. */
export function freshnessStateOf(
  source: Pick<Freshness, 'lastLoadedAt' | 'lagSeconds' | 'missing'>,
): FreshnessState {
  if (source.lastLoadedAt === null) return 'silent';
  if (source.missing > 0) return 'gap';
  return source.lagSeconds === null || source.lagSeconds > lateAfterSeconds ? 'late' : 'fresh';
}
