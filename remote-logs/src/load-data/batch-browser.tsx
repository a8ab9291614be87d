import type { LoadBatch } from '@tallyhouse/shared/contracts/load-data';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { listedBy } from '@tallyhouse/shared/ui/listed-by';
import { RecordList } from '@tallyhouse/shared/ui/record-list';
import { useLoadDataText } from '../i18n/use-load-data-text';
import { BatchDrawer } from './batch-drawer';
import { BatchFilterBar } from './batch-filter-bar';
import { isFiltered } from './batch-filters';
import { batchColumns } from './batch-columns';
import { batchesQuery, batchPageSize } from './load-data-queries';
import { StateChips } from './state-chips';
import { useBatchFilters } from './use-batch-filters';

/** Filters, chips, list and the drawer of one batch. */
export function BatchBrowser({ zone }: { readonly zone: string }) {
  const { http, session } = useRemoteHost();
  const text = useLoadDataText();
  const { filters, setFilters, openId, setOpenId } = useBatchFilters();
  const batches = useQuery(batchesQuery(http, session.brand?.id ?? null, filters));
  const answer = batches.data;
  const listFields = {
    page: filters.page,
    isNarrowed: isFiltered(filters),
    clear: () => setFilters({ states: [], page: 1 }),
    toPage: (page: number) => setFilters({ ...filters, page }),
  };
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
        <div>
          <RecordList<LoadBatch>
            table={{
              label: text('caption'),
              rowKey: 'id',
              columns: batchColumns({
                text,
                zone,
                hasBrand: session.brand === null,
                open: ({ id }) => setOpenId(id),
              }),
            }}
            query={batches}
            failed={text('failed')}
            {...listedBy(listFields, {
              text,
              size: batchPageSize,
              none: { title: text('empty'), hint: text('emptyHint') },
            })}
          />
        </div>
      </Flex>
      <BatchDrawer id={openId} zone={zone} onClose={() => setOpenId(null)} />
    </section>
  );
}
