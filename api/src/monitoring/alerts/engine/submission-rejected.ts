import { alertEnds } from '@tallyhouse/shared/contracts/words/alert-ends.en';
import type { Instant, Period } from '@tallyhouse/shared/contracts/scalars';
import type { Queryable } from '../../../store/store';
import type { Detector, Finding } from './detector';
import { weightOfReport } from './statutory';
import { worded } from '../../../house/alerting/worded';

interface RejectedReport {
  readonly id: string;
  readonly brandId: string;
  readonly family: string;
  readonly type: string;
  readonly title: string;
  readonly version: number;
  readonly periodFrom: Period['from'];
  readonly periodTo: Period['to'];
  readonly rejectedAt: Instant;
  readonly reason: string | null;
}

/** Reports that stand rejected, and for which no newer version was accepted. */
function readRejectedReports(store: Queryable): Promise<RejectedReport[]> {
  return store.query<RejectedReport>(
    `select r.id as "id", r.brand_id as "brandId", r.family as "family", r.type as "type", r.title as "title", r.version as "version",
       r.period_from as "periodFrom", r.period_to as "periodTo", t.happened_at as "rejectedAt", t.reason as "reason"
     from report r
     join report_transition t on t.report_id = r.id and t.to_state = 'REJECTED'
     where not exists (select 1 from report n
         where n.brand_id = r.brand_id and n.family = r.family and n.type = r.type and n.period_from = r.period_from
           and n.period_to = r.period_to and n.version > r.version and n.state = 'ACCEPTED')
       and not exists (select 1 from report_transition later
         where later.report_id = r.id and later.to_state = 'REJECTED' and later.happened_at > t.happened_at)
     order by r.id`,
  );
}

/** CA-04: an authority has refused a report. Over when a newer version of it is accepted. */
export const submissionRejected: Detector = {
  code: 'CA-04',
  finds: 'STANDING',
  pace: 'MINUTE',
  overText: alertEnds['CA-04'],
  find: async (store) => (await readRejectedReports(store)).map(findingOf),
};

function findingOf({
  id,
  brandId,
  title,
  version,
  periodFrom,
  periodTo,
  ...report
}: RejectedReport): Finding {
  return {
    brandId,
    object: { kind: 'report', id },
    period: { from: periodFrom, to: periodTo },
    cause: { kind: 'return', id: `${report.family} ${report.type} ${periodFrom}..${periodTo}` },
    severity: weightOfReport(report.type),
    ...(report.reason === null
      ? worded('SUBMISSION_REJECTED_NO_REASON', { title, version })
      : worded('SUBMISSION_REJECTED', { title, version, reason: report.reason.replace(/\.$/, '') })),
    at: new Date(report.rejectedAt),
    occurrence: report.rejectedAt,
  };
}
