import type { ChangeDetail } from '@tallyhouse/shared/contracts/changes';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useMutation, useQueryClient } from '@tallyhouse/shared/kit/query';
import { useRef } from 'react';
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
  const key = useRef<string>(null);
  return useMutation({
    mutationFn: (input: Input) => {
      key.current ??= crypto.randomUUID();
      return make(input, { 'Idempotency-Key': key.current });
    },
    onSuccess: (change) => {
      key.current = null;
      host.notify({ kind: 'success', text: text('proposed') });
      onDone(change);
    },
    onError: () => {
      // What was refused may be tried again with other words: that is another request.
      key.current = null;
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: [changesKey] }),
  });
}
