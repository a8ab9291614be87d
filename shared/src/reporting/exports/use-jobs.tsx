import { useCallback } from 'react';
import { listJobs, type Job } from '../../contracts/jobs';
import type { HttpClient } from '../../contracts/remote';
import { queryOptions, useQuery, useQueryClient } from '../../kit/query';
import { isOver } from '../use-job';
import { pollAfterMs } from './poll-after';

// One per page: the shell and the remotes share the page's query client, so a job announced by a remote is in the tray.
const jobsKey = ['jobs'] as const;

/** The jobs of the signed-in user, newest first; asked again only while one of them is under way. */
export function jobsQuery(http: HttpClient) {
  return queryOptions({
    queryKey: jobsKey,
    queryFn: async ({ signal }) => (await http.call(listJobs, { signal })).items,
    refetchInterval: ({ state }) => pollAfterMs(state.data ?? [], Date.now()),
    // Another tab, or a schedule, may have started one meanwhile.
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  });
}

/** `jobsQuery` in use. */
export function useJobs(http: HttpClient) {
  return useQuery(jobsQuery(http));
}

/**
 * Gives `announce(job)`: to be called with what the server answered when a job was started or cancelled here, so that
 * the tray in the top bar follows it at once.
 */
export function useAnnounceJob(): (job: Job) => void {
  const queries = useQueryClient();
  return useCallback(
    (job) => {
      queries.setQueryData<Job[]>(jobsKey, (known) => withJob(known ?? [], job));
      if (!isOver(job)) void queries.invalidateQueries({ queryKey: jobsKey });
    },
    [queries],
  );
}

/** Gives `drop(id)`: takes a job out of the list that the server has forgotten. */
export function useDropJob(): (id: string) => void {
  const queries = useQueryClient();
  return useCallback(
    (id) => {
      queries.setQueryData<Job[]>(jobsKey, (known) => known?.filter((job) => job.id !== id));
    },
    [queries],
  );
}

function withJob(known: readonly Job[], job: Job): Job[] {
  const isKnown = known.some(({ id }) => id === job.id);
  return isKnown ? known.map((one) => (one.id === job.id ? job : one)) : [job, ...known];
}
