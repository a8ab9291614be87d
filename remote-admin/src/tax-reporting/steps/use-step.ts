import type { TaxPeriodDetail } from '@tallyhouse/shared/contracts/tax-periods';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useMutation, useQueryClient } from '@tallyhouse/shared/kit/query';
import { useRequestKey } from '@tallyhouse/shared/ui/use-request-key';
import { taxPeriodKey } from '../tax-reporting-queries';

interface StepOptions<Input> {
  readonly make: (input: Input, headers: Readonly<Record<string, string>>) => Promise<TaxPeriodDetail>;
  /** Said when it is done. */
  readonly done: (input: Input) => string;
  readonly onDone: () => void;
  /** Whether a second try after a lost answer must not do it twice. */
  readonly isKeyed: boolean;
}

/**
 * One change of a tax period.
 *
 * Sent for the revision that was shown: somebody else's change in between is refused, and the period read again. All
 * tries of one dialog carry the same key.
 */
export function useStep<Input>(
  { revision }: Pick<TaxPeriodDetail, 'revision'>,
  { make, done, onDone, isKeyed }: StepOptions<Input>,
) {
  const host = useRemoteHost();
  const queries = useQueryClient();
  const key = useRequestKey();
  return useMutation({
    mutationFn: (input: Input) =>
      make(input, { 'If-Match': `"${revision}"`, ...(isKeyed && key.headersOf(input)) }),
    onSuccess: (_, input) => {
      host.notify({ kind: 'success', text: done(input) });
      onDone();
    },
    onError: key.onError,
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: [taxPeriodKey] });
      void queries.invalidateQueries({ queryKey: ['tax-periods'] });
      void queries.invalidateQueries({ queryKey: ['working-paper'] });
    },
  });
}
