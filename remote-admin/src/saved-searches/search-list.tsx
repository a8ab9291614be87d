import type { SavedSearch } from '@tallyhouse/shared/contracts/saved-searches';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { Grid } from '@tallyhouse/shared/kit/layout';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { useSearchParams } from '@tallyhouse/shared/kit/router';
import { savedSearchesQuery } from '@tallyhouse/shared/reporting/saved-searches/saved-search-queries';
import { UndoBar } from '@tallyhouse/shared/reporting/saved-searches/undo-bar';
import { useSearchChanges } from '@tallyhouse/shared/reporting/saved-searches/use-search-changes';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { NotLoaded } from '@tallyhouse/shared/ui/not-loaded';
import { problemOf, ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { ScrollTable } from '@tallyhouse/shared/ui/scroll-table';
import { useCallback, useRef, useState } from 'react';
import { EditSearch } from './edit-search';
import { ScheduleSearch } from './schedule-search';
import { searchColumns } from './search-columns';
import { SearchFilterBar } from './search-filter-bar';
import { searchFiltersOf, withSearchFilters, type SearchFilters } from './searches-in-url';
import { useRowActions, type RowDialog } from './use-row-actions';
import { useSearchesText } from './use-searches-text';

const pageSize = 50;

/** The own and the shared searches of a brand, and the own deleted ones. */
export function SearchList({ brandId, zone }: { readonly brandId: string; readonly zone: string }) {
  const text = useSearchesText();
  const host = useRemoteHost();
  const [parameters, setParameters] = useSearchParams();
  const filters = searchFiltersOf(parameters);
  const narrow = useCallback(
    (change: Partial<SearchFilters>) =>
      setParameters((current) => withSearchFilters(current, change), { replace: true }),
    [setParameters],
  );
  const isDeleted = filters.tab === 'deleted';
  const list = useQuery(
    savedSearchesQuery(host.http, brandId, {
      page: filters.page,
      pageSize,
      ...(isDeleted ? { deleted: 'true' as const } : { owner: filters.tab }),
      ...(filters.text !== '' && !isDeleted && { text: filters.text }),
      ...(filters.screen !== null && !isDeleted && { screen: filters.screen }),
    }),
  );
  const changes = useSearchChanges();
  const [removed, setRemoved] = useState<SavedSearch | null>(null);
  const [dialog, setDialog] = useState<RowDialog | null>(null);
  const screens = Grid.useBreakpoint();
  const place = useRef<HTMLDivElement>(null);
  const actions = useRowActions({ changes, onRemoved: setRemoved, onDialog: setDialog });
  const undo = (search: SavedSearch) => {
    setRemoved(null);
    actions.restore(search);
  };
  const isNarrowed = filters.text !== '' || filters.screen !== null;
  return (
    <div ref={place} tabIndex={-1} className="th-no-outline" role="region" aria-label={text('label')}>
      <SearchFilterBar filters={filters} onChange={narrow} />
      {removed === null ? null : (
        <UndoBar
          key={removed.id}
          words={text(removed.schedule === null ? 'removed' : 'removedSchedule', { name: removed.name })}
          hint={text('restoreHint')}
          undoLabel={text('undo')}
          onUndo={() => undo(removed)}
          onEnd={() => setRemoved(null)}
          // The row that had the focus is gone: the list takes it.
          onFocusLost={() => place.current?.focus()}
        />
      )}
      {actions.fault === null ? null : (
        <ProblemNotice
          title={text('changeFailed', { name: actions.fault.name })}
          error={actions.fault.error}
          note={problemOf(actions.fault.error)?.code === 'VERSION_CONFLICT' ? text('conflict') : undefined}
        />
      )}
      {list.isError || list.data === undefined ? (
        <NotLoaded query={list} failed={text('failed')} rows={8} />
      ) : list.data.totalCount === 0 ? (
        <Nothing
          isDeleted={isDeleted}
          isNarrowed={isNarrowed}
          onShowAll={() => narrow({ text: '', screen: null, tab: 'all' })}
        />
      ) : (
        <div className={list.isPlaceholderData ? 'th-outdated' : undefined} aria-busy={list.isFetching}>
          <ScrollTable<SavedSearch>
            rowKey="id"
            size="middle"
            label={text('label')}
            columns={searchColumns({ text, zone, isDeleted, actions, isWide: screens.md === true })}
            dataSource={list.data.items}
            pagination={{
              current: filters.page,
              pageSize,
              total: list.data.totalCount,
              showSizeChanger: false,
              hideOnSinglePage: true,
              showTotal: (count) => text('shown', { count }),
              onChange: (page) => narrow({ page }),
            }}
          />
        </div>
      )}
      {dialog?.kind === 'edit' ? (
        <EditSearch search={dialog.search} changes={changes} onClose={() => setDialog(null)} />
      ) : null}
      {dialog?.kind === 'schedule' ? (
        <ScheduleSearch
          search={dialog.search}
          changes={changes}
          zone={zone}
          onClose={() => setDialog(null)}
        />
      ) : null}
    </div>
  );
}

interface NothingProps {
  readonly isDeleted: boolean;
  readonly isNarrowed: boolean;
  readonly onShowAll: () => void;
}

function Nothing({ isDeleted, isNarrowed, onShowAll }: NothingProps) {
  const text = useSearchesText();
  const host = useRemoteHost();
  if (isDeleted) return <EmptyNotice title={text('noDeleted')} />;
  if (isNarrowed) {
    return (
      <EmptyNotice
        title={text('noMatch')}
        hint={text('noMatchHint')}
        action={<Button onClick={onShowAll}>{text('noMatchAction')}</Button>}
      />
    );
  }
  return (
    <EmptyNotice
      title={text('empty')}
      hint={text('emptyHint')}
      action={
        <Button type="primary" onClick={() => host.navigate('/online')}>
          {text('emptyAction')}
        </Button>
      }
    />
  );
}
