import type { RetailFilter } from '@tallyhouse/shared/contracts/retail-filters';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert } from '@tallyhouse/shared/kit/core';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { PlusOutlined } from '@tallyhouse/shared/kit/icons';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Segmented } from '@tallyhouse/shared/kit/select';
import { ActionButton } from '@tallyhouse/shared/ui/action-button';
import { adoptStyles } from '@tallyhouse/shared/ui/adopt-styles';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { problemOf, ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useLacking } from '@tallyhouse/shared/reporting/use-lacking';
import { useState } from 'react';
import { useRetailText } from '../../i18n/use-retail-text';
import { DeleteFilter } from './delete-filter';
import { filterListQuery } from './filter-queries';
import { FilterRow } from './filter-row';
import type { FilterDesk } from './use-filter-desk';
import { useFilterWords } from './use-filter-words';

const styles = `
.th-filters { list-style: none; margin: 12px 0 0; padding: 0; }
.th-filter { display: flex; gap: 12px; align-items: flex-start; padding-block: 10px; border-block-end: 1px solid var(--th-hairline); color: var(--th-ink); }
.th-filter-words { flex: 1 1 auto; min-width: 0; overflow-wrap: anywhere; }
.th-filter-words small { color: var(--th-ink-soft); }
`;

interface FilterListProps {
  readonly brandId: string;
  readonly zone: string;
  readonly desk: FilterDesk;
  readonly isDeleted: boolean;
  /** Opens the panel on something else. */
  readonly onPanel: (panel: string) => void;
}

/** The filters of the reader and of the brand, those in force or those deleted. */
export function FilterList({ brandId, zone, desk, isDeleted, onPanel }: FilterListProps) {
  adoptStyles(styles);
  const text = useRetailText();
  const lacking = useLacking();
  const { http } = useRemoteHost();
  const list = useQuery(filterListQuery(http, brandId, isDeleted));
  const wordsOf = useFilterWords(brandId);
  const [removing, setRemoving] = useState<RetailFilter | null>(null);
  const { mayOwn, mayShare } = desk;
  const restoreProblem = problemOf(desk.restoring.error);
  const lockOf = (filter: RetailFilter) =>
    !mayOwn ? text('filters.readOnly') : filter.shared && !mayShare ? lacking('filters.shared') : undefined;

  return (
    <div>
      <p className="th-before-0">{text(mayOwn ? 'filters.panelHint' : 'filters.readOnly')}</p>
      <Flex gap="small" wrap justify="space-between">
        <Segmented<'kept' | 'deleted'>
          aria-label={text('filters.show')}
          value={isDeleted ? 'deleted' : 'kept'}
          options={(['kept', 'deleted'] as const).map((value) => ({
            value,
            label: text(`filters.shown.${value}`),
          }))}
          onChange={(shown) => onPanel(shown === 'deleted' ? 'deleted' : 'list')}
        />
        {mayOwn ? (
          <ActionButton type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => onPanel('new')}>
            {text('filters.create')}
          </ActionButton>
        ) : null}
      </Flex>
      {desk.activation.isError ? (
        <div className="th-before-12">
          <ProblemNotice title={text('filters.activationFailed')} error={desk.activation.error} />
        </div>
      ) : null}
      {desk.restoring.isError ? (
        <div className="th-before-12">
          <ProblemNotice
            title={text('filters.restoreFailed', {
              name: nameIn(list.data?.items, desk.restoring.variables),
            })}
            error={desk.restoring.error}
            note={restoreProblem?.code === 'NAME_TAKEN' ? text('filters.nameGivenNote') : undefined}
          />
        </div>
      ) : null}
      {list.isError && list.data === undefined ? (
        <ProblemNotice
          title={text('filters.failed')}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      ) : list.data === undefined ? (
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      ) : list.data.items.length === 0 ? (
        <EmptyNotice
          title={text(isDeleted ? 'filters.deletedEmptyTitle' : 'filters.emptyTitle')}
          hint={text(isDeleted ? 'filters.deletedEmptyHint' : 'filters.emptyHint')}
        />
      ) : (
        <ul className="th-filters" aria-busy={list.isFetching}>
          {list.data.items.map((filter) => (
            <FilterRow
              key={filter.filterId}
              filter={filter}
              words={wordsOf(filter)}
              zone={zone}
              isBusy={desk.isBusy}
              lockedBecause={lockOf(filter)}
              onActive={mayOwn ? (isActive) => desk.setActive(filter, isActive) : undefined}
              onEdit={() => onPanel(filter.filterId)}
              onRemove={() => setRemoving(filter)}
              onRestore={() => desk.restore(filter)}
            />
          ))}
        </ul>
      )}
      {list.isError && list.data !== undefined ? (
        <Alert type="warning" showIcon className="th-before-12" title={text('filters.failed')} />
      ) : null}
      {removing === null ? null : (
        <DeleteFilter
          key={removing.filterId}
          filter={removing}
          desk={desk}
          onClose={() => setRemoving(null)}
        />
      )}
    </div>
  );
}

function nameIn(filters: readonly RetailFilter[] | undefined, filterId: string | undefined): string {
  return filters?.find((filter) => filter.filterId === filterId)?.name ?? '';
}
