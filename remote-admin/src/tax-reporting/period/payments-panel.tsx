import type { TaxPeriodDetail } from '@tallyhouse/shared/contracts/tax-periods';
import { instantText } from '@tallyhouse/shared/format/instant';
import { moneyText, moneyWithCurrencyText } from '@tallyhouse/shared/format/money';
import { CopyButton } from '@tallyhouse/shared/ui/copy-button';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { FiguresTable } from '@tallyhouse/shared/ui/figures-table';
import { payableStates } from '../steps/possible-steps';
import { useTaxReportingText } from '../use-tax-reporting-text';
import { Person } from '@tallyhouse/shared/ui/person';
import { MeasureHead } from '@tallyhouse/shared/ui/term/measure-head';

interface PaymentsPanelProps {
  readonly period: TaxPeriodDetail;
  readonly zone: string;
}

/** What was paid under which control number, and what the authority has acknowledged. */
export function PaymentsPanel({ period, zone }: PaymentsPanelProps) {
  const text = useTaxReportingText();
  const { payments, currency, ackRef, state } = period;
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
            </tr>
          </thead>
          <tbody>
            {payments.map((payment) => (
              <tr key={payment.id}>
                <th scope="row" className="th-first">
                  <code>{payment.controlNumber}</code>{' '}
                  <CopyButton
                    value={payment.controlNumber}
                    label={text('payments.copy', { what: payment.controlNumber })}
                    copiedLabel={text('payments.copied')}
                  />
                </th>
                <td>{instantText(payment.paidAt, zone)}</td>
                <td className="th-number">{moneyText(payment.amount, currency)}</td>
                <td className="th-number">{moneyText(payment.penalties, currency)}</td>
                <td>{payment.bankRef}</td>
                <td>
                  <Person {...payment.recordedBy} />
                  <div className="th-soft">{instantText(payment.recordedAt, zone)}</div>
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className="th-first" colSpan={2}>
                {text('payments.sum', { payable: moneyWithCurrencyText(period.payable, currency) })}
              </th>
              <td className="th-number">{moneyText(period.paid, currency)}</td>
              <td colSpan={3} />
            </tr>
          </tfoot>
        </FiguresTable>
      )}
    </>
  );
}
