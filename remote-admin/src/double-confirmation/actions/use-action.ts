import type { ConfirmationItem } from '@tallyhouse/shared/contracts/confirmation-items';
import { useMutation, useQueryClient } from '@tallyhouse/shared/kit/query';
import { isAboutReports } from '@tallyhouse/shared/reporting/sending/use-submission';
import { useRequestKey } from '@tallyhouse/shared/ui/use-request-key';
import { useRef } from 'react';

/** Sends `body` under the key of `headers`. */
type Send<Body> = (body: Body, headers: Readonly<Record<string, string>>) => Promise<ConfirmationItem>;

/**
 * One change of a report on its way, once: a second call while one is under way does nothing, and a try after a lost
 * answer carries the key of the one before, so that nothing is done twice. What the server refused may be tried anew.
 */
export function useAction<Body>(send: Send<Body>) {
  const queries = useQueryClient();
  const isUnderWay = useRef(false);
  const key = useRequestKey();
  const mutation = useMutation({
    mutationFn: (body: Body) => send(body, key.headersOf(body)),
    onError: key.onError,
    onSettled: () => {
      isUnderWay.current = false;
      // Refused or not: somebody else may have moved it, and every list of reports shows its state.
      void queries.invalidateQueries({ predicate: ({ queryKey }) => isAboutReports(queryKey[0]) });
    },
  });
  const run = (body: Body, onDone?: (item: ConfirmationItem) => void) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutation.mutate(body, { onSuccess: (item) => onDone?.(item) });
  };
  return { run, isBusy: mutation.isPending, error: mutation.error };
}
