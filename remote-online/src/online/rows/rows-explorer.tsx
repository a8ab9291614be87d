import { countText } from '@tallyhouse/shared/format/count';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { EyeInvisibleOutlined } from '@tallyhouse/shared/kit/icons';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { useSearchParams } from '@tallyhouse/shared/kit/router';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { problemOf, ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { ReportGrid, type GridDensity } from '@tallyhouse/shared/ui/report-grid';
import { useMemo, useState } from 'react';
import { useOnlineText, type OnlineText } from '../../i18n/use-online-text';
import { reportFieldsQuery, type RowSource, type RowView } from '../online-queries';
import { useSessionMay } from '../use-session-may';
import { ColumnChooser } from './column-chooser';
import { ExcelButton } from './excel-button';
import { gridColumnsOf } from './grid-columns';
import { rowViewOf, withRowView } from './row-view-in-url';
import { RowsToolbar } from './rows-toolbar';
import { useExploredRows } from './use-explored-rows';
import { useHiddenColumns } from './use-hidden-columns';

interface RowsExplorerProps {
  readonly source: RowSource;
  /** Report type, which column lists are kept by. */
  readonly type: string;
  /** Every column that the report has, hidden or not. */
  readonly reportColumns: readonly string[];
}

/** Rows to filter, group, sort and take along. How they are looked at stands in the address. */
export function RowsExplorer(props: RowsExplorerProps) {
  const text = useOnlineText();
  return useSessionMay('reports.view-detail') ? (
    <Explorer {...props} />
  ) : (
    <EmptyNotice
      title={text('rows.forbidden')}
      hint={text('forbiddenHint', { permission: 'reports.view-detail' })}
    />
  );
}

function Explorer({ source, type, reportColumns }: RowsExplorerProps) {
  const text = useOnlineText();
  const { http, session } = useRemoteHost();
  const [parameters, setParameters] = useSearchParams();
  const [density, setDensity] = useState<GridDensity>('normal');
  const view = rowViewOf(parameters);
  const fields = useQuery(reportFieldsQuery(http, session.brand?.id ?? null)).data?.fields;
  const { first, body, loadBlock } = useExploredRows(source, view);
  const hidden = useHiddenColumns(type);
  const change = (next: Partial<RowView>) =>
    setParameters((current) => withRowView(current, next), { replace: true });

  const known = useMemo(() => fields ?? [], [fields]);
  const own = known.filter((field) => reportColumns.includes(field.field));
  const hiddenHere = reportColumns.filter((field) => hidden.isHidden(field));
  const lockText = (field: string) => {
    const isMandatory = known.find((one) => one.field === field)?.mandatoryIn.includes(type) === true;
    return isMandatory ? text('rows.lockedReport') : lockWords(hidden.lockOf(field), text);
  };
  const toggle = (field: string) =>
    hidden.setHidden?.(
      hidden.own.includes(field) ? hidden.own.filter((one) => one !== field) : [...hidden.own, field],
    );
  const answer = first.data?.answer;
  const counts = { count: answer?.totalCount ?? 0, shown: countText(answer?.totalCount ?? 0) };
  const isGrouped = first.data !== undefined && first.data.body.groupBy.length > 0;
  const isFiltered = first.data !== undefined && first.data.body.filters.length > 0;
  return (
    <section aria-label={text('rows.label')}>
      <RowsToolbar view={view} fields={own} density={density} onDensity={setDensity} onChange={change}>
        {hidden.setHidden === undefined ? null : (
          <ColumnChooser
            columns={own.map((field) => ({
              field: field.field,
              title: field.title.en,
              isShown: !hidden.isHidden(field.field),
              lockedBecause: lockText(field.field),
            }))}
            onToggle={toggle}
          />
        )}
        <ExcelButton body={body} />
      </RowsToolbar>
      {hidden.error === null ? null : (
        <ProblemNotice
          title={text('rows.hideFailed')}
          error={hidden.error}
          note={problemOf(hidden.error)?.code === 'VERSION_CONFLICT' ? text('rows.conflictNote') : undefined}
        />
      )}
      {first.isError ? (
        <ProblemNotice title={text('rows.failed')} error={first.error} onRetry={() => void first.refetch()} />
      ) : answer === undefined ? (
        <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />
      ) : answer.totalCount === 0 ? (
        <EmptyNotice
          title={text(isFiltered ? 'rows.noMatch' : 'rows.empty')}
          hint={text(isFiltered ? 'rows.noMatchHint' : 'rows.emptyHint')}
          action={
            isFiltered ? (
              <Button onClick={() => change({ filters: [] })}>{text('condition.clear')}</Button>
            ) : undefined
          }
        />
      ) : (
        <div style={{ opacity: first.isPlaceholderData ? 0.6 : 1 }} aria-busy={first.isFetching}>
          <ReportGrid
            label={text('rows.label')}
            columns={gridColumnsOf(answer.columns, {
              fields: known,
              currency: answer.currency,
              isSortable: true,
              lockOf: (field) => (view.groupBy.includes(field) ? text('rows.lockedGroup') : lockText(field)),
            })}
            rowCount={answer.totalCount}
            loadBlock={loadBlock}
            totals={answer.totals}
            totalsLabel={text(totalsKey(isGrouped, isFiltered), counts)}
            sort={view.sort}
            onSort={(sort) => change({ sort })}
            onHide={hidden.setHidden === undefined ? undefined : toggle}
            density={density}
          />
        </div>
      )}
      <Flex gap={12} wrap style={{ marginBlockStart: 6, fontSize: 12, opacity: 0.8 }} align="center">
        <span role="status">
          {answer === undefined ? '' : text(isGrouped ? 'rows.statusGroups' : 'rows.status', counts)}
          {first.isFetching && answer !== undefined ? ` · ${text('rows.updating')}` : ''}
        </span>
        {hiddenHere.length === 0 ? null : (
          <span>
            <EyeInvisibleOutlined aria-hidden /> {text('rows.hidden', { count: hiddenHere.length })}
            {hidden.setHidden === undefined || hidden.own.length === 0 ? null : (
              <Button
                type="link"
                size="small"
                onClick={() => hidden.setHidden?.(hidden.own.filter((one) => !reportColumns.includes(one)))}
              >
                {text('rows.restore')}
              </Button>
            )}
          </span>
        )}
      </Flex>
    </section>
  );
}

function lockWords(lock: 'protected' | 'role' | 'brand' | undefined, text: OnlineText): string | undefined {
  switch (lock) {
    case 'protected':
      return text('rows.lockedProtected');
    case 'role':
      return text('rows.lockedRole');
    case 'brand':
      return text('rows.lockedBrand');
    case undefined:
      return undefined;
  }
}

function totalsKey(isGrouped: boolean, isFiltered: boolean) {
  if (isGrouped) return 'rows.totalGroups';
  return isFiltered ? 'rows.totalMatching' : 'rows.totalAll';
}
