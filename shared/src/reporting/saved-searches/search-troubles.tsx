import { Alert, Button } from '../../kit/core';
import { problemOf, ProblemNotice } from '../../ui/problem-notice';
import type { SearchChanges } from './use-search-changes';
import { useSavedSearchesText } from './use-saved-searches-text';
import type { ViewColumns, SearchState } from './use-search-state';

interface SearchTroublesProps {
  readonly state: SearchState;
  readonly changes: SearchChanges;
  readonly columns: ViewColumns | undefined;
  readonly onDropVanished: () => void;
}

/** What is wrong with a view or with a change of it, each with what can be done. */
export function SearchTroubles({ state, changes, columns, onDropVanished }: SearchTroublesProps) {
  const text = useSavedSearchesText();
  const { list, active, vanished, gone } = state;
  const failed = [
    [text('saveFailed'), changes.edit.error],
    [text('changeFailed'), changes.share.error ?? changes.start.error ?? changes.duplicate.error],
    [text('removeFailed'), changes.remove.error],
    [text('restoreFailed'), changes.restore.error],
  ] as const;
  return (
    <>
      {list.isError && list.data === undefined ? (
        <ProblemNotice title={text('listFailed')} error={list.error} onRetry={() => void list.refetch()} />
      ) : null}
      {gone === null ? null : saysMore(gone.because) ? (
        <ProblemNotice title={text('linkFailed')} error={gone.because} />
      ) : (
        <Alert type="warning" showIcon role="status" title={text('gone')} />
      )}
      {vanished.length === 0 ? null : (
        <Alert
          type="warning"
          showIcon
          role="status"
          title={text('vanished', {
            count: vanished.length,
            columns: vanished.map((field) => columns?.titleOf?.(field) ?? field).join(', '),
          })}
          action={
            active?.isOwn === true ? (
              <Button size="small" onClick={onDropVanished}>
                {text('dropVanished')}
              </Button>
            ) : undefined
          }
        />
      )}
      {failed.map(([title, error]) =>
        error === null ? null : (
          <ProblemNotice
            key={title}
            title={title}
            error={error}
            note={problemOf(error)?.code === 'VERSION_CONFLICT' ? text('conflict') : undefined}
          />
        ),
      )}
    </>
  );
}

/** Whether more can be said than that there is no such search: its brand, or that it could not be read. */
function saysMore(error: unknown): boolean {
  const problem = problemOf(error);
  return error !== null && (problem?.code !== 'NOT_FOUND' || problem.brand !== undefined);
}
