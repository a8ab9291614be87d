import { alertEnds } from '@tallyhouse/shared/contracts/words/alert-ends.en';
import type { Day, Instant } from '@tallyhouse/shared/contracts/scalars';
import type { Queryable } from '../../../store/store';
import { addDays } from '../../../domain/periods/calendar';
import { lateFactsOf } from '../../../filing/tax-periods/late-facts';
import { readStoredPeriods } from '../../../taxes/assessment/queries/period-rows';
import type { TaxPeriodState } from '@tallyhouse/shared/contracts/tax-periods';
import type { AlertCause } from '../../../house/alerting/alert-key';
import type { Detector, Finding, Look } from './detector';
import { weightOfReport } from './statutory';
import { isReturned } from '../../../figures/returned-stakes';
import { worded } from '../../../house/alerting/worded';

/**
 * CA-07: records came that change the base or the tax of a period that is closed, or that are of the days of a report
 * that was sent. Over when it is amended, carried or corrected.
 */
export const lateLoad: Detector = {
  code: 'CA-07',
  finds: 'STANDING',
  pace: 'LOAD',
  overText: alertEnds['CA-07'],
  find: async (store, look) => [
    ...(await findLateOfTaxPeriods(store, look)),
    ...(await findLateOfReports(store)),
  ],
};

const lookBackDays = 400;

async function findLateOfTaxPeriods(store: Queryable, { now }: Look): Promise<Finding[]> {
  const brands = await store.query<{ id: string }>('select id from brand order by id');
  const today = now.toISOString().slice(0, 10);
  const periods = await readStoredPeriods(
    store,
    brands.map(({ id }) => id),
    { from: addDays(today, -lookBackDays), to: addDays(today, 1) },
  );
  const carriedAt = await readCarried(store);
  const findings: Finding[] = [];
  for (const period of periods) {
    const { records, newestAt, baseDifference, taxDifference } = await lateFactsOf(store, period, now);
    // What changes neither base nor tax asks nothing of anybody: the period itself says that it came.
    if (records === 0 || (Number(baseDifference) === 0 && Number(taxDifference) === 0)) continue;
    // Figures that were carried stay as they were pinned; what came before is borne by a later period.
    if (newestAt === null || newestAt <= (carriedAt.get(period.id) ?? '')) continue;
    const { id, brandId, brandIds, code, productClass, pinned } = period;
    const about = {
      ...{ taxCode: code, productClass, ...period.period },
      ...{ pinnedAt: pinned.pinnedAt, arrivedAt: newestAt },
    };
    const isWrongTax = filedStates.includes(period.state) && Number(taxDifference) !== 0;
    findings.push({
      brandId,
      object: { kind: 'tax-period', id },
      period: period.period,
      cause: causeOf(newestAt),
      severity: isWrongTax ? 'CRITICAL' : 'HIGH',
      // Alerts are read by brand: what several owe together is told where all of them are seen.
      ...(brandIds.length > 1
        ? worded('LATE_IN_COMPANY_PERIOD', about)
        : worded('LATE_IN_TAX_PERIOD', {
            ...about,
            ...{ records, difference: taxDifference, currency: pinned.currency },
          })),
      at: new Date(newestAt),
      occurrence: newestAt,
    });
  }
  return findings;
}

/** Those whose tax the authority has been told. */
const filedStates: readonly TaxPeriodState[] = ['FILED', 'PAID', 'AMENDED'];

/** What came on one day came for one reason, whatever it changes. */
function causeOf(newestAt: Instant): AlertCause {
  return { kind: 'late-records', id: newestAt.slice(0, 10) };
}

/** When the difference of a tax period was last carried into a later one, by the id of the period. */
async function readCarried(store: Queryable): Promise<Map<string, Instant>> {
  const rows = await store.query<{ periodId: string; at: Instant }>(
    'select of_period_id as "periodId", max(created_at) as "at" from tax_adjustment group by of_period_id',
  );
  return new Map(rows.map(({ periodId, at }) => [periodId, at]));
}

interface LateReport {
  readonly id: string;
  readonly brandId: string;
  readonly type: string;
  readonly title: string;
  readonly version: number;
  readonly periodFrom: Day;
  readonly periodTo: Day;
  readonly asOf: Instant;
  readonly records: number;
  readonly newestAt: Instant;
}

/**
 * Reports that were sent, newest versions alone, with the records of their days, channel and basis that were not known
 * to them.
 */
function readLateReports(store: Queryable): Promise<LateReport[]> {
  return store.query<LateReport>(
    `with sent as (
       select r.id, r.brand_id, unnest(string_to_array(coalesce(r.brand_ids, r.brand_id), ',')) as play_brand_id,
         r.family, r.type, r.title, r.version, r.period_from, r.period_to, r.basis,
         cast(c.definition ->> 'asOf' as timestamp) as as_of
       from report r join report_content c on c.id = r.content_id
       where r.state in ${sentStates}
         and not exists (select 1 from report n where n.brand_id = r.brand_id and n.family = r.family
           and n.type = r.type and n.period_from = r.period_from and n.period_to = r.period_to
           and n.version > r.version and n.state in ${sentStates})),
     late as (
       ${parts.map((part) => `${part} and known_at > (select min(as_of) from sent)`).join('\n union all\n')})
     select s.id as "id", s.brand_id as "brandId", s.type as "type", s.title as "title", s.version as "version",
       s.period_from as "periodFrom", s.period_to as "periodTo", s.as_of as "asOf", count(*) as "records",
       max(f.known_at) as "newestAt"
     from sent s
     join late f on f.brand_id = s.play_brand_id and f.channel = s.family and f.known_at > s.as_of
       and f.gaming_day between s.period_from and s.period_to
       and (f.bases = s.basis or f.bases = 'ANY' or (s.basis = 'PLACED_PAID' and f.bases in ('PLACED', 'PAID')))
     group by s.id, s.brand_id, s.type, s.title, s.version, s.period_from, s.period_to, s.as_of
     order by s.id`,
  );
}

const sentStates = "('SENT', 'FILED_BY_HAND', 'ACKNOWLEDGED', 'ACCEPTED', 'AMENDMENT_NEEDED')";
/** Facts with the basis whose figures they change; a returned stake changes those of any. */
const parts = [
  `select brand_id, channel, gaming_day, known_at, 'PLACED' as bases from bet where true`,
  `select brand_id, channel, gaming_day, known_at,
     case when ${isReturned()} then 'ANY' else 'SETTLED' end as bases from settlement where true`,
  `select brand_id, channel, gaming_day, known_at, 'PAID' as bases from payment where kind = 'WINNINGS'`,
];

async function findLateOfReports(store: Queryable): Promise<Finding[]> {
  return (await readLateReports(store)).map((report) => {
    const { id, brandId, type, title, version, periodFrom, periodTo, asOf, records, newestAt } = report;
    return {
      brandId,
      object: { kind: 'report', id },
      period: { from: periodFrom, to: periodTo },
      cause: causeOf(newestAt),
      severity: weightOfReport(type),
      ...worded('LATE_IN_REPORT', { title, records, version, madeAt: asOf, arrivedAt: newestAt }),
      at: new Date(newestAt),
      occurrence: newestAt,
    };
  });
}
