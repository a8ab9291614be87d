import { countText } from '../../format/count';
import { Alert, Button } from '../../kit/core';
import { Flex } from '../../kit/layout';
import { ForbiddenNotice } from '../../reporting/forbidden-notice';
import { EmptyNotice } from '../../ui/empty-notice';
import { DrillDrawer } from '../../reporting/drill/drill-drawer';
import { useNotedGrid } from '../../reporting/notes/use-noted-grid';
import { FilterChips } from '../../ui/grid/filter-chips';
import { useGridLink } from '../../ui/grid/grid-link';
import { LinkedColumnsNote } from '../../ui/grid/linked-columns-note';
import { GridToolbar } from '../../ui/grid/grid-toolbar';
import { GridStatusLine } from '../../ui/grid/status-line';
import { useGridView } from '../../ui/grid/use-grid-view';
import { useMarkedColumns } from '../../ui/grid/use-marked-columns';
import { problemOf, ProblemNotice } from '../../ui/problem-notice';
import { ReportGrid } from '../../ui/report-grid';
import type { ReactNode } from 'react';
import { useKeptReportsText } from '../i18n/use-kept-reports-text';
import { chartColumns } from '../chart/chart-columns';
import { ChartTools } from '../chart/chart-tools';
import { RowsChart } from '../chart/rows-chart';
import { useReportFamily } from '../report-family';
import type { RowSource } from '../report-queries';
import { useReportFields } from '../use-report-fields';
import { useSessionMay } from '../../host/use-session-may';
import { BrandColumnsButton } from './brand-columns-button';
import { ExcelButton } from './excel-button';
import { gridColumnOf } from './grid-columns';
import { HiddenNote } from './hidden-note';
import { lockWords } from './lock-words';
import { useExploredRows } from './use-explored-rows';
import { useHiddenColumns } from '../../reporting/hidden-columns';
import { useRowDrill } from './use-row-drill';

interface RowsExplorerProps {
  readonly source: RowSource;
  /** Report type, which column lists are kept by. */
  readonly type: string;
  /** Every column that the report has, hidden or not, in its order. */
  readonly reportColumns: readonly string[];
  readonly currency: string;
  /** Further actions of the toolbar. */
  readonly children?: ReactNode;
}

/** The figure that shows by its looks that there is something behind it; the others open by Enter or a double click. */
const mainFigure = 'ggr';

/** Rows to filter, group, sort and take along. How they are looked at stands in the address. */
export function RowsExplorer(props: RowsExplorerProps) {
  const text = useKeptReportsText();
  return useSessionMay('reports.view-detail') ? (
    <Explorer {...props} />
  ) : (
    <ForbiddenNotice title={text('rows.forbidden')} permission="reports.view-detail" wayOut={null} />
  );
}

function Explorer({ source, type, reportColumns, currency, children }: RowsExplorerProps) {
  const text = useKeptReportsText();
  const family = useReportFamily();
  const { excel } = family.calls;
  const { fields } = useReportFields(type);
  const [view, changeView] = useGridView();
  const link = useGridLink();
  const hidden = useHiddenColumns(family.columns, type);
  const asked = {
    ...view,
    columns: hidden.isLinked ? reportColumns.filter((field) => !hidden.isHidden(field)) : undefined,
  };
  const { first, groups, loadBlock, excelBody, drillTokenOf } = useExploredRows(source, asked, fields);

  const shownView = first.data?.view ?? view;
  const all = reportColumns.flatMap((name) => fields.find(({ field }) => field === name) ?? []);
  const lockOf = (name: string) =>
    fields.find(({ field }) => field === name)?.mandatoryIn.includes(type) === true
      ? 'report'
      : hidden.lockOf(name);
  const columns = all.map((field) =>
    gridColumnOf(field, {
      currency,
      isLink: (name) => name === mainFigure,
      lockOf: (name) =>
        view.groupBy.includes(name) ? text('rows.lockedGroup') : lockWords(lockOf(name), text),
    }),
  );
  const drawn = chartColumns(all.filter(({ field }) => !hidden.isHidden(field)));
  const totalCount = first.data?.answer.totalCount ?? 0;
  const isFiltered = shownView.filters.length > 0;
  const totalsLabel = text(totalsKey(shownView.groupBy.length > 0, isFiltered), {
    count: totalCount,
    shown: countText(totalCount),
  });
  const drill = useRowDrill({ drillTokenOf, columns, totalsLabel });
  const grouped = shownView.groupBy.flatMap((name) => columns.find(({ field }) => field === name) ?? []);
  const shown = [
    ...grouped,
    ...columns.filter((column) => !grouped.includes(column) && !hidden.isHidden(column.field)),
  ];
  const marked = useMarkedColumns(shown, view.marks);
  const answer = first.data?.answer;
  const { dialog, cells } = useNotedGrid(
    'reportId' in source ? { reportId: source.reportId, contentHash: answer?.contentHash } : null,
    columns,
  );
  return (
    <section aria-label={text('rows.label')}>
      <Flex className="th-no-print th-after-8" gap={8} wrap align="center" justify="space-between">
        <GridToolbar
          columns={columns}
          view={view}
          onView={changeView}
          isHidden={hidden.isHidden}
          onToggle={hidden.toggle}
          canMark
        />
        <Flex gap={8} wrap align="center">
          {children}
          <ChartTools columns={drawn} />
          <BrandColumnsButton type={type} fields={all} />
          {excel === undefined ? null : <ExcelButton call={excel} body={excelBody} />}
        </Flex>
      </Flex>
      <RowsChart
        source={source}
        type={type}
        view={view}
        columns={drawn}
        currency={currency}
        onNarrow={(filters) => changeView({ filters })}
      />
      <FilterChips columns={columns} filters={view.filters} onFilter={(filters) => changeView({ filters })} />
      <FilterChips
        use="mark"
        columns={columns}
        filters={view.marks}
        onFilter={(marks) => changeView({ marks })}
      />
      {hidden.error === null ? null : (
        <ProblemNotice
          title={text('rows.hideFailed')}
          error={hidden.error}
          note={problemOf(hidden.error)?.code === 'VERSION_CONFLICT' ? text('rows.conflictNote') : undefined}
        />
      )}
      {drill.error === null ? null : (
        <ProblemNotice title={text('rows.drillFailed')} error={drill.error} onRetry={drill.retry} />
      )}
      {drill.hasNoFacts ? (
        <Alert type="info" showIcon closable role="status" title={text('rows.noFacts')} />
      ) : null}
      {first.isError ? (
        <ProblemNotice title={text('rows.failed')} error={first.error} onRetry={() => void first.refetch()} />
      ) : (
        <ReportGrid
          label={text('rows.label')}
          link={link}
          columns={marked}
          rows={{
            ...{ rowCount: totalCount, loadBlock, groups },
            ...{ isLoading: first.isPending, isUpdating: first.isPlaceholderData },
          }}
          totals={
            answer === undefined
              ? null
              : { label: totalsLabel, values: answer.totals, drillOf: drill.ofTotal }
          }
          view={view}
          onView={changeView}
          onHide={hidden.toggle}
          cells={{ ...cells, onDrill: drill.open }}
          empty={
            <EmptyNotice
              title={text(isFiltered ? 'rows.noMatch' : 'rows.empty')}
              hint={text(isFiltered ? 'rows.noMatchHint' : 'rows.emptyHint')}
              action={
                isFiltered ? (
                  <Button onClick={() => changeView({ filters: [] })}>{text('rows.clearFilters')}</Button>
                ) : undefined
              }
            />
          }
        />
      )}
      <Flex gap={12} wrap align="center" justify="space-between">
        <GridStatusLine link={link} columns={columns} filters={view.filters} sort={view.sort} />
        <LinkedColumnsNote columns={hidden} />
        <HiddenNote hidden={hidden} reportColumns={reportColumns} />
      </Flex>
      <DrillDrawer />
      {dialog}
    </section>
  );
}

function totalsKey(isGrouped: boolean, isFiltered: boolean) {
  if (isGrouped) return 'rows.totalGroups';
  return isFiltered ? 'rows.totalMatching' : 'rows.totalAll';
}
