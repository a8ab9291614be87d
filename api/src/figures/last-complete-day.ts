import type { Day, Instant } from '@tallyhouse/shared/contracts/scalars';
import { addDays } from '../domain/periods/calendar';
import { daysByEach, daysOf } from '../domain/periods/gaming-day';
import type { BrandReads } from './brand-reads';
import type { GamingClock } from './period-status';
import { readCompleteTo } from './snapshot';

/** The last gaming day that is over and whose files have come; the last one that is over where nothing is known of files. */
export async function readLastCompleteDay(
  reads: BrandReads,
  brand: GamingClock,
  asOf: Instant,
): Promise<Day> {
  const completeTo = await readCompleteTo(
    reads.store,
    { brandId: brand.id, asOf, channels: ['ONLINE', 'RETAIL'] },
    reads,
  );
  const known = completeTo === null || completeTo > asOf ? asOf : completeTo;
  return addDays(daysOf(daysByEach(brand), Date.parse(known)).first, -1);
}
