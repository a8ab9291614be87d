import type { SessionView } from '@tallyhouse/shared/contracts/remote';
import type { Job } from '@tallyhouse/shared/contracts/jobs';
import { simulationSchema } from '@tallyhouse/shared/contracts/reports';
import { ApiError } from '@tallyhouse/shared/http/api-error';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button, Card } from '@tallyhouse/shared/kit/core';
import { Progress, Skeleton } from '@tallyhouse/shared/kit/feedback';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { stepWords } from '@tallyhouse/shared/reporting/exports/job-words';
import { useExportsText } from '@tallyhouse/shared/reporting/exports/use-exports-text';
import { isOver, useJob } from '@tallyhouse/shared/reporting/use-job';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useEffect, type ReactNode } from 'react';
import { useRetailText } from '../../i18n/use-retail-text';
import { retailPaths } from '../retail-paths';
import { BackToReports } from './back-to-reports';
import { SimulationResult } from './simulation-result';

interface SimulationPageProps {
  readonly brand: NonNullable<SessionView['brand']>;
  readonly jobId: string;
}

/** A simulation from its start to its figures. Its job stands in the address, so a reload loses nothing. */
export function SimulationPage({ brand, jobId }: SimulationPageProps) {
  const text = useRetailText();
  const host = useRemoteHost();
  const { job, cancel, isCancelling } = useJob(jobId);
  const title = text('reports.simulation.title');
  useEffect(() => host.setTitle(title), [host, title]);
  const again = (
    <Button type="primary" onClick={() => host.navigate(retailPaths.create)}>
      {text('reports.simulation.again')}
    </Button>
  );
  const framed = (content: ReactNode) => (
    <>
      <PageHeader title={title} breadcrumb={<BackToReports />} />
      {content}
    </>
  );
  const failed = (error: unknown, what: 'gone' | 'failed') =>
    framed(
      <>
        <ProblemNotice
          title={text(`reports.simulation.${what}`)}
          error={error}
          note={what === 'gone' ? text('reports.simulation.goneNote') : undefined}
        />
        <div className="th-before-16">{again}</div>
      </>,
    );

  if (job.data === undefined) {
    return job.isError ? failed(job.error, 'gone') : framed(<Skeleton active paragraph={{ rows: 6 }} />);
  }
  if (!isOver(job.data)) {
    return framed(<Running job={job.data} isCancelling={isCancelling} onCancel={() => cancel()} />);
  }
  if (job.data.state === 'CANCELLED') {
    return framed(
      <EmptyNotice
        title={text('reports.simulation.cancelled')}
        hint={text('reports.simulation.cancelledHint')}
        action={again}
      />,
    );
  }
  const simulation = simulationSchema.safeParse(job.data.result);
  if (job.data.state === 'FAILED' || !simulation.success) {
    const { problem } = job.data;
    return failed(problem === undefined ? simulation.error : new ApiError(problem), 'failed');
  }
  return <SimulationResult brand={brand} simulation={simulation.data} />;
}

interface RunningProps {
  readonly job: Job;
  readonly isCancelling: boolean;
  readonly onCancel: () => void;
}

/** How far the server is, in its own steps, and the way to stop it. */
function Running({ job, isCancelling, onCancel }: RunningProps) {
  const text = useRetailText();
  const jobs = useExportsText();
  const { done, total, step } = job;
  const words = step === '' ? text('reports.simulation.starting') : stepWords(step, jobs);
  return (
    <Card className="th-most-640">
      <Flex vertical gap={12}>
        <strong>{text('reports.simulation.running')}</strong>
        <Progress
          percent={total === 0 ? 0 : Math.floor((done / total) * 100)}
          status="active"
          aria-label={text('reports.simulation.running')}
        />
        <Flex justify="space-between" align="center" gap={12} wrap>
          <span role="status">
            {total === 0 ? words : `${words} · ${text('reports.simulation.stepOf', { done, total })}`}
          </span>
          <Button onClick={onCancel} loading={isCancelling}>
            {text(isCancelling ? 'reports.simulation.cancelling' : 'reports.simulation.cancel')}
          </Button>
        </Flex>
      </Flex>
    </Card>
  );
}
