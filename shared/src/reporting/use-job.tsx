import { cancelJob, readJob, type Job } from '../contracts/jobs';
import { useRemoteHost } from '../host/remote-host';
import { useMutation, useQuery, useQueryClient } from '../kit/query';

const firstWaitMs = 300;
/** A job of minutes need not be asked about more often. */
const longestWaitMs = 3000;

/**
 * A job of the server, asked about until it ends: quickly at first, then ever more slowly.
 *
 * `cancel` stops the work on the server; the job then ends as CANCELLED. A job that ended before stays as it ended.
 */
export function useJob(id: string) {
  const { http } = useRemoteHost();
  const queries = useQueryClient();
  const queryKey = ['job', id];
  const job = useQuery({
    queryKey,
    queryFn: ({ signal }) => http.call(readJob, { params: { id }, signal }),
    refetchInterval: ({ state }) =>
      state.data === undefined || isOver(state.data)
        ? false
        : Math.min(longestWaitMs, firstWaitMs * 1.4 ** state.dataUpdateCount),
    // A job that is over does not change any more.
    staleTime: ({ state }) => (state.data !== undefined && isOver(state.data) ? Infinity : 0),
  });
  const cancelling = useMutation({
    mutationFn: () => http.call(cancelJob, { params: { id } }),
    onSuccess: (cancelled) => queries.setQueryData(queryKey, cancelled),
  });
  return {
    job,
    cancel: cancelling.mutate,
    isCancelling: cancelling.isPending,
    cancelError: cancelling.error,
  };
}

/** Whether a job has ended, one way or another. */
export function isOver(job: Job): boolean {
  return job.state === 'DONE' || job.state === 'FAILED' || job.state === 'CANCELLED';
}
