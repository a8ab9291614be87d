import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { FileZipOutlined, PlusOutlined } from '@tallyhouse/shared/kit/icons';
import { useSearchParams } from '@tallyhouse/shared/kit/router';
import { CopyLink } from '@tallyhouse/shared/reporting/copy-link';
import { PrintMargins } from '@tallyhouse/shared/reporting/page/print-margins';
import { ExportButton } from '@tallyhouse/shared/reporting/exports/export-button';
import { SavedSearches } from '@tallyhouse/shared/reporting/saved-searches/saved-searches';
import { ActionButton } from '@tallyhouse/shared/ui/action-button';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { useCallback, useEffect } from 'react';
import { useOnlineText } from '../../i18n/use-online-text';
import { onlinePaths } from '../online-paths';
import { useReportFields } from '../use-report-fields';
import { useSessionMay } from '../use-session-may';
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
  const text = useOnlineText();
  const host = useRemoteHost();
  const { brand } = host.session;
  const canSimulate = useSessionMay('reports.simulate') && brand !== null;
  const canOpenArchive = useSessionMay('reports.view-detail') && brand !== null;
  const [parameters, setParameters] = useSearchParams();
  const filters = listFiltersOf(parameters);
  const narrow = useCallback(
    (change: Partial<ListFilters>) =>
      setParameters((current) => withListFilters(current, change), { replace: true }),
    [setParameters],
  );
  const { types } = useReportFields();
  const reports = useListReports(filters);
  const title = text('title');
  useEffect(() => host.setTitle(title), [host, title]);
  const create = () => host.navigate(onlinePaths.create);
  return (
    <>
      <PrintMargins brandNames={brand?.name ?? ''} title={title} period={filters.period} />
      <PageHeader
        title={title}
        detail={brand === null ? text('list.subtitleGroup') : text('list.subtitle', { brand: brand.name })}
        views={
          <>
            <SavedSearches screen="/online" names={listFilterNames} defaults={{ version: 'latest' }} period />
            <CopyLink />
          </>
        }
        actions={
          <>
            {canOpenArchive ? (
              <ActionButton
                icon={<FileZipOutlined aria-hidden />}
                onClick={() => host.navigate(onlinePaths.archive)}
              >
                {text('list.archive')}
              </ActionButton>
            ) : null}
            {brand === null ? null : (
              <ExportButton
                source={{ kind: 'online-reports', query: listQueryOf(filters) }}
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
