import { reverseTaxPayment } from '@tallyhouse/shared/contracts/tax-decisions';
import type { TermKey } from '@tallyhouse/shared/contracts/terms/term';
import type { RecordedPayment, TaxPeriodDetail } from '@tallyhouse/shared/contracts/tax-periods';
import { moneyText, moneyWithCurrencyText } from '@tallyhouse/shared/format/money';
import { isZeroAmount } from '@tallyhouse/shared/format/exact-amount';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useTaxText } from '@tallyhouse/shared/reporting/tax/use-tax-text';
import { FiguresTable } from '@tallyhouse/shared/ui/figures-table';
import { MeasureHead } from '@tallyhouse/shared/ui/term/measure-head';
import { ReasonField } from '@tallyhouse/shared/ui/reason-field';
import { FormDialog } from '@tallyhouse/shared/ui/unsaved/form-dialog';
import { useState } from 'react';
import { afterReversal } from '../period/after-reversal';
import { useTaxReportingText } from '../use-tax-reporting-text';
import { StepProblem } from './step-problem';
import { useStep } from './use-step';

interface ReverseDialogProps {
  readonly period: TaxPeriodDetail;
  readonly payment: RecordedPayment;
  readonly onClose: () => void;
}

/** Reverses a payment with a reason; says before what the period comes to without it. */
export function ReverseDialog({ period, payment, onClose }: ReverseDialogProps) {
  const text = useTaxReportingText();
  const { http } = useRemoteHost();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { controlNumber, amount } = payment;
  const step = useStep<string>(period, {
    isKeyed: true,
    make: (why, headers) =>
      http.call(reverseTaxPayment, {
        params: { id: period.id },
        headers,
        body: { paymentId: payment.id, reason: why },
      }),
    done: () => text('dialog.reverse.done', { number: controlNumber }),
    onDone: onClose,
  });
  const isBlank = reason.trim() === '';
  return (
    <FormDialog
      title={text('dialog.reverse.title', { number: controlNumber })}
      okText={text('dialog.reverse.ok')}
      cancelText={text('dialog.cancel')}
      okButtonProps={{ danger: true, loading: step.isPending }}
      onOk={() => {
        setTried(true);
        if (!isBlank && !step.isPending) step.mutate(reason.trim());
      }}
      onCancel={onClose}
    >
      <p>{text('dialog.reverse.lead', { amount: moneyWithCurrencyText(amount, period.currency) })}</p>
      <Effect period={period} payment={payment} />
      <ReasonField
        rows={2}
        maxLength={2000}
        label={text('dialog.reason')}
        hint={text('dialog.reverse.reasonHint')}
        value={reason}
        problem={isTried && isBlank ? text('dialog.reasonMissing') : null}
        onChange={setReason}
      />
      <StepProblem error={step.error} />
    </FormDialog>
  );
}

const terms = {
  penalties: 'penalties',
  payable: 'payable',
  paid: 'taxPaid',
  balance: 'balance',
} as const satisfies Readonly<Record<string, TermKey>>;

/** The figures of the period with the payment and without it. */
function Effect({ period, payment }: Pick<ReverseDialogProps, 'period' | 'payment'>) {
  const text = useTaxReportingText();
  const taxText = useTaxText();
  const { currency } = period;
  const then = afterReversal(period, payment);
  const names = (['penalties', 'payable', 'paid', 'balance'] as const).filter(
    (name) => name !== 'penalties' || !isZeroAmount(payment.penalties),
  );
  return (
    <div className="th-after-12">
      <FiguresTable isList isCompact label={text('dialog.reverse.effect', { currency })}>
        <thead>
          <tr>
            <th scope="col" className="th-first">
              {text('dialog.reverse.effect', { currency })}
            </th>
            <th scope="col" className="th-number">
              {text('dialog.reverse.now')}
            </th>
            <th scope="col" className="th-number">
              {text('dialog.reverse.then')}
            </th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name} className={name === 'balance' ? 'th-strong' : undefined}>
              <MeasureHead scope="row" className="th-first" title={text(`page.${name}`)} term={terms[name]} />
              <td className="th-number">{moneyText(period[name], currency)}</td>
              <td className="th-number">{moneyText(then[name], currency)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" className="th-first">
              {text('column.state')}
            </th>
            <td className="th-end">{taxText(`tax.state.${period.state}`)}</td>
            <td className="th-end">{taxText(`tax.state.${then.state}`)}</td>
          </tr>
        </tbody>
      </FiguresTable>
    </div>
  );
}
