import type { StatusReport } from '@tallyhouse/shared/contracts/status-reports';
import { periodText } from '@tallyhouse/shared/format/day';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button, Typography } from '@tallyhouse/shared/kit/core';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { Drawer } from '@tallyhouse/shared/kit/modal';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Link } from '@tallyhouse/shared/kit/router';
import { useCodeWords } from '@tallyhouse/shared/reporting/code-words';
import { ReportStateTag } from '@tallyhouse/shared/reporting/report-state-tag';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
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
  const text = useReportsLogText();
  return (
    <Drawer
      open={id !== null}
      onClose={onClose}
      size="large"
      title={text('drawer.title')}
      closable={{ 'aria-label': text('drawer.close') }}
      destroyOnHidden
    >
      {id === null ? null : <ReportOfId key={id} id={id} {...content} />}
    </Drawer>
  );
}

type ContentProps = Omit<ReportDrawerProps, 'id' | 'onClose'>;

function ReportOfId({ id, ...content }: ContentProps & { readonly id: string }) {
  const { http } = useRemoteHost();
  const text = useReportsLogText();
  const life = useQuery(lifeQuery(http, id));
  if (life.isError) {
    return (
      <ProblemNotice title={text('drawer.failed')} error={life.error} onRetry={() => void life.refetch()} />
    );
  }
  if (life.data === undefined) {
    return (
      <div role="status" aria-label={text('drawer.loading')}>
        <Skeleton active paragraph={{ rows: 10 }} />
      </div>
    );
  }
  const [newest] = life.data.items;
  return newest === undefined ? (
    <EmptyNotice title={text('drawer.unknown')} hint={text('drawer.unknownHint')} />
  ) : (
    <ReportContent newest={newest} steps={life.data.items} {...content} />
  );
}

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
        <Typography.Title level={2} style={{ fontSize: 18, marginBlock: '0 4px' }}>
          <bdi>{title}</bdi>
        </Typography.Title>
        <Flex gap="small" wrap align="center">
          <ReportStateTag state={to} />
          <Typography.Text type="secondary">
            {codes.reportType(reportType)} · {text('version', { version })} · {periodText(period)}
          </Typography.Text>
        </Flex>
        <Flex gap="4px 16px" wrap align="center" style={{ marginBlockStart: 8 }}>
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
          <Button type="link" style={{ paddingInline: 0 }} onClick={() => onOnlySteps(reportId)}>
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
