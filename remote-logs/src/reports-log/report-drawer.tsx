import type { StatusReport } from '@tallyhouse/shared/contracts/status-reports';
import { periodText } from '@tallyhouse/shared/format/day';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button, Typography } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { Link } from '@tallyhouse/shared/kit/router';
import { useCodeWords } from '@tallyhouse/shared/reporting/code-words';
import { ReportStateTag } from '@tallyhouse/shared/reporting/report-state-tag';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { RecordDrawer } from '@tallyhouse/shared/ui/record-drawer';
import { EvidencePack } from './evidence-pack';
import { ReportLife } from './report-life';
import { lifeQuery } from './reports-log-queries';
import { useReportsLogText } from './use-reports-log-text';
import { VersionComparison } from './version-comparison';

interface ReportDrawerProps {
  /** Null when closed. */
  readonly id: string | null;
  readonly zone: string;
  readonly onClose: () => void;
  /** Narrows the list behind to the steps of a report. */
  readonly onOnlySteps: (reportId: string) => void;
}

/** One version of a report: its life, its evidence, and what changed against other versions. */
export function ReportDrawer({ id, onClose, ...content }: ReportDrawerProps) {
  const { http } = useRemoteHost();
  const text = useReportsLogText();
  return (
    <RecordDrawer
      id={id}
      query={(one) => lifeQuery(http, one)}
      words={{
        title: text('drawer.title'),
        close: text('drawer.close'),
        loading: text('drawer.loading'),
        failed: text('drawer.failed'),
      }}
      onClose={onClose}
    >
      {({ items: steps }) =>
        steps[0] === undefined ? (
          <EmptyNotice title={text('drawer.unknown')} hint={text('drawer.unknownHint')} />
        ) : (
          <ReportContent newest={steps[0]} steps={steps} {...content} />
        )
      }
    </RecordDrawer>
  );
}

type ContentProps = Omit<ReportDrawerProps, 'id' | 'onClose'>;

interface ReportContentProps extends ContentProps {
  readonly newest: StatusReport;
  /** Newest first. */
  readonly steps: readonly StatusReport[];
}

function ReportContent({ newest, steps, zone, onOnlySteps }: ReportContentProps) {
  const text = useReportsLogText();
  const codes = useCodeWords();
  const { reportId, title, version, period, reportType, family, to } = newest;
  const report = encodeURIComponent(reportId);
  const isDeleted = to === 'DELETED';
  return (
    <Flex vertical gap="large">
      <div>
        <Typography.Title level={2} className="th-before-0 th-after-4 th-text-18">
          <bdi>{title}</bdi>
        </Typography.Title>
        <Flex gap="small" wrap align="center">
          <ReportStateTag state={to} />
          <Typography.Text type="secondary">
            {codes.reportType(reportType)} · {text('version', { version })} · {periodText(period)}
          </Typography.Text>
        </Flex>
        <Flex gap="4px 16px" wrap align="center" className="th-before-8">
          {isDeleted ? (
            <span>{text('drawer.deleted')}</span>
          ) : (
            <>
              <Link to={family === 'ONLINE' ? `/online/${report}` : `/retail/reports/${report}`}>
                {text('drawer.openReport')}
              </Link>
              <Link to={`/double-confirmation?id=${report}`}>{text('drawer.openConfirmation')}</Link>
            </>
          )}
          <Button type="link" className="th-pad-inline-0" onClick={() => onOnlySteps(reportId)}>
            {text('drawer.onlySteps')}
          </Button>
        </Flex>
      </div>
      {isDeleted ? null : (
        <>
          <VersionComparison family={family} reportId={reportId} />
          <EvidencePack reportId={reportId} />
        </>
      )}
      <ReportLife steps={steps} zone={zone} />
    </Flex>
  );
}
