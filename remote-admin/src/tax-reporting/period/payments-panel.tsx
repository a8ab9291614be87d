import type { RecordedPayment, TaxPeriodDetail } from '@tallyhouse/shared/contracts/tax-periods';
import { moneyText, moneyWithCurrencyText } from '@tallyhouse/shared/format/money';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { CopyButton } from '@tallyhouse/shared/ui/copy-button';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { FiguresTable } from '@tallyhouse/shared/ui/figures-table';
import { payableStates } from '../steps/possible-steps';
import { useTaxReportingText } from '../use-tax-reporting-text';
import { useState } from 'react';
import { ReverseDialog } from '../steps/reverse-dialog';
import { PaymentRow } from './payment-row';
import { MeasureHead } from '@tallyhouse/shared/ui/term/measure-head';

interface PaymentsPanelProps {
  readonly period: TaxPeriodDetail;
  readonly zone: string;
}

/** What was paid under which control number, and what the authority has acknowledged. */
export function PaymentsPanel({ period, zone }: PaymentsPanelProps) {
  const text = useTaxReportingText();
  const { session } = useRemoteHost();
  const [reversing, setReversing] = useState<RecordedPayment | null>(null);
  const { payments, currency, ackRef, state } = period;
  const mayRecord = session.permissions.includes('tax.propose');
  const block = blockOf(period, session.brand !== null);
  return (
    <>
      <p>
        {text('payments.ack')}:{' '}
        {ackRef === null ? (
          text('payments.noAck')
        ) : (
          <>
            <code>{ackRef}</code>{' '}
            <CopyButton
              value={ackRef}
              label={text('payments.copy', { what: ackRef })}
              copiedLabel={text('payments.copied')}
            />
          </>
        )}
      </p>
      {payments.length === 0 ? (
        <EmptyNotice
          title={text('payments.none')}
          hint={text(payableStates.includes(state) ? 'payments.noneHint.ready' : 'payments.noneHint.notYet')}
        />
      ) : (
        <FiguresTable isList label={text('payments.label')}>
          <thead>
            <tr>
              <MeasureHead className="th-first" title={text('payments.control')} term="controlNumber" />
              <th scope="col">{text('payments.paidAt')}</th>
              <MeasureHead
                className="th-number"
                title={text('payments.amount', { currency })}
                term="taxPaid"
              />
              <MeasureHead className="th-number" title={text('payments.penalties')} term="penalties" />
              <th scope="col">{text('payments.bank')}</th>
              <th scope="col">{text('payments.by')}</th>
              <th scope="col">{text('payments.whatOfIt')}</th>
            </tr>
          </thead>
          <tbody>
            {payments.map((payment) => (
              <PaymentRow
                key={payment.id}
                {...{ payment, currency, zone }}
                blockedBecause={block === null ? null : text(`payments.why.${block}`)}
                onReverse={mayRecord ? () => setReversing(payment) : undefined}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className="th-first" colSpan={2}>
                {text('payments.sum', { payable: moneyWithCurrencyText(period.payable, currency) })}
              </th>
              <td className="th-number">{moneyText(period.paid, currency)}</td>
              <td colSpan={4} />
            </tr>
          </tfoot>
        </FiguresTable>
      )}
      {reversing === null ? null : (
        <ReverseDialog period={period} payment={reversing} onClose={() => setReversing(null)} />
      )}
    </>
  );
}

/** Why no payment of a period can be reversed right now; the server decides again. */
function blockOf(
  { state, proposal }: TaxPeriodDetail,
  hasBrand: boolean,
): 'brand' | 'reopened' | 'waiting' | null {
  if (!hasBrand) return 'brand';
  if (state === 'REOPENED') return 'reopened';
  return proposal === null ? null : 'waiting';
}
