import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Link, useMatch } from '@tallyhouse/shared/kit/router';
import { ExportButton } from '@tallyhouse/shared/reporting/exports/export-button';
import { ForbiddenNotice } from '@tallyhouse/shared/reporting/forbidden-notice';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { useEffect } from 'react';
import { useLoadDataText } from '../i18n/use-load-data-text';
import { ExceptionsPage } from '../exceptions/exceptions-page';
import { useExceptionsText } from '../exceptions/use-exceptions-text';
import { ReconciliationPage } from '../reconciliation/reconciliation-page';
import { useReconciliationText } from '../reconciliation/use-reconciliation-text';
import { BatchBrowser } from './batch-browser';
import { ExpectedFiles } from './expected-files';
import { batchQuestion } from './load-data-queries';
import { SourceHealth } from './source-health';
import { useBatchFilters } from './use-batch-filters';

/** Everything below `/load-data`. Shows all own brands where none is chosen. */
export function LoadDataScreen() {
  const { brand } = useRemoteHost().session;
  // Hours of several brands side by side need one zone.
  const zone = brand?.zone ?? 'UTC';
  const isReconciliation = useMatch('/load-data/reconciliation') !== null;
  const isExceptions = useMatch('/load-data/exceptions') !== null;
  if (isReconciliation) return <ReconciliationPage zone={zone} />;
  return isExceptions ? <ExceptionsPage zone={zone} /> : <LoadsPage zone={zone} />;
}

/** How many columns the exported file has. */
const exportedColumns = 22;

/** Can today's data be trusted, and what became of every file. */
function LoadsPage({ zone }: { readonly zone: string }) {
  const host = useRemoteHost();
  const { session } = host;
  const text = useLoadDataText();
  const reconciliationText = useReconciliationText();
  const exceptionsText = useExceptionsText();
  const { filters, setFilters, setOpenId } = useBatchFilters();
  const { page: _page, ...narrowed } = filters;
  const { from, to } = narrowed;
  useEffect(() => host.setTitle(text('title')), [host, text]);
  const header = (
    <PageHeader
      title={text('title')}
      detail={text(session.brand === null ? 'group' : 'subtitle')}
      actions={
        <>
          {session.permissions.includes('loads.view') ? (
            <>
              <Link to="/load-data/exceptions">{exceptionsText('open')}</Link>
              <ExportButton
                source={{ kind: 'load-batches', query: batchQuestion(narrowed) }}
                about={{
                  title: text('title'),
                  period: from === undefined || to === undefined ? null : { from, to },
                  rowCount: null,
                  columnCount: exportedColumns,
                }}
              />
            </>
          ) : null}
          {session.permissions.includes('reports.view') ? (
            <Link to="/load-data/reconciliation">{reconciliationText('open')}</Link>
          ) : null}
        </>
      }
    />
  );

  if (!session.permissions.includes('loads.view')) {
    return (
      <>
        {header}
        <ForbiddenNotice title={text('forbidden')} permission="loads.view" />
      </>
    );
  }
  return (
    <>
      {header}
      <SourceHealth
        zone={zone}
        chosenSource={filters.source}
        onSource={(source) => setFilters({ source, states: [], page: 1 })}
        onList={(list) => setFilters({ ...list, page: 1 })}
      />
      <ExpectedFiles key={filters.source} zone={zone} source={filters.source} onOpen={setOpenId} />
      <BatchBrowser zone={zone} />
    </>
  );
}
