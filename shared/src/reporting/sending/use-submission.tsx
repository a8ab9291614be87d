import { useRef } from 'react';
import { submitReport } from '../../contracts/confirmation';
import type { ConfirmationItem } from '../../contracts/confirmation-items';
import { useRemoteHost } from '../../host/remote-host';
import { useMutation, useQueryClient } from '../../kit/query';
import { confirmationKey } from './sending-queries';

/**
 * Hands a report over for confirmation, once: a second call while one is under way does nothing, and all tries of one
 * dialog carry the same key, so that a lost answer is not a second submission.
 */
export function useSubmission(reportId: string) {
  const { http } = useRemoteHost();
  const queries = useQueryClient();
  const key = useRef<string>(null);
  const isUnderWay = useRef(false);
  const submitting = useMutation({
    mutationFn: (): Promise<ConfirmationItem> => {
      key.current ??= crypto.randomUUID();
      return http.call(submitReport, {
        params: { id: reportId },
        headers: { 'Idempotency-Key': key.current },
      });
    },
    onSettled: () => {
      isUnderWay.current = false;
      // Refused or not: the report may have become stale, and every list of reports shows its state.
      void queries.invalidateQueries({ predicate: ({ queryKey }) => isAboutReports(queryKey[0]) });
    },
  });
  const submit = () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    submitting.mutate();
  };
  return { submit, answer: submitting.data, isBusy: submitting.isPending, error: submitting.error };
}

/** Queries of the screens that show reports begin with the noun of the report. */
export function isAboutReports(name: unknown): boolean {
  return name === confirmationKey || (typeof name === 'string' && name.includes('report'));
}
