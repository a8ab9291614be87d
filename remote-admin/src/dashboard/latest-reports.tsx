import { ReportStateTag } from '@tallyhouse/shared/reporting/report-state-tag';
import type { ReportHeader } from '@tallyhouse/shared/contracts/reports';
import { periodText } from '@tallyhouse/shared/format/day';
import { instantText } from '@tallyhouse/shared/format/instant';
import { moneyText, moneyWithCurrencyText } from '@tallyhouse/shared/format/money';
import { Button, Typography } from '@tallyhouse/shared/kit/core';
import { Card, Flex } from '@tallyhouse/shared/kit/layout';
import { listText } from '@tallyhouse/shared/format/list-text';
import { Link } from '@tallyhouse/shared/kit/router';
import type { TableColumnType } from '@tallyhouse/shared/kit/table';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { FigureStatusTag } from '@tallyhouse/shared/reporting/figure-status-tag';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import { measureTitle } from '@tallyhouse/shared/ui/term/measure-title';
import { ScrollTable } from '@tallyhouse/shared/ui/scroll-table';
import { useDashboardText } from '../i18n/use-dashboard-text';
import { Withheld } from '@tallyhouse/shared/ui/withheld';
import { personInWords } from '@tallyhouse/shared/contracts/people';

interface LatestReportsProps {
  readonly reports: readonly ReportHeader[];
  readonly currency: string;
  readonly zone: string;
}

/** The newest reports of the brand, each as the way to its page. */
export function LatestReports({ reports, currency, zone }: LatestReportsProps) {
  const text = useDashboardText();
  const host = useRemoteHost();
  const isForeign = (report: ReportHeader) => report.currency !== currency;
  const columns: TableColumnType<ReportHeader>[] = [
    {
      key: 'report',
      title: text('report'),
      rowScope: 'row',
      render: (_, report) => (
        <>
          <Link to={`/online/${encodeURIComponent(report.id)}`}>
            <bdi>{report.title}</bdi>
          </Link>{' '}
          <Typography.Text type="secondary">{text('version', { version: report.version })}</Typography.Text>
          <div className="th-text-12">
            <Typography.Text type="secondary" title={instantText(report.preparedAt, zone)}>
              {periodText(report.period)} ·{' '}
              {text('preparedBy', { name: personInWords(report.preparedBy, report.preparedByAccount) })}
            </Typography.Text>
          </div>
        </>
      ),
    },
    {
      key: 'state',
      title: text('state'),
      render: (_, report) => (
        <Flex vertical gap={4} align="start">
          <ReportStateTag state={report.state} />
          <FigureStatusTag status={report.figureStatus} />
        </Flex>
      ),
    },
    {
      key: 'ggr',
      ...measureTitle<ReportHeader>(
        reports.some(isForeign) ? text('ggr') : listText([text('ggr'), currency]),
        'ggr',
      ),
      align: 'end',
      render: (_, report) =>
        report.withheld !== undefined ? (
          <Withheld of={report} />
        ) : report.ggr === null ? (
          <NoData />
        ) : (
          // A brand may play in several currencies: then each amount says its own.
          (reports.some(isForeign) ? moneyWithCurrencyText : moneyText)(report.ggr, report.currency)
        ),
    },
  ];
  return (
    <Card
      size="small"
      title={text('reports')}
      extra={<Link to="/online">{text('allReports')}</Link>}
      className="th-high"
    >
      {reports.length === 0 ? (
        <EmptyNotice
          title={text('reportsEmpty')}
          action={<Button onClick={() => host.navigate('/online')}>{text('reportsEmptyAction')}</Button>}
        />
      ) : (
        <ScrollTable<ReportHeader>
          label={text('reports')}
          maxHeight="320px"
          scroll={{ x: 460 }}
          rowKey="id"
          columns={columns}
          dataSource={[...reports]}
        />
      )}
    </Card>
  );
}
