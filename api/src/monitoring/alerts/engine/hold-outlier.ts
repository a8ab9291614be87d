import type { Day } from '@tallyhouse/shared/contracts/scalars';
import { total } from '../../../figures/daily-sums/daily-sums';
import type { Queryable } from '../../../store/store';
import type { BrandLimits } from '../brand-limits';
import { worded } from '../../../house/alerting/worded';
import type { Finding, Look } from './detector';
import { groupBy } from './group-by';
import { countsFrom, daysOf, percent, withHistory, type VerticalDay } from './outlier-days';
import { bandOf, spreadOf, type Spread } from './robust-spread';

/** What one vertical of a brand kept of one day's settled stakes. */
export interface DayHold extends VerticalDay {
  readonly settlements: number;
  /** Fraction: 1 less what was paid out of the net stakes. */
  readonly hold: number;
}

// The hold of a few tickets is anything.
const leastSettlements = 50;

const net = `(${total('settled_cash', 'settled_bonus')} - ${total('void_cash', 'void_bonus')})`;

/** Holds by brand, vertical, currency and day on the SETTLED basis; days without net stakes have none. */
function readDayHolds(store: Queryable, from: Day): Promise<(DayHold & { readonly currency: string })[]> {
  return store.query(
    `select brand_id as "brandId", vertical as "vertical", currency as "currency", gaming_day as "day",
       cast(sum(settlements) as bigint) as "settlements",
       cast(1 - ${total('won_cash', 'won_bonus')} / ${net} as double precision) as "hold"
     from daily_sum
     where gaming_day >= cast($1 as date)
     group by brand_id, vertical, currency, gaming_day
     having ${net} > 0
     order by brand_id, vertical, currency, gaming_day`,
    [from],
  );
}

/** Days whose hold lies more than four (the brand's threshold) robust sigmas from the median of the 90 days before. */
export async function findHoldOutliers(
  store: Queryable,
  look: Look,
  limitsOf: BrandLimits,
): Promise<Finding[]> {
  const days = daysOf(look);
  const byVertical = groupBy(
    await readDayHolds(store, days.from),
    ({ brandId, vertical, currency }) => `${brandId} ${vertical} ${currency}`,
  );
  return [...byVertical.values()].flatMap((holds) => {
    const sigmas = limitsOf(holds[0]?.brandId ?? '').thresholds.holdSigmas;
    return outliersOf(holds, { ...days, sigmas });
  });
}

/** Findings for the days from `first` to `last` of one brand and vertical, whose days are in order. */
export function outliersOf(
  days: readonly DayHold[],
  { first, last, sigmas }: { readonly first: Day; readonly last: Day; readonly sigmas: number },
): Finding[] {
  const usable = days.filter(({ settlements }) => settlements >= leastSettlements);
  return withHistory(usable, { first, last }).flatMap(({ day, before }) => {
    const spread = spreadOf(before.map(({ hold }) => hold));
    const off = Math.abs(day.hold - spread.middle);
    // Equal days have no spread to measure by.
    return spread.sigma === 0 || off <= sigmas * spread.sigma ? [] : [findingOf(day, spread)];
  });
}

function findingOf({ brandId, vertical, day, hold, settlements }: DayHold, spread: Spread): Finding {
  const band = bandOf(spread);
  const about = {
    ...{ vertical, day, settlements, hold: percent(hold), usual: percent(spread.middle) },
    times: (Math.abs(hold - spread.middle) / spread.deviation).toFixed(1),
  };
  return {
    brandId,
    object: { kind: 'vertical', id: vertical },
    period: { from: day, to: day },
    cause: { kind: 'vertical', id: `${vertical} ${day}` },
    ...(band === null
      ? worded('HOLD_FAR_OFF', about)
      : worded('HOLD_OUTSIDE_BAND', { ...about, least: percent(band.least), most: percent(band.most) })),
    at: countsFrom(day),
    occurrence: day,
  };
}
