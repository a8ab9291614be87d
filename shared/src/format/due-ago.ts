import { agoText } from './instant';
import { clockInZone } from './instant-in-zone';

/** What is due: by a day, and from which instant on it is late. */
interface Due {
  readonly day: string;
  readonly lateFrom: string | null;
  /** Of the authority. */
  readonly zone?: string | undefined;
}

/**
 * How long until a due day or since, in days of the authority's calendar, or where its zone is not told of `brandZone`'s: what is late counts from the day that is shown,
 * not from the midnight after it. On the day itself it is the time that is left.
 */
export function dueAgo({ day, lateFrom, zone }: Due, nowMs: number, brandZone: string): string {
  const today = clockInZone(nowMs, zone ?? brandZone).slice(0, 10);
  return day === today
    ? agoText(lateFrom, nowMs)
    : agoText(`${day}T00:00:00Z`, Date.parse(`${today}T00:00:00Z`));
}
