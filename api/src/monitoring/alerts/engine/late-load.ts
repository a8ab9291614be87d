import { alertEnds } from '@tallyhouse/shared/contracts/words/alert-ends.en';
import type { Instant } from '@tallyhouse/shared/contracts/scalars';
import type { Queryable } from '../../../store/store';
import { addDays } from '../../../domain/periods/calendar';
import { lateFactsOf } from '../../../filing/tax-periods/late-facts';
import { readStoredPeriods } from '../../../taxes/assessment/queries/period-rows';
import type { TaxPeriodState } from '@tallyhouse/shared/contracts/tax-periods';
import type { AlertCause } from '../../../house/alerting/alert-key';
import type { Detector, Finding, Look } from './detector';
import { countChangedFacts } from '../../../reporting/reports/difference/count-changed-facts';
import { factsOfContent } from '../../../reporting/reports/plan-of-content';
import { readPerhapsLate } from './perhaps-late';
import { weightOfReport } from './statutory';
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
    ...(await findLateOfReports(store, look)),
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

/** Reports that were sent, newest versions alone, of whose records some came, changed or went since they were made. */
async function findLateOfReports(store: Queryable, { now }: Look): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { id, title, version, content } of await readPerhapsLate(store)) {
    const { type, period, asOf } = content.definition;
    const instants = { before: asOf, after: now.toISOString() };
    const { records, newestAt } = await countChangedFacts(store, factsOfContent(content), instants);
    if (records === 0 || newestAt === null) continue;
    findings.push({
      brandId: content.brandId,
      object: { kind: 'report', id },
      period: { from: period.from, to: period.to },
      cause: causeOf(newestAt),
      severity: weightOfReport(type),
      ...worded('LATE_IN_REPORT', { title, records, version, madeAt: asOf, arrivedAt: newestAt }),
      at: new Date(newestAt),
      occurrence: newestAt,
    });
  }
  return findings;
}
