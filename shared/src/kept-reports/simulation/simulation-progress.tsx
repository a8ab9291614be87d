import type { Job } from '../../contracts/jobs';
import { Button, Card } from '../../kit/core';
import { Progress } from '../../kit/feedback';
import { Flex } from '../../kit/layout';
import { stepWords } from '../../reporting/exports/job-words';
import { useExportsText } from '../../reporting/exports/use-exports-text';
import { ProblemNotice } from '../../ui/problem-notice';
import { useKeptReportsText } from '../i18n/use-kept-reports-text';

interface SimulationProgressProps {
  readonly job: Job;
  readonly isCancelling: boolean;
  /** Why it could not be stopped; null when nothing failed. */
  readonly cancelError: Error | null;
  readonly onCancel: () => void;
}

/** How far the server is, in its own steps, and the way to stop it. */
export function SimulationProgress({ job, isCancelling, cancelError, onCancel }: SimulationProgressProps) {
  const text = useKeptReportsText();
  const jobs = useExportsText();
  const percent = job.total === 0 ? 0 : Math.floor((job.done / job.total) * 100);
  return (
    <Card className="th-most-640">
      <Flex vertical gap={12}>
        <strong>{text('simulation.running')}</strong>
        <Progress percent={percent} status="active" aria-label={text('simulation.running')} />
        {cancelError === null ? null : (
          <ProblemNotice title={text('simulation.cancelFailed')} error={cancelError} onRetry={onCancel} />
        )}
        <span className="th-dim">{text('simulation.leaveHint')}</span>
        <Flex justify="space-between" align="center" gap={12} wrap>
          <span role="status">
            {job.step === '' ? text('simulation.starting') : stepWords(job.step, jobs)}
            {job.total === 0 ? '' : ` · ${text('simulation.stepOf', { done: job.done, total: job.total })}`}
          </span>
          <Button onClick={onCancel} loading={isCancelling}>
            {text(isCancelling ? 'simulation.cancelling' : 'simulation.cancel')}
          </Button>
        </Flex>
      </Flex>
    </Card>
  );
}
