import type { Job } from '../../contracts/jobs';
import { type Simulation } from '../../contracts/reports';
import { useRemoteHost } from '../../host/remote-host';
import { useMutation } from '../../kit/query';
import { useAnnounceJob } from '../../reporting/exports/use-jobs';
import { useReportFamily, type SimulationOrder } from '../report-family';

/** Starts a simulation on the server and opens the page that follows it. */
export function useStartSimulation() {
  const host = useRemoteHost();
  const family = useReportFamily();
  const announce = useAnnounceJob();
  return useMutation({
    mutationFn: async (order: SimulationOrder) => {
      const answer = await family.simulate(host.http, order);
      if (!isJob(answer)) throw new Error('The server answered without a job to follow.');
      return answer;
    },
    onSuccess: (job) => {
      announce(job);
      host.navigate(family.paths.simulation(job.id));
    },
  });
}

function isJob(answer: Simulation | Job): answer is Job {
  return 'state' in answer;
}
