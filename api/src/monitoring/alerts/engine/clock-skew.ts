import { alertEnds } from '@tallyhouse/shared/contracts/words/alert-ends.en';
import type { Instant } from '@tallyhouse/shared/contracts/scalars';
import type { Queryable } from '../../../store/store';
import { readBrandLimits } from '../brand-limits';
import type { Detector, Finding, Look } from './detector';
import { groupBy } from './group-by';
import { worded } from '../../../house/alerting/worded';

/** One arrival of a source: how long before the end of its period the file was here. */
export interface Arrival {
  readonly brandId: string;
  readonly source: string;
  readonly loadedAt: Instant;
  /** Seconds; positive where the file ends in the future. */
  readonly ahead: number;
}

/**
 * Sources of which a file came before its period had ended, with all their arrivals around it.
 *
 * Nobody can know the end of an hour before it: the clock that cut the file runs ahead.
 */
function readArrivals(store: Queryable, { since }: Look): Promise<Arrival[]> {
  return store.query<Arrival>(
    `select b.brand_id as "brandId", b.source_id as "source", b.loaded_at as "loadedAt", -b.lag_seconds as "ahead"
     from load_batch b
     join (select brand_id, source_id, min(loaded_at) as first_at from load_batch
         where lag_seconds < 0 and loaded_at >= cast($1 as timestamp) and state <> 'REJECTED'
         group by brand_id, source_id) skewed
       on skewed.brand_id = b.brand_id and skewed.source_id = b.source_id and b.loaded_at >= skewed.first_at
     where b.lag_seconds is not null and b.state not in ('REJECTED', 'DUPLICATE')
     order by b.brand_id, b.source_id, b.loaded_at, b.id`,
    [since.toISOString()],
  );
}

/** CA-15: the clock of a source is off by more than is tolerated (a minute). Over once its files come in time again. */
export const clockSkew: Detector = {
  code: 'CA-15',
  finds: 'STANDING',
  pace: 'LOAD',
  overText: alertEnds['CA-15'],
  async find(store, look) {
    const limitsOf = await readBrandLimits(store);
    const bySource = groupBy(
      await readArrivals(store, look),
      ({ brandId, source }) => `${brandId} ${source}`,
    );
    return [...bySource.values()].flatMap((arrivals) => {
      const { clockSkewSeconds } = limitsOf(arrivals[0]?.brandId ?? '').tolerances;
      return latestSkew(arrivals, clockSkewSeconds) ?? [];
    });
  },
};

// Between two early files there are others of the same source that come late enough to look in time.
const filesInTime = 20;

/** The last run of early files of a source, over once enough files in a row were in time. `arrivals` are in order. */
export function latestSkew(arrivals: readonly Arrival[], toleratedSeconds: number): Finding | null {
  let start: Arrival | null = null;
  let worst = 0;
  let inTime: Arrival[] = [];
  for (const arrival of arrivals) {
    if (arrival.ahead <= toleratedSeconds) {
      inTime.push(arrival);
      continue;
    }
    if (start === null || inTime.length >= filesInTime) {
      start = arrival;
      worst = 0;
    }
    worst = Math.max(worst, arrival.ahead);
    inTime = [];
  }
  if (start === null) return null;
  const recovery = inTime.length >= filesInTime ? inTime[0] : undefined;
  return {
    brandId: start.brandId,
    object: { kind: 'source', id: start.source },
    period: null,
    ...worded('CLOCK_AHEAD', { source: start.source, seconds: worst }),
    at: new Date(start.loadedAt),
    occurrence: 'skewed',
    ...(recovery === undefined
      ? {}
      : { over: { at: new Date(recovery.loadedAt), reason: 'The source sends its files in time again.' } }),
  };
}
