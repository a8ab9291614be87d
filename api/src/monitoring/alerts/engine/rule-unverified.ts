import { alertEnds } from '@tallyhouse/shared/contracts/words/alert-ends.en';
import type { Day, Instant } from '@tallyhouse/shared/contracts/scalars';
import type { Queryable } from '../../../store/store';
import type { Detector, Finding } from './detector';
import { worded } from '../../../house/alerting/worded';

interface UnverifiedReport {
  readonly id: string;
  readonly brandId: string;
  readonly title: string;
  readonly version: number;
  readonly periodFrom: Day;
  readonly periodTo: Day;
  readonly since: Instant;
}

/** Reports on their way to an authority whose figures rest on a rule that nobody has verified, without a reason given. */
function readUnverifiedReports(store: Queryable): Promise<UnverifiedReport[]> {
  return store.query<UnverifiedReport>(
    `select r.id as "id", r.brand_id as "brandId", r.title as "title", r.version as "version",
       r.period_from as "periodFrom", r.period_to as "periodTo", max(t.happened_at) as "since"
     from report r
     join report_transition t on t.report_id = r.id
     where r.figure_status = 'UNVERIFIED_RULE'
       and r.state in ('PENDING_CONFIRMATION', 'CONFIRMED', 'SENDING', 'SEND_FAILED')
       and t.to_state = 'PENDING_CONFIRMATION'
       and not exists (select 1 from report_submission s
         where s.report_id = r.id and s.closed_at is null and s.non_final_reason is not null)
     group by r.id, r.brand_id, r.title, r.version, r.period_from, r.period_to
     order by r.id`,
  );
}

/** CA-12: figures that are to be sent depend on an unverified rule. Over when it is verified, or a reason is given. */
export const ruleUnverified: Detector = {
  code: 'CA-12',
  finds: 'STANDING',
  pace: 'MINUTE',
  overText: alertEnds['CA-12'],
  find: async (store) => (await readUnverifiedReports(store)).map(findingOf),
};

function findingOf({ id, brandId, title, version, periodFrom, periodTo, since }: UnverifiedReport): Finding {
  return {
    brandId,
    object: { kind: 'report', id },
    period: { from: periodFrom, to: periodTo },
    ...worded('RULE_UNVERIFIED', { title, version }),
    at: new Date(since),
    occurrence: since,
  };
}
