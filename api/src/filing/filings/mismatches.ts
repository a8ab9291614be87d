import Big from 'big.js';
import type { FilingMismatch, FilingPeriod } from '@tallyhouse/shared/contracts/filings';
import type { TaxPeriod } from '@tallyhouse/shared/contracts/tax-periods';
import { closedStates } from '../../domain/tax-period/closed-states';

/** Where what a return, its tax period, the payments and the receipts say is not the same. */
export function mismatchesOf(
  period: Pick<TaxPeriod, 'id' | 'state' | 'baseAmount' | 'tax' | 'payable' | 'paid' | 'ackRef'>,
  { stated, references }: Pick<FilingPeriod, 'stated'> & { readonly references: readonly string[] },
): FilingMismatch[] {
  const pairs: [FilingMismatch['code'], string | undefined, string | null][] = closedStates.includes(
    period.state,
  )
    ? [
        ['RETURN_BASE', stated?.base, period.baseAmount],
        ['RETURN_TAX', stated?.tax, period.tax],
      ]
    : [];
  // Nothing paid yet is no difference.
  if (!new Big(period.paid).eq(0)) pairs.push(['PAID', period.payable, period.paid]);
  // A receipt of any version is one of this return.
  if (period.ackRef !== null && !references.includes(period.ackRef)) {
    pairs.push(['REFERENCE', references[0], period.ackRef]);
  }
  return pairs.flatMap(([code, first, second]) =>
    first === undefined || second === null || first === second
      ? []
      : [{ code, periodId: period.id, first, second }],
  );
}

/** Whether a difference stops what comes next: what is paid or filed under is recorded as it happened. */
export function isStopping({ code }: FilingMismatch): boolean {
  return code === 'RETURN_BASE' || code === 'RETURN_TAX';
}
