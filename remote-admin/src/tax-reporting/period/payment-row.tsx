import type { RecordedPayment } from '@tallyhouse/shared/contracts/tax-periods';
import { instantText } from '@tallyhouse/shared/format/instant';
import { moneyText } from '@tallyhouse/shared/format/money';
import { ActionButton } from '@tallyhouse/shared/ui/action-button';
import { CopyButton } from '@tallyhouse/shared/ui/copy-button';
import { Person } from '@tallyhouse/shared/ui/person';
import { StateTag } from '@tallyhouse/shared/ui/state-tag';
import type { ReactNode } from 'react';
import { useTaxReportingText } from '../use-tax-reporting-text';

interface PaymentRowProps {
  readonly payment: RecordedPayment;
  readonly currency: string;
  readonly zone: string;
  /** Reverses it; left out for who may not. */
  readonly onReverse?: (() => void) | undefined;
  /** Why it cannot be reversed right now; null when it can. */
  readonly blockedBecause: string | null;
}

/** A payment; one that was reversed is struck through, with who did it when and why. */
export function PaymentRow({ payment, currency, zone, onReverse, blockedBecause }: PaymentRowProps) {
  const text = useTaxReportingText();
  const { controlNumber, reversal = null } = payment;
  const said = (words: ReactNode) => (reversal === null ? words : <del>{words}</del>);
  return (
    <tr className={reversal === null ? undefined : 'th-quiet'}>
      <th scope="row" className="th-first">
        {said(<code>{controlNumber}</code>)}{' '}
        <CopyButton
          value={controlNumber}
          label={text('payments.copy', { what: controlNumber })}
          copiedLabel={text('payments.copied')}
        />
      </th>
      <td>{said(instantText(payment.paidAt, zone))}</td>
      <td className="th-number">{said(moneyText(payment.amount, currency))}</td>
      <td className="th-number">{said(moneyText(payment.penalties, currency))}</td>
      <td>{said(payment.bankRef)}</td>
      <td>
        <Person {...payment.recordedBy} />
        <div className="th-soft">{instantText(payment.recordedAt, zone)}</div>
      </td>
      <td>
        {reversal === null ? (
          onReverse === undefined ? null : (
            <ActionButton
              size="small"
              aria-label={text('payments.reverseOne', { number: controlNumber })}
              blockedBecause={blockedBecause}
              onClick={onReverse}
            >
              {text('payments.reverse')}
            </ActionButton>
          )
        ) : (
          <>
            <StateTag kind="neutral" mark="✕" word={text('payments.reversed')} />
            <div>
              <Person {...reversal.by} />
            </div>
            <div className="th-soft">{instantText(reversal.at, zone)}</div>
            <div className="th-anywhere">{text('proposal.reason', { reason: reversal.reason })}</div>
          </>
        )}
      </td>
    </tr>
  );
}
