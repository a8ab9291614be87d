import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useMutation, useQueryClient } from '@tallyhouse/shared/kit/query';
import { changesKey } from '../changes-queries';

/** What a change can concern once it is made: lists that are read again. */
const concerned = ['users', 'roles', 'api-keys', 'settings', 'authorities', 'blacklists', 'legal-entities'];

interface DecisionOptions<Input> {
  readonly make: (input: Input) => Promise<unknown>;
  /** Said when it is done. */
  readonly done: string;
  readonly onDone: () => void;
}

/** A decision about a change. Whoever was quicker included: it is read again either way. */
export function useDecision<Input = void>({ make, done, onDone }: DecisionOptions<Input>) {
  const host = useRemoteHost();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: make,
    onSuccess: () => {
      host.notify({ kind: 'success', text: done });
      onDone();
      for (const key of concerned) void queries.invalidateQueries({ queryKey: [key] });
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: [changesKey] }),
  });
}
