import { savedSearchSchema, type SavedSearch } from '@tallyhouse/shared/contracts/saved-searches';
import { periodSchema } from '@tallyhouse/shared/contracts/scalars';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import {
  SaveSearchDialog,
  type SearchChoice,
} from '@tallyhouse/shared/reporting/saved-searches/save-search-dialog';
import { daysOfSearch, withoutDays } from '@tallyhouse/shared/reporting/saved-searches/search-address';
import type { SearchChanges } from '@tallyhouse/shared/reporting/saved-searches/use-search-changes';
import { problemOf } from '@tallyhouse/shared/ui/problem-notice';
import { useState } from 'react';
import { useSearchesText } from './use-searches-text';

interface EditSearchProps {
  readonly search: SavedSearch;
  readonly changes: SearchChanges;
  readonly onClose: () => void;
}

/** Changes name, period, readers and start of a search; its filters are changed on its screen. */
export function EditSearch({ search, changes, onClose }: EditSearchProps) {
  const text = useSearchesText();
  const host = useRemoteHost();
  const { id, name, periodRule, shared, isStartView } = search;
  // What somebody else changed meanwhile stays, but for what this dialog asks.
  const [{ version, screen, query, columns }, setPresent] = useState(search);
  const { zone = 'UTC', cutoff = '00:00' } = host.session.brand ?? {};
  const [openedAt] = useState(() => new Date());
  const period = periodSchema.safeParse(daysOfSearch(search, { zone, cutoff, now: openedAt }));

  function save(choice: SearchChoice): void {
    const days = choice.periodRule === null && period.success ? period.data : {};
    changes.edit.mutate(
      {
        id,
        version,
        body: {
          name: choice.name,
          screen,
          query: { ...withoutDays(query), ...days },
          periodRule: choice.periodRule,
          columns,
          shared: choice.shared,
        },
      },
      {
        onSuccess: () => {
          if (choice.isStartView !== isStartView) {
            changes.start.mutate({ id, isStartView: choice.isStartView });
          }
          host.notify({ kind: 'success', text: text('changed', { name: choice.name }) });
          onClose();
        },
        onError: (error) => {
          const present = savedSearchSchema.safeParse(problemOf(error)?.current);
          if (present.success) setPresent(present.data);
        },
      },
    );
  }

  return (
    <SaveSearchDialog
      title={text('editTitle', { name })}
      initial={{ name, periodRule, shared, isStartView }}
      period={period.success ? period.data : null}
      isBusy={changes.edit.isPending}
      error={changes.edit.error}
      onSave={save}
      onClose={onClose}
    />
  );
}
