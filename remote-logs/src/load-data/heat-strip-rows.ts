import type { Freshness } from '@tallyhouse/shared/contracts/dashboard';
import { hourStates, type HourState } from '@tallyhouse/shared/format/hour-states';

export interface HeatStripRow {
  readonly key: string;
  readonly source: Freshness;
  /** One per column; null where the source says nothing about that hour. */
  readonly cells: readonly (Freshness['hours'][number] | null)[];
  /** How many hours are in each state. */
  readonly counts: Readonly<Record<HourState, number>>;
}

export interface HeatStrip {
  /** Start of each hour, an instant, in the order of the cells. */
  readonly hours: readonly string[];
  readonly rows: readonly HeatStripRow[];
}

/**
 * Source × hour: all sources on the same hours, those with the most trouble first. The oldest hour comes first, or, where
 * only the beginning is in view, the newest.
 */
export function heatStripOf(
  sources: readonly Freshness[],
  { isNewestFirst = false }: { readonly isNewestFirst?: boolean } = {},
): HeatStrip {
  const sorted = [...new Set(sources.flatMap((source) => source.hours.map((hour) => hour.from)))].sort(
    (one, other) => Date.parse(one) - Date.parse(other),
  );
  const hours = isNewestFirst ? sorted.toReversed() : sorted;
  const rows = sources.map((source) => {
    const byHour = new Map(source.hours.map((hour) => [hour.from, hour]));
    return {
      key: `${source.brandId} ${source.source} ${source.channel}`,
      source,
      cells: hours.map((from) => byHour.get(from) ?? null),
      counts: countsOf(source.hours),
    };
  });
  return {
    hours,
    rows: rows.sort((one, other) => trouble(other) - trouble(one) || one.key.localeCompare(other.key)),
  };
}

function countsOf(hours: Freshness['hours']): Record<HourState, number> {
  const count = (state: HourState) => hours.filter((hour) => hour.state === state).length;
  return Object.fromEntries(hourStates.map((state) => [state, count(state)])) as Record<HourState, number>;
}

/** An hour without its file outweighs any number of the lesser states within 48. */
function trouble({ counts }: HeatStripRow): number {
  return (counts.MISSING + counts.OVERDUE) * 10_000 + counts.PARTIAL * 100 + counts.LATE;
}
