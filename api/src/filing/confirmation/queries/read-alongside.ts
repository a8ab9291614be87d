import { createSqlParams } from '../../../store/sql-params';
import type { Queryable } from '../../../store/store';
import { deliveryColumns, type StoredDelivery } from '../../../reporting/payloads/queries/delivery-row';
import { readNewerVersions } from '../../../reporting/payloads/queries/read-sent-version';
import { readPortals } from './read-portals';
import { submissionColumns, type StoredSubmission } from '../../../reporting/payloads/queries/submission-row';
import { readNamedPeople, type NamedPeople } from '../../../platform/auth/named-people';

/** What belongs to reports on their way, by report id, and who the people in it are. */
export interface Alongside {
  /** The newest of each report. */
  readonly submissions: ReadonlyMap<string, StoredSubmission>;
  readonly deliveries: ReadonlyMap<string, StoredDelivery>;
  /** The newest later version of each report that has one. */
  readonly newer: Awaited<ReturnType<typeof readNewerVersions>>;
  readonly person: NamedPeople;
  /** Whether its brand files with its authority by hand. */
  readonly isFiledByHand: Awaited<ReturnType<typeof readPortals>>;
}

export async function readAlongside(store: Queryable, reportIds: readonly string[]): Promise<Alongside> {
  const params = createSqlParams();
  const among = params.addAll(reportIds);
  const submissions = await store.query<StoredSubmission>(
    `select ${submissionColumns} from report_submission s where s.report_id in (${among}) order by s.submitted_at, s.id`,
    params.values,
  );
  const deliveries = await store.query<StoredDelivery>(
    `select ${deliveryColumns} from report_delivery d where d.report_id in (${among})`,
    params.values,
  );
  const people = submissions.flatMap(({ submittedBy, confirmedBy }) => [
    submittedBy,
    confirmedBy ?? submittedBy,
  ]);
  return {
    submissions: new Map(submissions.map((submission) => [submission.reportId, submission])),
    deliveries: new Map(deliveries.map((delivery) => [delivery.reportId, delivery])),
    newer: await readNewerVersions(store, reportIds),
    person: await readNamedPeople(store, people),
    isFiledByHand: await readPortals(store, [...new Set(submissions.map(({ brandId }) => brandId))]),
  };
}
