import type { SessionView } from '@tallyhouse/shared/contracts/remote';
import { exploreRetailReport } from '@tallyhouse/shared/contracts/retail-reports';
import type { FieldType } from '@tallyhouse/shared/contracts/report-fields';
import { countText } from '@tallyhouse/shared/format/count';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { gridRowsOf } from '@tallyhouse/shared/reporting/explored-rows';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { FilterChips } from '@tallyhouse/shared/ui/grid/filter-chips';
import { useGridLink } from '@tallyhouse/shared/ui/grid/grid-link';
import { GridToolbar } from '@tallyhouse/shared/ui/grid/grid-toolbar';
import { GridStatusLine } from '@tallyhouse/shared/ui/grid/status-line';
import { useGridView } from '@tallyhouse/shared/ui/grid/use-grid-view';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { ReportGrid, type GridColumn, type LoadBlock } from '@tallyhouse/shared/ui/report-grid';
import { useMemo } from 'react';
import { useRetailText } from '../../i18n/use-retail-text';
import { useHiddenColumns } from '../figures/use-hidden-columns';
import { useSpoken } from '@tallyhouse/shared/i18n/use-text';
import { termOfFigure } from '@tallyhouse/shared/contracts/terms/column-terms';
import { useWordOfCode } from '../in-language';
import { reportRowsQuery, retailFieldsQuery, rowBlock, rowsBody, type RowSource } from './report-queries';

interface ReportRowsProps {
  readonly brand: NonNullable<SessionView['brand']>;
  readonly source: RowSource;
  /** Kind of report, which column lists are kept by. */
  readonly type: string;
}

/** Rows of a report or of a simulation, to filter, group and sort; their totals are the server's. */
export function ReportRows(props: ReportRowsProps) {
  const text = useRetailText();
  const { session } = useRemoteHost();
  return session.permissions.includes('reports.view-detail') ? (
    <Explorer {...props} />
  ) : (
    <EmptyNotice title={text('reports.rows.forbidden')} hint={text('reports.rows.forbiddenHint')} />
  );
}

const filterOf: Readonly<Record<FieldType, GridColumn['filter']>> = {
  text: 'text',
  date: 'date',
  month: 'month',
  count: 'number',
  money: 'number',
  rate: 'number',
};

function Explorer({ brand, source, type }: ReportRowsProps) {
  const text = useRetailText();
  const { http } = useRemoteHost();
  const titleOf = useSpoken();
  const wordOf = useWordOfCode();
  const [view, changeView] = useGridView();
  const link = useGridLink();
  const hidden = useHiddenColumns(brand.id, type);
  const fields = useQuery(retailFieldsQuery(http, brand.id)).data?.fields ?? [];
  const rows = useQuery(reportRowsQuery(http, brand.id, rowsBody(source, view)));
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
  const all = (data?.answer.columns ?? []).map((column): GridColumn => {
    const field = fields.find((one) => one.field === column.field);
    const lock = hidden.lockOf(column.field);
    const options = field?.options;
    // Bets of shops are tickets.
    const term = column.field === 'bets' ? 'tickets' : termOfFigure(column);
    return {
      field: column.field,
      title: field === undefined ? column.title : titleOf(field.title),
      type: column.type,
      unit: column.type === 'money' ? brand.currency : undefined,
      term,
      help: field === undefined || term !== undefined ? undefined : titleOf(field.help),
      group: field?.group,
      isSortable: field?.sortable ?? false,
      isGroupable: field?.groupable ?? false,
      filter:
        field?.filterable !== true ? undefined : options === undefined ? filterOf[column.type] : 'choice',
      lockedBecause: lock === undefined ? undefined : text(`columnLocked.${lock}`),
      valueLabels:
        options === undefined
          ? undefined
          : new Map(
              options.map(({ value, label }) => [value, labelOf(wordOf(column.field, value), value, label)]),
            ),
    };
  });
  const columns = all.filter(({ field }) => !hidden.isHidden(field));
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
          rowCount={count}
          loadBlock={loadBlock}
          totals={data?.answer.totals ?? null}
          totalsLabel={text('reports.rows.total', { count, written: countText(count) })}
          sort={view.sort}
          onSort={(sort) => changeView({ sort })}
          layout={view.layout}
          onLayout={(layout) => changeView({ layout })}
          onHide={hidden.toggle}
          filters={view.filters}
          onFilter={(filters) => changeView({ filters })}
          onGroupBy={(field) => changeView({ groupBy: toggled(view.groupBy, field) })}
          density={view.density}
          isLoading={rows.isPending}
          isUpdating={rows.isPlaceholderData}
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
    </section>
  );
}

/** Our word for a code, or the server's where we have none. */
function labelOf(word: string, code: string, label: string): string {
  return word === code ? label : word;
}

function toggled(fields: readonly string[], field: string): readonly string[] {
  return fields.includes(field) ? fields.filter((one) => one !== field) : [...fields, field];
}
