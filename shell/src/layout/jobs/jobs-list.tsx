import type { Job } from '@tallyhouse/shared/contracts/jobs';
import type { HttpClient } from '@tallyhouse/shared/contracts/remote';
import { Alert } from '@tallyhouse/shared/kit/core';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import type { UseQueryResult } from '@tallyhouse/shared/kit/query';
import { JobLine } from '@tallyhouse/shared/reporting/exports/job-line';
import { isOver } from '@tallyhouse/shared/reporting/use-job';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useJobsText } from './use-jobs-text';

interface JobsListProps {
  readonly http: HttpClient;
  readonly jobs: UseQueryResult<Job[]>;
  readonly zone: string;
  readonly onOpen: (address: string) => void;
}

/** The jobs of the user, those under way first. */
export function JobsList({ http, jobs, zone, onOpen }: JobsListProps) {
  const text = useJobsText();
  if (jobs.data === undefined) {
    return jobs.isError ? (
      <ProblemNotice title={text('failed')} error={jobs.error} onRetry={() => void jobs.refetch()} />
    ) : (
      <Skeleton active />
    );
  }
  const groups = [
    { name: text('running'), items: jobs.data.filter((job) => !isOver(job)) },
    { name: text('ended'), items: jobs.data.filter(isOver) },
  ].filter(({ items }) => items.length > 0);
  return (
    <>
      {jobs.isError ? <Alert type="warning" showIcon role="status" title={text('stale')} /> : null}
      {groups.length === 0 ? <EmptyNotice title={text('empty')} hint={text('emptyHint')} /> : null}
      {groups.map(({ name, items }) => (
        <section key={name} aria-label={name}>
          <h2 className="th-before-0 th-after-4">{name}</h2>
          <ul className="th-list">
            {items.map((job) => (
              <li key={job.id}>
                <JobLine http={http} job={job} zone={zone} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
