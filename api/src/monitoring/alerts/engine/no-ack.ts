import { alertEnds } from '@tallyhouse/shared/contracts/words/alert-ends.en';
import type { Day, Instant } from '@tallyhouse/shared/contracts/scalars';
import type { Queryable } from '../../../store/store';
import type { Detector, Finding, Look } from './detector';
import { worded } from '../../../house/alerting/worded';

interface UnacknowledgedReport {
  readonly id: string;
  readonly brandId: string;
  readonly title: string;
  readonly version: number;
  readonly periodFrom: Day;
  readonly periodTo: Day;
  readonly sentAt: Instant;
  readonly authorityId: string;
  readonly ackHours: number;
}

/** Reports that were sent and that the authority has not acknowledged within its hours. */
function readUnacknowledgedReports(store: Queryable, { now }: Look): Promise<UnacknowledgedReport[]> {
  return store.query<UnacknowledgedReport>(
    `select r.id as "id", r.brand_id as "brandId", r.title as "title", r.version as "version",
       r.period_from as "periodFrom", r.period_to as "periodTo", r.sent_at as "sentAt",
       s.authority_id as "authorityId", s.ack_hours as "ackHours"
     from report r
     join report_submission s on s.report_id = r.id and s.closed_at is null
     where r.state = 'SENT' and r.sent_at is not null
       and r.sent_at + s.ack_hours * interval '1 hour' < cast($1 as timestamp)
     order by r.id`,
    [now.toISOString()],
  );
}

/** CA-03: sent, and no acknowledgement in time. Over with the acknowledgement. */
export const noAck: Detector = {
  code: 'CA-03',
  finds: 'STANDING',
  pace: 'MINUTE',
  overText: alertEnds['CA-03'],
  find: async (store, look) => (await readUnacknowledgedReports(store, look)).map(findingOf),
};

function findingOf(report: UnacknowledgedReport): Finding {
  const { id, brandId, title, version, periodFrom, periodTo, sentAt, authorityId, ackHours } = report;
  return {
    brandId,
    object: { kind: 'report', id },
    period: { from: periodFrom, to: periodTo },
    cause: { kind: 'authority', id: authorityId },
    ...worded('NO_ACK', { title, version, sentAt, authority: authorityId, hours: ackHours }),
    at: new Date(Date.parse(sentAt) + ackHours * 3_600_000),
    occurrence: sentAt,
  };
}
