import type { Job } from '@tallyhouse/shared/contracts/jobs';
import { simulateOnlineReport } from '@tallyhouse/shared/contracts/online-reports';
import { type Simulation } from '@tallyhouse/shared/contracts/reports';
import type { CallInput } from '@tallyhouse/shared/contracts/remote';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useMutation } from '@tallyhouse/shared/kit/query';
import { useAnnounceJob } from '@tallyhouse/shared/reporting/exports/use-jobs';
import { onlinePaths } from '../online-paths';

type SimulationOrder = Omit<CallInput<typeof simulateOnlineReport>['body'], 'wait'>;

/** Starts a simulation on the server and opens the page that follows it. */
export function useStartSimulation() {
  const host = useRemoteHost();
  const announce = useAnnounceJob();
  return useMutation({
    mutationFn: async (order: SimulationOrder) => {
      const answer = await host.http.call(simulateOnlineReport, { body: { ...order, wait: false } });
      if (!isJob(answer)) throw new Error('The server answered without a job to follow.');
      return answer;
    },
    onSuccess: (job) => {
      announce(job);
      host.navigate(onlinePaths.simulation(job.id));
    },
  });
}

function isJob(answer: Simulation | Job): answer is Job {
  return 'state' in answer;
}
