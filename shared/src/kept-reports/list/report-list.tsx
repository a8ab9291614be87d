import { useRemoteHost } from '../../host/remote-host';
import { PlusOutlined } from '../../kit/icons';
import { useSearchParams } from '../../kit/router';
import { CopyLink } from '../../reporting/copy-link';
import { PrintMargins } from '../../reporting/page/print-margins';
import { ExportButton } from '../../reporting/exports/export-button';
import { SavedSearches } from '../../reporting/saved-searches/saved-searches';
import { ActionButton } from '../../ui/action-button';
import { PageHeader } from '../../ui/page-header';
import { useCallback, useEffect } from 'react';
import { useKeptReportsText } from '../i18n/use-kept-reports-text';
import { useReportFamily } from '../report-family';
import { useReportFields } from '../use-report-fields';
import { useSessionMay } from '../../host/use-session-may';
import { ListFiltersBar } from './list-filters';
import {
  isNarrowed,
  listFilterNames,
  listFiltersOf,
  listQueryOf,
  nothingNarrowed,
  withListFilters,
  type ListFilters,
} from './list-filters-in-url';
import { ReportListGrid } from './report-list-grid';
import { useListReports } from './use-list-reports';

/** Online reports of the brand, or of all own brands. */
export function ReportList() {
  const text = useKeptReportsText();
  const host = useRemoteHost();
  const { brand } = host.session;
  const { name, paths, ListTabs, ListActions } = useReportFamily();
  const canSimulate = useSessionMay('reports.simulate') && brand !== null;
  const [parameters, setParameters] = useSearchParams();
  const filters = listFiltersOf(parameters);
  const narrow = useCallback(
    (change: Partial<ListFilters>) =>
      setParameters((current) => withListFilters(current, change), { replace: true }),
    [setParameters],
  );
  const { types } = useReportFields();
  const reports = useListReports(filters);
  const title = text(`title.${name}`);
  useEffect(() => host.setTitle(title), [host, title]);
  const create = () => host.navigate(paths.create);
  return (
    <>
      <PrintMargins brandNames={brand?.name ?? ''} title={title} period={filters.period} />
      <PageHeader
        title={title}
        detail={brand === null ? text('list.subtitleGroup') : text('list.subtitle', { brand: brand.name })}
        views={
          <>
            <SavedSearches
              screen={paths.list}
              names={listFilterNames}
              defaults={{ version: 'latest' }}
              period
            />
            <CopyLink />
          </>
        }
        actions={
          <>
            {ListActions === undefined ? null : <ListActions />}
            {brand === null ? null : (
              <ExportButton
                source={{ kind: `${name}-reports`, query: listQueryOf(filters) }}
                about={{
                  title,
                  period: filters.period,
                  rowCount: reports.totalCount,
                  columnCount: null,
                  filtersText: [],
                }}
              />
            )}
            {canSimulate ? (
              <ActionButton type="primary" icon={<PlusOutlined aria-hidden />} onClick={create}>
                {text('list.create')}
              </ActionButton>
            ) : null}
          </>
        }
      />
      {ListTabs === undefined ? null : <ListTabs />}
      <ListFiltersBar filters={filters} types={types} onChange={narrow} />
      <ReportListGrid
        reports={reports}
        types={types}
        isNarrowed={isNarrowed(filters)}
        onClear={() => narrow(nothingNarrowed)}
        onCreate={canSimulate ? create : undefined}
      />
    </>
  );
}
