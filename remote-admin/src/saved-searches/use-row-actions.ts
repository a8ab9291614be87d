import { runSavedSearch, type SavedSearch } from '@tallyhouse/shared/contracts/saved-searches';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useQueryClient } from '@tallyhouse/shared/kit/query';
import { savedSearchesKey } from '@tallyhouse/shared/reporting/saved-searches/saved-search-queries';
import { addressOfSearch } from '@tallyhouse/shared/reporting/saved-searches/search-address';
import type { SearchChanges } from '@tallyhouse/shared/reporting/saved-searches/use-search-changes';
import { useState } from 'react';
import { isTemplate } from './search-words';
import { useSearchesText } from './use-searches-text';

/** A dialog over the list. */
export interface RowDialog {
  readonly kind: 'edit' | 'schedule';
  readonly search: SavedSearch;
}

interface RowActionsOptions {
  readonly changes: SearchChanges;
  readonly onRemoved: (search: SavedSearch) => void;
  readonly onDialog: (dialog: RowDialog) => void;
}

/** What can be done with a line of the list; each says what it did, and the last failure stands until the next try. */
export function useRowActions({ changes, onRemoved, onDialog }: RowActionsOptions) {
  const text = useSearchesText();
  const host = useRemoteHost();
  const queries = useQueryClient();
  const [fault, setFault] = useState<{ readonly name: string; readonly error: unknown } | null>(null);
  const { zone = 'UTC', cutoff = '00:00' } = host.session.brand ?? {};
  const addressOf = (search: SavedSearch) => addressOfSearch(search, { zone, cutoff, now: new Date() });

  function outcome<Answer>(search: SavedSearch, words: string, then?: (answer: Answer) => void) {
    setFault(null);
    return {
      onSuccess: (answer: Answer) => {
        if (words !== '') host.notify({ kind: 'success', text: words });
        then?.(answer);
      },
      onError: (error: unknown) => setFault({ name: search.name, error }),
    };
  }

  return {
    fault,
    addressOf,
    mayShare: host.session.permissions.includes('filters.shared'),
    /** Shows the screen; that it was opened, and how many rows there are, is kept beside it. */
    open: (search: SavedSearch) => {
      const run = isTemplate(search.screen)
        ? null
        : host.http.call(runSavedSearch, { params: { id: search.id } });
      void run
        ?.then(() => queries.invalidateQueries({ queryKey: savedSearchesKey }))
        // The screen itself says what is wrong with its filters.
        .catch(() => undefined);
      host.navigate(addressOf(search));
    },
    copyLink: (search: SavedSearch) => {
      const link = new URL(addressOf(search), location.origin).href;
      const words = text('linkCopied', { name: search.name });
      navigator.clipboard.writeText(link).then(
        () => host.notify({ kind: 'success', text: words }),
        () => host.notify({ kind: 'error', text: text('linkRefused', { link }) }),
      );
    },
    edit: (search: SavedSearch) => {
      changes.edit.reset();
      onDialog({ kind: 'edit', search });
    },
    schedule: (search: SavedSearch) => {
      changes.schedule.reset();
      onDialog({ kind: 'schedule', search });
    },
    duplicate: (search: SavedSearch) => {
      const name = text('copyName', { name: search.name }).slice(0, 80);
      const words = text('duplicated', { name });
      changes.duplicate.mutate({ id: search.id, name }, outcome(search, words));
    },
    share: (search: SavedSearch) => {
      const { id, name, shared } = search;
      const words = text(shared ? 'unsharedNow' : 'sharedNow', { name });
      changes.share.mutate({ id, shared: !shared }, outcome(search, words));
    },
    start: (search: SavedSearch) => {
      const { id, name, isStartView } = search;
      const words = text(isStartView ? 'unstartNow' : 'startNow', { name });
      changes.start.mutate({ id, isStartView: !isStartView }, outcome(search, words));
    },
    remove: (search: SavedSearch) => {
      changes.remove.mutate(
        search,
        outcome(search, '', () => onRemoved(search)),
      );
    },
    restore: (search: SavedSearch) => {
      changes.restore.mutate(search, outcome(search, text('restored', { name: search.name })));
    },
  };
}
export type RowActions = ReturnType<typeof useRowActions>;
