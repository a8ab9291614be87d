import type { DayClock } from './day-clock';
import { addDays } from './day-clock';
import type { CutFile } from './load-files';
import type { Periods } from './periods';

const hourMs = 3_600_000;
const dayMs = 86_400_000;

export interface Quarter {
  readonly quarter: string;
  /** Start of the period whose file brings the corrections. */
  readonly dueMs: number;
  records: number;
}

/** Once a quarter, nine days after its end, a bulk of settlements of its last month is corrected. */
export interface BulkCorrections {
  /** The quarter that will correct some records of this file; null when none will. */
  owing(cut: CutFile): Quarter | null;
  /** The quarter whose corrections come with this file. */
  arriving(cut: CutFile): Quarter | null;
}

export function planBulkCorrections(clock: DayClock, periods: Periods): BulkCorrections {
  const quarters: (Quarter & { fromMs: number; toMs: number })[] = [];
  for (let index = 0; index < clock.count; index += 1) {
    const name = clock.nameOf(index);
    if (!/-(01|04|07|10)-01$/.test(name) || index < 28) continue;
    const dueMs = periods.startOf(periods.of(clock.startOf(index) + 9 * dayMs + 10 * hourMs));
    if (dueMs > clock.cutMs - dayMs) continue;
    const last = addDays(name, -1);
    const quarter = `${last.slice(0, 4)}-Q${Math.ceil(Number(last.slice(5, 7)) / 3)}`;
    quarters.push({
      quarter,
      dueMs,
      records: 0,
      fromMs: clock.startOf(index - 28),
      toMs: clock.startOf(index),
    });
  }
  return {
    owing: (cut) => quarters.find(({ fromMs, toMs }) => cut.fromMs >= fromMs && cut.toMs <= toMs) ?? null,
    arriving: (cut) => quarters.find(({ dueMs, records }) => dueMs === cut.fromMs && records > 0) ?? null,
  };
}
