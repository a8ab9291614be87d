import type { Money } from '@tallyhouse/shared/contracts/scalars';
import type {
  RecordedPayment,
  TaxPeriodDetail,
  TaxPeriodState,
} from '@tallyhouse/shared/contracts/tax-periods';
import { differenceOf, signOf } from '@tallyhouse/shared/format/exact-amount';

/** What a period comes to once a payment does not count any more. The server computes it again. */
export function afterReversal(
  { state, payable, paid, penalties }: Pick<TaxPeriodDetail, 'state' | 'payable' | 'paid' | 'penalties'>,
  payment: Pick<RecordedPayment, 'amount' | 'penalties'>,
): {
  readonly state: TaxPeriodState;
  readonly penalties: Money;
  readonly payable: Money;
  readonly paid: Money;
  readonly balance: Money;
} {
  const payableThen = differenceOf(payable, payment.penalties);
  const paidThen = differenceOf(paid, payment.amount);
  const balance = differenceOf(payableThen, paidThen);
  return {
    state: state === 'PAID' && signOf(balance) > 0 ? 'FILED' : state,
    penalties: differenceOf(penalties, payment.penalties),
    ...{ payable: payableThen, paid: paidThen, balance },
  };
}
