import { ReportStateTag } from '@tallyhouse/shared/reporting/report-state-tag';
import type { LastReportsScript } from '@tallyhouse/shared/contracts/last-reports';
import { countText } from '@tallyhouse/shared/format/count';
import { periodText } from '@tallyhouse/shared/format/day';
import { instantText } from '@tallyhouse/shared/format/instant';
import { moneyText } from '@tallyhouse/shared/format/money';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Link } from '@tallyhouse/shared/kit/router';
import type { TableColumnType } from '@tallyhouse/shared/kit/table';
import { useReportingText } from '@tallyhouse/shared/reporting/use-reporting-text';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { measureTitle } from '@tallyhouse/shared/ui/term/measure-title';
import { ScrollTable } from '@tallyhouse/shared/ui/scroll-table';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import { useKeptReportsText } from '@tallyhouse/shared/kept-reports/i18n/use-kept-reports-text';
import { useOnlineText } from '../../i18n/use-online-text';
import { conditionWords } from '@tallyhouse/shared/kept-reports/conditions/condition-words';
import { onlinePaths } from '../online-paths';
import { useReportFields } from '@tallyhouse/shared/kept-reports/use-report-fields';

type Listed = LastReportsScript['reports'][number];

/** Reports that the archive lists, each with what it was made from. Everything is shown as text. */
export function ListedReports({ script }: { readonly script: LastReportsScript }) {
  const text = useOnlineText();
  const words = useKeptReportsText();
  const reportingText = useReportingText();
  const { session } = useRemoteHost();
  const { fields, titleOf } = useReportFields();
  if (script.reports.length === 0)
    return <EmptyNotice title={text('archive.empty')} hint={text('archive.emptyHint')} />;

  const columns: TableColumnType<Listed>[] = [
    {
      key: 'report',
      title: text('archive.column.report'),
      rowScope: 'row',
      render: (_, { report }) => <Link to={onlinePaths.report(report.id)}>{report.title}</Link>,
    },
    {
      key: 'period',
      title: text('archive.column.period'),
      render: (_, { report }) => <span className="th-nowrap">{periodText(report.period)}</span>,
    },
    {
      key: 'state',
      title: text('archive.column.state'),
      render: (_, { report }) => <ReportStateTag state={report.state} />,
    },
    {
      key: 'ggr',
      ...measureTitle<Listed>(text('archive.column.ggr'), 'ggr'),
      align: 'right',
      render: (_, { report }) =>
        report.ggr === null ? (
          <NoData />
        ) : (
          `${report.currency}\u00A0${moneyText(report.ggr, report.currency)}`
        ),
    },
    {
      key: 'definition',
      title: text('archive.column.definition'),
      width: 380,
      render: (_, { definition }) => (
        <>
          {text('archive.definition', {
            basis: reportingText(`basis.${definition.basis}`),
            fields: definition.fields.map(titleOf).join(', '),
          })}
          {definition.filters.length === 0
            ? null
            : `; ${text('archive.filters', {
                filters: definition.filters.map((one) => conditionWords(one, fields, words)).join(', '),
              })}`}
        </>
      ),
    },
    {
      key: 'rows',
      title: text('archive.column.rows'),
      render: (_, { report, file }) =>
        text(file === null ? 'archive.withoutRows' : 'archive.withRows', {
          rows: countText(report.rowCount),
        }),
    },
  ];
  return (
    <>
      <p>{text('archive.made', { at: instantText(script.generatedAt, session.brand?.zone ?? 'UTC') })}</p>
      <ScrollTable<Listed>
        label={text('archive.label')}
        rowKey={({ report }) => report.id}
        columns={columns}
        dataSource={script.reports}
        size="middle"
        scroll={{ x: 1000 }}
      />
    </>
  );
}
