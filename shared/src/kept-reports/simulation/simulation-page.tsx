import { simulationSchema } from '../../contracts/reports';
import { ApiError } from '../../http/api-error';
import { useRemoteHost } from '../../host/remote-host';
import { Button } from '../../kit/core';
import { Skeleton } from '../../kit/feedback';
import { ChooseBrandNotice } from '../../reporting/choose-brand-notice';
import { isOver, useJob } from '../../reporting/use-job';
import { EmptyNotice } from '../../ui/empty-notice';
import { PageHeader } from '../../ui/page-header';
import { ProblemNotice } from '../../ui/problem-notice';
import { useEffect, type ReactNode } from 'react';
import { useKeptReportsText } from '../i18n/use-kept-reports-text';
import { BackToList } from '../back-to-list';
import { useReportFamily } from '../report-family';
import { SimulationProgress } from './simulation-progress';
import { SimulationResult } from './simulation-result';

/** A simulation from its start to its figures. Its job stands in the address, so a reload loses nothing. */
export function SimulationPage({ jobId }: { readonly jobId: string }) {
  const text = useKeptReportsText();
  const host = useRemoteHost();
  const { paths } = useReportFamily();
  const { job, cancel, isCancelling, cancelError } = useJob(jobId);
  const title = text('simulation.title');
  useEffect(() => host.setTitle(title), [host, title]);
  const again = (
    <Button type="primary" onClick={() => host.navigate(paths.create)}>
      {text('simulation.again')}
    </Button>
  );
  const framed = (content: ReactNode) => (
    <>
      <PageHeader title={title} breadcrumb={<BackToList />} />
      {content}
    </>
  );

  if (host.session.brand === null) return framed(<ChooseBrandNotice />);
  if (job.isError && job.data === undefined) {
    return framed(
      <>
        <ProblemNotice title={text('simulation.gone')} error={job.error} note={text('simulation.goneNote')} />
        <div className="th-before-16">{again}</div>
      </>,
    );
  }
  if (job.data === undefined) return framed(<Skeleton active paragraph={{ rows: 6 }} />);
  if (!isOver(job.data)) {
    return framed(
      <SimulationProgress
        job={job.data}
        isCancelling={isCancelling}
        cancelError={cancelError}
        onCancel={() => cancel()}
      />,
    );
  }
  if (job.data.state === 'CANCELLED') {
    return framed(
      <EmptyNotice
        title={text('simulation.cancelled')}
        hint={text('simulation.cancelledHint')}
        action={again}
      />,
    );
  }
  const simulation = simulationSchema.safeParse(job.data.result);
  if (job.data.state === 'FAILED' || !simulation.success) {
    const error = job.data.problem === undefined ? simulation.error : new ApiError(job.data.problem);
    return framed(
      <>
        <ProblemNotice title={text('simulation.failed')} error={error} />
        <div className="th-before-16">{again}</div>
      </>,
    );
  }
  return <SimulationResult simulation={simulation.data} />;
}
