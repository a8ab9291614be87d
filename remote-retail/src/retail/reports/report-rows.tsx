import type { SessionView } from '@tallyhouse/shared/contracts/remote';
import { exploreRetailReport } from '@tallyhouse/shared/contracts/retail-reports';
import { countText } from '@tallyhouse/shared/format/count';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { gridRowsOf } from '@tallyhouse/shared/reporting/explored-rows';
import { useNotedGrid } from '@tallyhouse/shared/reporting/notes/use-noted-grid';
import { ForbiddenNotice } from '@tallyhouse/shared/reporting/forbidden-notice';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { FilterChips } from '@tallyhouse/shared/ui/grid/filter-chips';
import { useGridLink } from '@tallyhouse/shared/ui/grid/grid-link';
import { LinkedColumnsNote } from '@tallyhouse/shared/ui/grid/linked-columns-note';
import { GridToolbar } from '@tallyhouse/shared/ui/grid/grid-toolbar';
import { GridStatusLine } from '@tallyhouse/shared/ui/grid/status-line';
import { useGridView } from '@tallyhouse/shared/ui/grid/use-grid-view';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { ReportGrid, type GridColumn, type LoadBlock } from '@tallyhouse/shared/ui/report-grid';
import { useMemo } from 'react';
import { useRetailText } from '../../i18n/use-retail-text';
import { useHiddenColumns } from '@tallyhouse/shared/reporting/hidden-columns';
import { retailColumns } from '../figures/retail-columns';
import { reportRowsQuery, rowBlock, rowsBody, type RowSource } from './report-queries';
import { useReportColumns } from './use-report-columns';

interface ReportRowsProps {
  readonly brand: NonNullable<SessionView['brand']>;
  readonly source: RowSource;
  /** Kind of report, which column lists are kept by. */
  readonly type: string;
  /** Every column that the report has, hidden or not, in its order. */
  readonly reportColumns: readonly string[];
}

/** Rows of a report or of a simulation, to filter, group and sort; their totals are the server's. */
export function ReportRows(props: ReportRowsProps) {
  const text = useRetailText();
  const { session } = useRemoteHost();
  return session.permissions.includes('reports.view-detail') ? (
    <Explorer {...props} />
  ) : (
    <ForbiddenNotice title={text('reports.rows.forbidden')} permission="reports.view-detail" wayOut={null} />
  );
}

function Explorer({ brand, source, type, reportColumns }: ReportRowsProps) {
  const text = useRetailText();
  const { http } = useRemoteHost();
  const [view, changeView] = useGridView();
  const link = useGridLink();
  const hidden = useHiddenColumns(retailColumns, type);
  const { columns: known, columnOf } = useReportColumns(brand);
  const asked = hidden.isLinked ? reportColumns.filter((field) => !hidden.isHidden(field)) : undefined;
  const rows = useQuery(reportRowsQuery(http, brand.id, rowsBody(source, { ...view, columns: asked })));
  const { data } = rows;
  const loadBlock = useMemo<LoadBlock>(
    () => async (start, count, signal) => {
      if (data === undefined) return [];
      if (start === 0) return gridRowsOf(data.answer.items.slice(0, count));
      const page = start / rowBlock + 1;
      const body = { ...data.body, page, pageSize: rowBlock };
      return gridRowsOf((await http.call(exploreRetailReport, { body, signal })).items);
    },
    [http, data],
  );
  const answered = (data?.answer.columns ?? []).map(columnOf);
  const left = known.filter(
    ({ field }) =>
      reportColumns.includes(field) &&
      hidden.isHidden(field) &&
      !answered.some((column) => column.field === field),
  );
  const all = [...answered, ...left].map((column): GridColumn => {
    const lock = hidden.lockOf(column.field);
    return { ...column, lockedBecause: lock === undefined ? undefined : text(`columnLocked.${lock}`) };
  });
  const columns = all.filter(({ field }) => !hidden.isHidden(field));
  const { dialog, cells } = useNotedGrid(
    'reportId' in source ? { reportId: source.reportId, contentHash: data?.answer.contentHash } : null,
    columns,
  );
  const count = data?.answer.totalCount ?? 0;
  const isFiltered = view.filters.length > 0;
  return (
    <section aria-label={text('reports.rows.label')}>
      <GridToolbar
        columns={all}
        view={view}
        onView={changeView}
        isHidden={hidden.isHidden}
        {...(hidden.toggle === undefined ? {} : { onToggle: hidden.toggle })}
      />
      <FilterChips columns={all} filters={view.filters} onFilter={(filters) => changeView({ filters })} />
      {hidden.error === null ? null : <ProblemNotice title={text('hideFailed')} error={hidden.error} />}
      {rows.isError ? (
        <ProblemNotice
          title={text('reports.rows.failed')}
          error={rows.error}
          onRetry={() => void rows.refetch()}
        />
      ) : (
        <ReportGrid
          label={text('reports.rows.label')}
          link={link}
          columns={columns}
          rows={{
            ...{ rowCount: count, loadBlock },
            ...{ isLoading: rows.isPending, isUpdating: rows.isPlaceholderData },
          }}
          totals={
            data === undefined
              ? null
              : {
                  label: text('reports.rows.total', { count, written: countText(count) }),
                  values: data.answer.totals,
                }
          }
          view={view}
          onView={changeView}
          onHide={hidden.toggle}
          cells={cells}
          empty={
            <EmptyNotice
              title={text(isFiltered ? 'reports.rows.noMatch' : 'reports.rows.empty')}
              hint={isFiltered ? text('reports.rows.noMatchHint') : undefined}
            />
          }
        />
      )}
      <GridStatusLine
        link={link}
        columns={columns}
        filters={view.filters}
        sort={view.sort}
        hiddenCount={all.length - columns.length}
      />
      <LinkedColumnsNote columns={hidden} />
      {dialog}
    </section>
  );
}
