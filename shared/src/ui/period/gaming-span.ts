import type { Day, Period } from '../../contracts/scalars';
import { zoneOffsetMinutes, zoneWithOffsetText } from '../../format/zone';
import { addDays } from '../../contracts/period-steps';

/** One end of a period on the clock of its zone. */
export interface SpanEnd {
  readonly day: Day;
  /** `HH:mm`, the cut-off. */
  readonly time: string;
  /** Letters where the zone has some, and its distance: `EAT (UTC+3)`, `UTC+5:30`. */
  readonly zone: string;
}

/**
 * From when to when the gaming days of a period run: from the cut-off of the first to that of the day after the last.
 *
 * The end is not in the period any more. The two ends differ in their zone where the clocks change between them.
 */
export function gamingSpan(
  period: Period,
  { zone, cutoff }: { readonly zone: string; readonly cutoff: string },
): { readonly start: SpanEnd; readonly end: SpanEnd } {
  const endAt = (day: Day): SpanEnd => ({
    day,
    time: cutoff,
    zone: zoneWithOffsetText(zone, new Date(instantOf(zone, day, cutoff))),
  });
  return { start: endAt(period.from), end: endAt(addDays(period.to, 1)) };
}

/** The instant, in milliseconds, at which the clocks of a zone show a time; near a change of them, one that fits best. */
export function instantOf(zone: string, day: Day, time: string): number {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const distance = (instant: number) => zoneOffsetMinutes(zone, new Date(instant)) * 60_000;
  const first = asUtc - distance(asUtc);
  return asUtc - distance(first);
}
