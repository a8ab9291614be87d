import { alertEnds } from '@tallyhouse/shared/contracts/words/alert-ends.en';
import type { Day } from '@tallyhouse/shared/contracts/scalars';
import { addDays } from '../../../domain/periods/calendar';
import type { Queryable } from '../../../store/store';
import type { Detector, Finding, Look } from './detector';
import { worded } from '../../../house/alerting/worded';

interface NeededPair {
  readonly brandId: string;
  readonly from: string;
  readonly to: string;
  /** The last gaming day of which anything is known, at most. */
  readonly day: Day;
  /** Of the newest rate on or before that day; null where there is none. */
  readonly rateDate: Day | null;
}

// Banks publish no rate on weekends and holidays: four days in a row are the longest such gap.
const oldestRateDays = 4;

/** For each brand the pairs that its figures are converted by, with the newest rate that its newest facts can use. */
function readNeededPairs(store: Queryable, { now }: Look): Promise<NeededPair[]> {
  return store.query<NeededPair>(
    `with pair as (select distinct currency_from, currency_to from fx_rate),
     newest as (select brand_id, cast(max(period_to) as date) as last_day from load_batch
       where loaded_at <= cast($1 as timestamp) and state in ('LOADED', 'PARTIAL', 'LATE') group by brand_id)
     select b.id as "brandId", p.currency_from as "from", p.currency_to as "to", n.last_day as "day",
       (select max(r.rate_date) from fx_rate r where r.currency_from = p.currency_from
          and r.currency_to = p.currency_to and r.rate_date <= n.last_day and r.known_at <= cast($1 as timestamp)) as "rateDate"
     from brand b
     join newest n on n.brand_id = b.id
     join (select id as brand_id, currency from brand
       union select c.brand_id, l.currency from licence_brand c join licence l on l.id = c.licence_id
       where l.currency is not null) own on own.brand_id = b.id
     join pair p on p.currency_from = own.currency
     order by b.id, p.currency_from, p.currency_to`,
    [now.toISOString()],
  );
}

/** CA-17: there is no rate for a day that needs one. Over when it is loaded. */
export const fxMissing: Detector = {
  code: 'CA-17',
  finds: 'STANDING',
  pace: 'MINUTE',
  overText: alertEnds['CA-17'],
  find: async (store, look) => (await readNeededPairs(store, look)).filter(isMissing).map(findingOf),
};

function isMissing({ day, rateDate }: NeededPair): boolean {
  return rateDate === null || addDays(rateDate, oldestRateDays) < day;
}

function findingOf({ brandId, from, to, day, rateDate }: NeededPair): Finding {
  const firstDay = rateDate === null ? day : addDays(rateDate, oldestRateDays + 1);
  return {
    brandId,
    object: { kind: 'currency', id: `${from}-${to}` },
    period: null,
    cause: { kind: 'currency', id: from },
    ...(rateDate === null
      ? worded('NO_RATE_AT_ALL', { from, to, day })
      : worded('NO_RATE', { from, to, day, rateDay: rateDate })),
    at: new Date(`${firstDay}T00:00:00Z`),
    occurrence: firstDay,
  };
}
