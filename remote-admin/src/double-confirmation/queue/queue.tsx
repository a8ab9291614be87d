import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { useSearchParams } from '@tallyhouse/shared/kit/router';
import { Pagination } from '@tallyhouse/shared/kit/table';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { queuePageSize, queueQuery, questionOf } from '../confirmation-queries';
import { useConfirmationText } from '../use-confirmation-text';
import { QueueCard } from './queue-card';
import { QueueFilterBar } from './queue-filter-bar';
import { queueFiltersOf, withQueueFilters, type QueueBox, type QueueFilters } from './queue-in-url';

/** What each person looks at first: what they have to decide, what they handed over, or everything. */
function usualBox(permissions: readonly string[]): QueueBox {
  if (permissions.includes('reports.confirm')) return 'mine';
  return permissions.includes('reports.submit') ? 'submitted' : 'all';
}

/** The reports on their way, part by part; the address holds the part and its filters. */
export function Queue() {
  const text = useConfirmationText();
  const { http, session } = useRemoteHost();
  const [parameters, setParameters] = useSearchParams();
  const filters = queueFiltersOf(parameters, usualBox(session.permissions));
  const brandId = session.brand?.id ?? null;
  const list = useQuery(queueQuery(http, brandId, questionOf(filters)));
  const narrow = (change: Partial<QueueFilters>) =>
    setParameters(withQueueFilters(filters, change), { replace: true });
  return (
    <>
      <QueueFilterBar filters={filters} onChange={narrow} />
      {list.data === undefined ? (
        list.isError ? (
          <ProblemNotice title={text('list.failed')} error={list.error} onRetry={() => void list.refetch()} />
        ) : (
          <div role="status" aria-label={text('list.loading')}>
            <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />
          </div>
        )
      ) : list.data.totalCount === 0 ? (
        <NothingThere filters={filters} onChange={narrow} />
      ) : (
        <section
          aria-label={text('list.label')}
          aria-busy={list.isPlaceholderData}
          className={list.isPlaceholderData ? 'th-outdated' : undefined}
        >
          <p className="th-desk-soft" role="status">
            {text('list.shown', { count: list.data.totalCount })}
          </p>
          <ul className="th-desk-list">
            {list.data.items.map((item) => (
              <li key={item.report.id}>
                <QueueCard item={item} />
              </li>
            ))}
          </ul>
          <Pagination
            align="end"
            className="th-before-16"
            current={filters.page}
            pageSize={queuePageSize}
            total={list.data.totalCount}
            showSizeChanger={false}
            hideOnSinglePage
            onChange={(page) => narrow({ page })}
          />
        </section>
      )}
    </>
  );
}

interface NothingThereProps {
  readonly filters: QueueFilters;
  readonly onChange: (change: Partial<QueueFilters>) => void;
}

function NothingThere({ filters, onChange }: NothingThereProps) {
  const text = useConfirmationText();
  const host = useRemoteHost();
  const { box, authority, states, dueBefore } = filters;
  if (authority !== null || states.length > 0 || dueBefore !== null) {
    return (
      <EmptyNotice
        title={text('list.noMatch')}
        action={
          <Button onClick={() => onChange({ authority: null, states: [], dueBefore: null })}>
            {text('filter.clear')}
          </Button>
        }
      />
    );
  }
  if (box === 'mine') {
    const isApprover = host.session.permissions.includes('reports.confirm');
    return (
      <EmptyNotice
        title={text('empty.mine')}
        hint={text(isApprover ? 'empty.mineHint' : 'empty.mineNotApprover')}
      />
    );
  }
  if (box === 'submitted') {
    return (
      <EmptyNotice
        title={text('empty.submitted')}
        hint={text('empty.submittedHint')}
        action={<Button onClick={() => host.navigate('/online')}>{text('empty.toReports')}</Button>}
      />
    );
  }
  return <EmptyNotice title={text(`empty.${box}`)} hint={text('empty.hint')} />;
}
