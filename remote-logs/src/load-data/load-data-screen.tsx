import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { useEffect } from 'react';
import { useLoadDataText } from '../i18n/use-load-data-text';
import { BatchBrowser } from './batch-browser';
import { SourceHealth } from './source-health';
import { useBatchFilters } from './use-batch-filters';

/** `/load-data`: can today's data be trusted, and what became of every file. Shows all own brands where none is chosen. */
export function LoadDataScreen() {
  const host = useRemoteHost();
  const { session } = host;
  const text = useLoadDataText();
  const { filters, setFilters } = useBatchFilters();
  useEffect(() => host.setTitle(text('title')), [host, text]);
  // Hours of several brands side by side need one zone.
  const zone = session.brand?.zone ?? 'UTC';
  const header = (
    <PageHeader title={text('title')} detail={text(session.brand === null ? 'group' : 'subtitle')} />
  );

  if (!session.permissions.includes('loads.view')) {
    return (
      <>
        {header}
        <EmptyNotice
          title={text('forbidden')}
          hint={text('forbiddenHint')}
          action={
            <Button type="primary" onClick={() => host.navigate('/dashboard')}>
              {text('forbiddenAction')}
            </Button>
          }
        />
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
        onStates={(states) => setFilters({ states, page: 1 })}
      />
      <BatchBrowser zone={zone} />
    </>
  );
}
