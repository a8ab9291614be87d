import type { ChangeDetail } from '@tallyhouse/shared/contracts/changes';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useMutation, useQueryClient } from '@tallyhouse/shared/kit/query';
import { useRequestKey } from '@tallyhouse/shared/ui/use-request-key';
import { changesKey } from './changes-queries';
import { useChangesText } from './use-changes-text';

/**
 * Proposes a change that somebody else has to confirm, and tells of it.
 *
 * All tries of one form carry the same key: a second press after a lost answer proposes nothing twice.
 */
export function useProposal<Input>(
  make: (input: Input, headers: Readonly<Record<string, string>>) => Promise<ChangeDetail>,
  onDone: (change: ChangeDetail) => void,
) {
  const text = useChangesText();
  const host = useRemoteHost();
  const queries = useQueryClient();
  const key = useRequestKey();
  return useMutation({
    mutationFn: (input: Input) => make(input, key.headersOf(input)),
    onSuccess: (change) => {
      key.onSuccess();
      host.notify({ kind: 'success', text: text('proposed') });
      onDone(change);
    },
    onError: key.onError,
    onSettled: () => void queries.invalidateQueries({ queryKey: [changesKey] }),
  });
}
