import type { Job } from '../../contracts/jobs';
import { useRemoteHost } from '../../host/remote-host';
import { JobLine } from './job-line';
import { useJobs } from './use-jobs';

/** A job that was just started, as it goes on. */
export function FollowedJob({ started }: { readonly started: Job }) {
  const { http, session } = useRemoteHost();
  const jobs = useJobs(http);
  const job = jobs.data?.find(({ id }) => id === started.id) ?? started;
  return <JobLine http={http} job={job} zone={session.brand?.zone ?? 'UTC'} canForget={false} />;
}
