import { useRemoteHost } from '../../host/remote-host';
import { Button } from '../../kit/core';
import { Flex } from '../../kit/layout';
import { PageHeader } from '../../ui/page-header';
import { problemOf, ProblemNotice } from '../../ui/problem-notice';
import { useKeptReportsText } from '../i18n/use-kept-reports-text';
import { BackToList } from '../back-to-list';
import { useReportFamily } from '../report-family';

interface ReportGoneProps {
  readonly title: string;
  readonly error: Error;
  /** The report was on the screen before. */
  readonly wasOpen: boolean;
  readonly onRetry: () => void;
}

/** A report that cannot be opened, or that was deleted while somebody looked at it. */
export function ReportGone({ title, error, wasOpen, onRetry }: ReportGoneProps) {
  const text = useKeptReportsText();
  const host = useRemoteHost();
  const { paths } = useReportFamily();
  const isGone = isNotFound(error);
  return (
    <>
      <PageHeader title={title} breadcrumb={<BackToList />} />
      <ProblemNotice
        title={text(isGone && wasOpen ? 'report.deletedMeanwhile' : 'report.failed')}
        error={error}
        note={isGone ? text('report.goneNote') : undefined}
        onRetry={isGone ? undefined : onRetry}
      />
      <Flex gap={8} className="th-before-16">
        <Button type="primary" onClick={() => host.navigate(paths.list)}>
          {text('report.toList')}
        </Button>
      </Flex>
    </>
  );
}

/** Whether the server says that there is no such report for this reader, now. */
export function isNotFound(error: Error | null): boolean {
  return problemOf(error)?.code === 'NOT_FOUND';
}
