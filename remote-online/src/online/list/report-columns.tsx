import { ReportStateTag } from '@tallyhouse/shared/reporting/report-state-tag';
import { deletableStates, type ReportHeader } from '@tallyhouse/shared/contracts/reports';
import { countText } from '@tallyhouse/shared/format/count';
import { periodText } from '@tallyhouse/shared/format/day';
import { instantText } from '@tallyhouse/shared/format/instant';
import { moneyText } from '@tallyhouse/shared/format/money';
import { Button } from '@tallyhouse/shared/kit/core';
import { DeleteOutlined } from '@tallyhouse/shared/kit/icons';
import { Link } from '@tallyhouse/shared/kit/router';
import type { TableColumnType } from '@tallyhouse/shared/kit/table';
import { FigureStatusTag } from '@tallyhouse/shared/reporting/figure-status-tag';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import type { OnlineText } from '../../i18n/use-online-text';
import { onlinePaths } from '../online-paths';

interface ColumnContext {
  readonly text: OnlineText;
  readonly zone: string;
  readonly canDelete: boolean;
  readonly onDelete: (report: ReportHeader) => void;
}

/** Columns of the list of reports: what it is, what state it is in, what it says, who made it. */
export function reportColumns(context: ColumnContext): TableColumnType<ReportHeader>[] {
  const { text, zone, canDelete, onDelete } = context;
  const money = (field: 'stakes' | 'ggr'): TableColumnType<ReportHeader> => ({
    key: field,
    title: text(`list.column.${field}`),
    align: 'right',
    render: (_, report) => {
      const amount = report[field];
      if (amount === null) return <NoData />;
      return (
        <span style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
          <small>{report.currency}</small> {moneyText(amount, report.currency)}
        </span>
      );
    },
  });
  return [
    {
      key: 'title',
      title: text('list.column.title'),
      rowScope: 'row',
      width: 260,
      render: (_, report) => (
        <Link
          to={onlinePaths.report(report.id)}
          style={{ display: 'inline-block', minWidth: 220, fontWeight: 500 }}
        >
          {report.title}{' '}
          <span style={{ fontWeight: 400 }}>{text('list.version', { version: report.version })}</span>
        </Link>
      ),
    },
    {
      key: 'period',
      title: text('list.column.period'),
      render: (_, { period }) => <span style={{ whiteSpace: 'nowrap' }}>{periodText(period)}</span>,
    },
    {
      key: 'state',
      title: text('list.column.state'),
      render: (_, { state }) => <ReportStateTag state={state} />,
    },
    {
      key: 'figures',
      title: text('list.column.figures'),
      render: (_, { figureStatus }) => <FigureStatusTag status={figureStatus} />,
    },
    money('stakes'),
    money('ggr'),
    {
      key: 'rows',
      title: text('list.column.rows'),
      align: 'right',
      render: (_, { rowCount }) => countText(rowCount),
    },
    {
      key: 'prepared',
      title: text('list.column.prepared'),
      render: (_, { preparedBy, preparedAt }) => (
        <>
          {preparedBy}
          <div style={{ fontSize: 12, opacity: 0.75, whiteSpace: 'nowrap' }}>
            {instantText(preparedAt, zone)}
          </div>
        </>
      ),
    },
    {
      key: 'actions',
      title: <span className="th-hidden-text">{text('list.column.actions')}</span>,
      width: 56,
      render: (_, report) =>
        canDelete && deletableStates.includes(report.state) ? (
          <Button
            type="text"
            danger
            icon={<DeleteOutlined aria-hidden />}
            aria-label={text('remove.open', { title: report.title })}
            onClick={() => onDelete(report)}
          />
        ) : null,
    },
  ];
}
