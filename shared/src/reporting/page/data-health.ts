import type { Freshness } from '../../contracts/dashboard';
import type { ListMeta } from '../../contracts/paging';
import type { Instant } from '../../contracts/scalars';
import { freshnessStateOf } from '../../format/freshness-state';
import { addDays } from '../../contracts/period-steps';
import { gamingDayAt } from '../../ui/period/period-presets';

type Source = Pick<
  Freshness,
  | 'source'
  | 'brandId'
  | 'lastLoadedAt'
  | 'lastEventAt'
  | 'coveredTo'
  | 'lagSeconds'
  | 'missing'
  | 'overdue'
  | 'hours'
>;

/** What can be said against figures on the screen: nothing where both are null. */
export interface DataHealth {
  /** When the newest data came in, if that was after the figures were computed. */
  readonly newerAt: Instant | null;
  /** Whether it can concern the days shown: those that were over long before are quietly offered a refresh only. */
  readonly isNewerUrgent: boolean;
  /** Sources that owe data of the days shown, and for how long the slowest has been silent. */
  readonly late: { readonly sources: readonly string[]; readonly seconds: number } | null;
}

export const fineHealth: DataHealth = { newerAt: null, isNewerUrgent: false, late: null };

/**
 * Holds the figures' instant against what the sources have delivered.
 *
 * `sources` as the server told them at `toldAtMs`; their lag goes on counting until it tells them again.
 */
export function dataHealthOf(
  meta: Pick<ListMeta, 'asOf' | 'period'>,
  sources: readonly Source[],
  { toldAtMs, nowMs }: { readonly toldAtMs: number; readonly nowMs: number },
): DataHealth {
  const { zone, cutoff, to } = meta.period;
  const newest = sources
    .map(({ lastLoadedAt }) => lastLoadedAt)
    .filter((loadedAt) => loadedAt !== null)
    .reduce<Instant | null>((last, one) => (last === null || isAfter(one, last) ? one : last), null);
  const newerAt = newest !== null && isAfter(newest, meta.asOf) ? newest : null;
  const yesterday = addDays(gamingDayAt(new Date(meta.asOf), zone, cutoff), -1);
  const passed = Math.max(0, Math.round((nowMs - toldAtMs) / 1000));
  const late = sources
    .map((source) => ({ ...source, lagSeconds: lagOf(source, passed) }))
    .filter((source) => freshnessStateOf({ ...source, missing: 0 }) === 'late')
    .filter(({ lastEventAt, coveredTo = null }) => {
      // Where nobody played at the end of a period, its files have reached past it all the same.
      const reached = [lastEventAt, coveredTo].filter((instant) => instant !== null);
      const isWithin = (instant: Instant) => gamingDayAt(new Date(instant), zone, cutoff) <= to;
      return lastEventAt !== null && reached.every(isWithin);
    });
  return {
    newerAt,
    isNewerUrgent: newerAt !== null && to >= yesterday,
    late:
      late.length === 0
        ? null
        : {
            sources: late.map(({ source }) => source),
            seconds: Math.max(...late.map(({ lagSeconds }) => lagSeconds ?? 0)),
          },
  };
}

function lagOf({ lagSeconds }: Source, passed: number): number | null {
  return lagSeconds === null ? null : lagSeconds + passed;
}

function isAfter(one: Instant, other: Instant): boolean {
  return Date.parse(one) > Date.parse(other);
}
