import type { Day, Instant, Period } from '@tallyhouse/shared/contracts/scalars';
import { rateFor, type OfficialRate } from '../../domain/money/official-rate';
import { addDays } from '../../domain/periods/calendar';
import { createSqlParams, type SqlParams } from '../../store/sql-params';
import type { Queryable, QueryOptions } from '../../store/store';

/** Which rates: from some currencies into one, for the days of a period, as known at `asOf`. */
export interface RateScope {
  readonly from: readonly string[];
  readonly to: string;
  readonly period: Period;
  readonly asOf: Instant;
}

/** The official rate of each day: that of the day, else of the last earlier day for which one was published. */
export interface DayRates {
  /** Null where no rate was published on or before the day; never one of a later day. */
  rateOf(currency: string, day: Day): OfficialRate | null;
}

/**
 * SELECT of the published rates that the days of a period may need, the last one of each pair before its first day included;
 * columns of `OfficialRate`, oldest first. `pairs` is a condition on `currency_from` and `currency_to`.
 */
export function ratesOfDays(
  pairs: string,
  { period, asOf }: Pick<RateScope, 'period' | 'asOf'>,
  params: SqlParams,
): string {
  const first = `cast(${params.add(period.from)} as date)`;
  const last = `cast(${params.add(period.to)} as date)`;
  const known = `${pairs} and known_at <= cast(${params.add(asOf)} as timestamp)`;
  return `select r.currency_from as "from", r.currency_to as "to", r.rate_date as "rateDate", r.rate, r.source,
       r.published_at as "publishedAt"
     from (select * from fx_rate where ${known} and rate_date <= ${last}) r
     left join (select currency_from, currency_to, max(rate_date) as rate_date from fx_rate
       where ${known} and rate_date <= ${first} group by currency_from, currency_to) opening
       on opening.currency_from = r.currency_from and opening.currency_to = r.currency_to
     where opening.rate_date is null or r.rate_date >= opening.rate_date
     order by r.currency_from, r.currency_to, r.rate_date, r.published_at`;
}

/** Published rates that the days of the period may need, the last one before its first day included. */
export function readRates(
  store: Queryable,
  { from, to, ...days }: RateScope,
  options: QueryOptions = {},
): Promise<OfficialRate[]> {
  const params = createSqlParams();
  const pairs = `currency_to = ${params.add(to)} and currency_from in (${params.addAll(from)})`;
  return store.query<OfficialRate>(ratesOfDays(pairs, days, params), params.values, options);
}

/** The rates of a scope by day. */
export async function readDayRates(
  store: Queryable,
  scope: RateScope,
  options: QueryOptions = {},
): Promise<DayRates> {
  const byCurrency = new Map<string, ReadonlyMap<Day, OfficialRate | null>>();
  const rates = await readRates(store, scope, options);
  for (const currency of new Set(scope.from)) {
    byCurrency.set(
      currency,
      ratesByDay(
        rates.filter((rate) => rate.from === currency),
        scope.period,
      ),
    );
  }
  return { rateOf: (currency, day) => byCurrency.get(currency)?.get(day) ?? null };
}

/** Each day of the period with its rate. `rates` are of one pair, oldest first. */
export function ratesByDay(
  rates: readonly OfficialRate[],
  period: Period,
): ReadonlyMap<Day, OfficialRate | null> {
  const byDay = new Map<Day, OfficialRate | null>();
  let next = 0;
  let holding: OfficialRate | null = null;
  for (let day = period.from; day <= period.to; day = addDays(day, 1)) {
    const published: OfficialRate[] = holding === null ? [] : [holding];
    for (let rate = rates[next]; rate !== undefined && rate.rateDate <= day; rate = rates[next]) {
      published.push(rate);
      next += 1;
    }
    const [candidate] = published;
    if (candidate !== undefined) holding = rateFor(published, candidate, day);
    byDay.set(day, holding);
  }
  return byDay;
}
