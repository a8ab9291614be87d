import type { Blacklist } from '@tallyhouse/shared/contracts/blacklists';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useMutation, useQueryClient } from '@tallyhouse/shared/kit/query';
import { changesKey } from '../../changes/changes-queries';
import { columnFamilies, type BlacklistScope, type ColumnFamily } from './column-families';
import { useBlacklistsText } from './use-blacklists-text';

interface SaveOptions {
  readonly family: ColumnFamily;
  readonly scope: BlacklistScope;
  readonly type: string;
  readonly list: Blacklist | undefined;
  readonly onSaved: () => void;
}

/** Saves an own list, or proposes that of the brand. Everything that shows these columns is read again. */
export function useSaveBlacklist({ family, scope, type, list, onSaved }: SaveOptions) {
  const text = useBlacklistsText();
  const host = useRemoteHost();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ hidden, reason }: { readonly hidden: readonly string[]; readonly reason: string }) =>
      host.http.call(columnFamilies[family].write, {
        body: { scope, type, hidden: [...hidden], reason },
        headers: { 'If-Match': list?.etag ?? '' },
      }),
    onSuccess: () => {
      onSaved();
      host.notify({ kind: 'success', text: text(scope === 'USER' ? 'saved' : 'proposed') });
    },
    onSettled: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [name] }) =>
          typeof name === 'string' &&
          (name === changesKey || name === `${family}-rows` || name.startsWith(`${family}-blacklist`)),
      }),
  });
}
