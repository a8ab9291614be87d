import type { Freshness } from '@tallyhouse/shared/contracts/dashboard';
import { hourStates, type HourState } from '@tallyhouse/shared/format/hour-states';

type Hour = Freshness['hours'][number];

/** A channel of a brand over the hours: its sources together. */
export interface HeatMapRow {
  readonly brandId: string;
  readonly channel: Freshness['channel'];
  /** One per hour; null where no source says anything. */
  readonly cells: readonly (Hour | null)[];
}

/** From harmless to worst. */
const order: readonly HourState[] = ['NONE', ...hourStates.filter((state) => state !== 'NONE')];

/** Brand × channel × hour: of several sources the worst state, and all their records. */
export function heatMapOf(sources: readonly Freshness[]): {
  readonly hours: readonly string[];
  readonly rows: readonly HeatMapRow[];
} {
  const hours = [...new Set(sources.flatMap((source) => source.hours.map(({ from }) => from)))].toSorted(
    (one, other) => Date.parse(one) - Date.parse(other),
  );
  const keys = [...new Set(sources.map(({ brandId, channel }) => `${brandId} ${channel}`))].toSorted();
  const rows = keys.flatMap((key) => {
    const own = sources.filter(({ brandId, channel }) => `${brandId} ${channel}` === key);
    const [first] = own;
    if (first === undefined) return [];
    const cells = hours.map((from) =>
      together(own.flatMap((one) => one.hours.filter((h) => h.from === from))),
    );
    return [{ brandId: first.brandId, channel: first.channel, cells }];
  });
  return { hours, rows };
}

function together(hours: readonly Hour[]): Hour | null {
  const [first] = hours;
  if (first === undefined) return null;
  const worst = Math.max(...hours.map(({ state }) => order.indexOf(state)));
  return {
    from: first.from,
    state: order[worst] ?? 'NONE',
    records: hours.reduce((sum, { records }) => sum + records, 0),
  };
}
