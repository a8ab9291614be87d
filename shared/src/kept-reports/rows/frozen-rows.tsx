import type { readReportRows } from '../../contracts/online-reports';
import { type Cell } from '../../contracts/report-fields';
import { countText } from '../../format/count';
import { useRemoteHost } from '../../host/remote-host';
import { Alert } from '../../kit/core';
import { Skeleton } from '../../kit/feedback';
import { queryOptions, useQuery } from '../../kit/query';
import { rowKeyOf } from '../../reporting/explored-rows';
import { useNotedGrid } from '../../reporting/notes/use-noted-grid';
import { EmptyNotice } from '../../ui/empty-notice';
import { useGridLink } from '../../ui/grid/grid-link';
import { GridStatusLine } from '../../ui/grid/status-line';
import { ProblemNotice } from '../../ui/problem-notice';
import { ReportGrid, type GridRow, type LoadBlock } from '../../ui/report-grid';
import { useMemo } from 'react';
import { useKeptReportsText } from '../i18n/use-kept-reports-text';
import { blockRows } from '../report-queries';
import { useReportFields } from '../use-report-fields';
import { plainColumnsOf } from './grid-columns';

interface FrozenRowsProps {
  readonly call: typeof readReportRows;
  readonly reportId: string;
  readonly type: string;
  readonly currency: string;
}

/** The rows exactly as they were kept: no sorting, no hiding, nothing computed again. */
export function FrozenRows({ call, reportId, type, currency }: FrozenRowsProps) {
  const text = useKeptReportsText();
  const { http, session } = useRemoteHost();
  const { fields } = useReportFields(type);
  const first = useQuery(
    queryOptions({
      queryKey: ['online-frozen-rows', session.brand?.id ?? null, reportId],
      queryFn: ({ signal }) => http.call(call, { body: { reportId, page: 1, pageSize: blockRows }, signal }),
    }),
  );
  const link = useGridLink();
  const { data } = first;
  const loadBlock = useMemo<LoadBlock>(
    () => async (start, _, signal) => {
      if (data === undefined) return [];
      const names = data.columns.map((column) => column.field);
      if (start === 0) return rowsOf(names, data.rows, 0);
      const body = { reportId, page: start / blockRows + 1, pageSize: blockRows };
      const next = await http.call(call, { body, signal });
      return rowsOf(names, next.rows, start);
    },
    [http, call, data, reportId],
  );
  const maskedFields = data?.maskedFields ?? [];
  const columns = plainColumnsOf(data?.columns ?? [], fields, {
    currency,
    maskOf: (field) => (maskedFields.includes(field) ? text('rows.maskedReason') : undefined),
  });
  const { dialog, cells } = useNotedGrid({ reportId, contentHash: data?.contentHash }, columns);
  if (first.isError)
    return (
      <ProblemNotice title={text('rows.failed')} error={first.error} onRetry={() => void first.refetch()} />
    );
  if (data === undefined) return <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />;
  if (data.totalCount === 0) return <EmptyNotice title={text('rows.empty')} hint={text('rows.emptyHint')} />;
  const masked = columns.filter(({ maskedBecause }) => maskedBecause !== undefined);
  return (
    <>
      <p>{text('report.frozenHint')}</p>
      {masked.length === 0 ? null : (
        <Alert
          type="info"
          role="status"
          showIcon
          className="th-after-8"
          title={text('rows.masked', {
            count: masked.length,
            columns: masked.map(({ title }) => title).join(', '),
          })}
          description={text('rows.maskedHint')}
        />
      )}
      <ReportGrid
        label={text('rows.label')}
        columns={columns}
        link={link}
        rows={{ rowCount: data.totalCount, loadBlock }}
        totals={{
          label: text('report.frozenTotals', {
            count: data.totalCount,
            shown: countText(data.totalCount),
          }),
          values: Object.fromEntries(data.columns.map(({ field }, at) => [field, data.totals[at] ?? null])),
        }}
        cells={cells}
      />
      {dialog}
      <GridStatusLine link={link} columns={columns} />
      <p className="th-text-12 th-anywhere">
        {text('report.hash')} <code>{data.contentHash}</code>
      </p>
    </>
  );
}

function rowsOf(names: readonly string[], rows: readonly (readonly Cell[])[], start: number): GridRow[] {
  return rows.map((cells, at) => ({
    key: rowKeyOf({ key: { rowNo: start + at + 1 } }),
    values: Object.fromEntries(names.map((name, column) => [name, cells[column] ?? null])),
  }));
}
