import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useLoadDataText } from '../i18n/use-load-data-text';
import { BatchDrawer } from './batch-drawer';
import { BatchFilterBar } from './batch-filter-bar';
import { isFiltered } from './batch-filters';
import { BatchTable } from './batch-table';
import { batchesQuery } from './load-data-queries';
import { StateChips } from './state-chips';
import { useBatchFilters } from './use-batch-filters';

/** Filters, chips, list and the drawer of one batch. */
export function BatchBrowser({ zone }: { readonly zone: string }) {
  const { http, session } = useRemoteHost();
  const text = useLoadDataText();
  const { filters, setFilters, openId, setOpenId } = useBatchFilters();
  const batches = useQuery(batchesQuery(http, session.brand?.id ?? null, filters));
  const answer = batches.data;

  if (batches.isError) {
    return (
      <ProblemNotice title={text('failed')} error={batches.error} onRetry={() => void batches.refetch()} />
    );
  }
  return (
    <section aria-label={text('batches')} className="th-before-24">
      <Flex vertical gap="middle">
        <Flex vertical gap="small">
          <BatchFilterBar filters={filters} sources={answer?.sources ?? []} onChange={setFilters} />
          {answer === undefined ? null : (
            <StateChips
              counts={answer.states}
              chosen={filters.states}
              onChange={(states) => setFilters({ ...filters, states, page: 1 })}
            />
          )}
        </Flex>
        {answer === undefined ? (
          <Skeleton active title={false} paragraph={{ rows: 10 }} />
        ) : answer.items.length > 0 ? (
          <div>
            <BatchTable
              answer={answer}
              zone={zone}
              hasBrand={session.brand === null}
              isRefreshing={batches.isPlaceholderData}
              onPage={(page) => setFilters({ ...filters, page })}
              onOpen={(batch) => setOpenId(batch.id)}
            />
          </div>
        ) : isFiltered(filters) ? (
          <EmptyNotice
            title={text('noMatch')}
            hint={text('noMatchHint')}
            action={<Button onClick={() => setFilters({ states: [], page: 1 })}>{text('clear')}</Button>}
          />
        ) : (
          <EmptyNotice title={text('empty')} hint={text('emptyHint')} />
        )}
      </Flex>
      <BatchDrawer id={openId} zone={zone} onClose={() => setOpenId(null)} />
    </section>
  );
}
