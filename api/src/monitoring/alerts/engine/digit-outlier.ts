import type { Day } from '@tallyhouse/shared/contracts/scalars';
import type { Queryable } from '../../../store/store';
import type { BrandLimits } from '../brand-limits';
import { worded } from '../../../house/alerting/worded';
import type { Finding, Look } from './detector';
import { groupBy } from './group-by';
import { countsFrom, daysOf, percent, withHistory, type VerticalDay } from './outlier-days';
import { spreadOf } from './robust-spread';

/** Payouts of one vertical of a brand on one day: how many there were, and how many began with each digit. */
interface DayPayouts extends VerticalDay {
  readonly payouts: number;
  /** With one digit that is not zero: 50, 2000, 0.10. */
  readonly round: number;
  readonly d1: number;
  readonly d2: number;
  readonly d3: number;
  readonly d4: number;
  readonly d5: number;
  readonly d6: number;
  readonly d7: number;
  readonly d8: number;
  readonly d9: number;
}

/** One day, with what its payouts look like. */
export interface DayDigits extends VerticalDay {
  readonly payouts: number;
  /** Mean absolute deviation of the nine shares of first digits from Benford's law. */
  readonly deviation: number;
  /** Fraction of payouts that are round. */
  readonly roundShare: number;
}

/**
 * Fewer payouts than this stray from the law by chance: the mean absolute deviation of a book that follows it is about
 * 0.24 / √n, so 0.011 at 500.
 */
const leastPayouts = 500;

/**
 * Above this mean absolute deviation first digits do not conform. Source: M. J. Nigrini, Benford’s Law (Wiley 2012),
 * table 7.1: close up to 0.006, acceptable up to 0.012, marginal up to 0.015, beyond it none.
 */
export const nonconforming = 0.015;

/** A share of round payouts has to rise by as much as this, however even the days before were. */
const leastRise = 0.02;

/** Benford’s law: the share of amounts that begin with each digit from 1 to 9 is log10(1 + 1 / digit). */
const benford = Array.from({ length: 9 }, (_, index) => Math.log10(1 + 1 / (index + 1)));

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Cash payouts by brand, vertical and day. Stakes are left aside: they come in steps and follow no law of digits. */
async function readDayDigits(store: Queryable, from: Day): Promise<DayDigits[]> {
  const rows = await store.query<DayPayouts>(
    `with paid as (
       select brand_id, vertical, gaming_day, ltrim(cast(payout_cash as varchar), '0.') as written
       from settlement where superseded_at is null and gaming_day >= cast($1 as date) and payout_cash > 0)
     select brand_id as "brandId", vertical as "vertical", gaming_day as "day", count(*) as "payouts",
       count(case when length(rtrim(written, '0.')) = 1 then 1 end) as "round",
       ${digits.map((digit) => `count(case when written like '${digit}%' then 1 end) as "d${digit}"`).join(', ')}
     from paid
     group by brand_id, vertical, gaming_day
     having count(*) >= ${leastPayouts}
     order by brand_id, vertical, gaming_day`,
    [from],
  );
  return rows.map(({ payouts, round, ...row }) => ({
    ...{ brandId: row.brandId, vertical: row.vertical, day: row.day, payouts },
    deviation: deviationOf(
      digits.map((digit) => row[`d${digit}`]),
      payouts,
    ),
    roundShare: round / payouts,
  }));
}

/** Mean absolute deviation of the shares of `counts`, one a digit from 1 to 9, from Benford's law. */
export function deviationOf(counts: readonly number[], total: number): number {
  const off = benford.map((share, index) => Math.abs((counts[index] ?? 0) / total - share));
  return off.reduce((sum, one) => sum + one, 0) / benford.length;
}

/**
 * Days whose payouts begin with unusual digits, or are round unusually often, as made-up ones do.
 *
 * Compared with the 90 days before, by the brand's robust sigmas; the digits only where these followed Benford's law.
 */
export async function findDigitOutliers(
  store: Queryable,
  look: Look,
  limitsOf: BrandLimits,
): Promise<Finding[]> {
  const days = daysOf(look);
  const byVertical = groupBy(
    await readDayDigits(store, days.from),
    ({ brandId, vertical }) => `${brandId} ${vertical}`,
  );
  return [...byVertical.values()].flatMap((ofVertical) => {
    const sigmas = limitsOf(ofVertical[0]?.brandId ?? '').thresholds.holdSigmas;
    return withHistory(ofVertical, days).flatMap(({ day, before }) => [
      ...unusualDigits(day, before, sigmas),
      ...unusualRounding(day, before, sigmas),
    ]);
  });
}

function unusualDigits(day: DayDigits, before: readonly DayDigits[], sigmas: number): Finding[] {
  const { middle, sigma } = spreadOf(before.map(({ deviation }) => deviation));
  const isLawful = middle <= nonconforming;
  const most = Math.max(nonconforming, middle + sigmas * sigma);
  if (!isLawful || day.deviation <= most) return [];
  const { vertical, payouts, deviation } = day;
  const words = worded('DIGITS_OFF', {
    ...{ vertical, day: day.day, payouts, deviation: percent(deviation) },
    ...{ usual: percent(middle), most: percent(most) },
  });
  return [{ ...subjectOf(day, 'payout-digits'), ...words }];
}

function unusualRounding(day: DayDigits, before: readonly DayDigits[], sigmas: number): Finding[] {
  const { middle, sigma } = spreadOf(before.map(({ roundShare }) => roundShare));
  // Where hardly any payout was round the days do not differ: then chance is the measure.
  const byChance = Math.sqrt((middle * (1 - middle)) / day.payouts);
  const most = middle + Math.max(leastRise, sigmas * Math.max(sigma, byChance));
  if (day.roundShare <= most) return [];
  const { vertical, payouts, roundShare } = day;
  const words = worded('ROUND_AMOUNTS_MANY', {
    ...{ vertical, day: day.day, payouts, share: percent(roundShare) },
    ...{ usual: percent(middle), most: percent(most) },
  });
  return [{ ...subjectOf(day, 'payout-rounding'), ...words }];
}

function subjectOf(
  { brandId, vertical, day }: DayDigits,
  kind: 'payout-digits' | 'payout-rounding',
): Pick<Finding, 'brandId' | 'object' | 'period' | 'cause' | 'at' | 'occurrence'> {
  return {
    brandId,
    object: { kind, id: vertical },
    period: { from: day, to: day },
    cause: { kind: 'vertical', id: `${vertical} ${day}` },
    at: countsFrom(day),
    occurrence: day,
  };
}
