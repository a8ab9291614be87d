import { amendTaxPeriod, closeTaxPeriod, reopenTaxPeriod } from '@tallyhouse/shared/contracts/tax-reporting';
import type { TaxPeriodDetail } from '@tallyhouse/shared/contracts/tax-periods';
import { periodText } from '@tallyhouse/shared/format/day';
import { moneyText, moneyWithCurrencyText } from '@tallyhouse/shared/format/money';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Modal } from '@tallyhouse/shared/kit/modal';
import { ReasonField } from '@tallyhouse/shared/ui/reason-field';
import { useState } from 'react';
import { checkWords } from '../period/check-words';
import { useTaxReportingText } from '../use-tax-reporting-text';
import { CorrectionLimit } from './correction-limit';
import { StepProblem } from './step-problem';
import { useStep } from './use-step';

interface ProposeDialogProps {
  readonly kind: 'close' | 'reopen' | 'amend';
  readonly period: TaxPeriodDetail;
  readonly name: string;
  readonly onClose: () => void;
}

interface Typed {
  readonly reason: string;
  /** By the id of the warning. */
  readonly warnings: Readonly<Record<string, string>>;
}

/** Proposes a step to the second person, with the reason and an answer to every open warning. */
export function ProposeDialog({ kind, period, name, onClose }: ProposeDialogProps) {
  const text = useTaxReportingText();
  const { http } = useRemoteHost();
  const [typed, setTyped] = useState<Typed>({ reason: '', warnings: {} });
  const [isTried, setTried] = useState(false);
  const { currency, correction, late } = period;
  // A line in a later period leaves the figures as they are: nothing is warned of.
  const isWarned = kind === 'close' || (kind === 'amend' && correction.method === 'RESTATE');
  const warnings = isWarned ? period.checks.filter(({ effect }) => effect === 'WARNS') : [];
  const step = useStep<Typed>(period, {
    isKeyed: true,
    make: ({ reason, warnings: given }, headers) => {
      const params = { id: period.id };
      const answered = warnings.map(({ id }) => ({ id, reason: (given[id] ?? '').trim() }));
      const why = reason.trim();
      if (kind === 'reopen') return http.call(reopenTaxPeriod, { params, headers, body: { reason: why } });
      const body = { reason: why, warnings: answered };
      return http.call(kind === 'close' ? closeTaxPeriod : amendTaxPeriod, { params, headers, body });
    },
    done: () => text(`dialog.${kind}.done`),
    onDone: onClose,
  });
  const isBlank = (value: string | undefined) => (value ?? '').trim() === '';
  const needsReason = kind !== 'close';
  const isReady =
    (!needsReason || !isBlank(typed.reason)) && warnings.every(({ id }) => !isBlank(typed.warnings[id]));
  const send = () => {
    setTried(true);
    if (isReady && !step.isPending) step.mutate(typed);
  };
  const missing = (value: string | undefined) =>
    isTried && isBlank(value) ? text('dialog.reasonMissing') : null;
  return (
    <Modal
      open
      width={640}
      title={text(`dialog.${kind}.title`, { name, period: periodText(period.period) })}
      okText={text(`dialog.${kind}.ok`)}
      cancelText={text('dialog.cancel')}
      okButtonProps={{ loading: step.isPending }}
      onOk={send}
      onCancel={onClose}
    >
      <p>
        {text(`dialog.${kind}.lead`, {
          tax: moneyWithCurrencyText(period.tax, currency),
          payable: moneyWithCurrencyText(period.payable, currency),
          source: correction.source,
          method: text(`dialog.amend.method.${correction.method}`),
        })}
      </p>
      {kind !== 'amend' ? null : (
        <>
          {late === null ? null : (
            <p>{text('dialog.amend.difference', { difference: moneyText(late.taxDifference, currency) })}</p>
          )}
          <CorrectionLimit limit={correction.limit} currency={currency} />
        </>
      )}
      <ReasonField
        rows={2}
        maxLength={2000}
        label={text(needsReason ? 'dialog.reason' : 'dialog.reasonOptional')}
        hint={text('dialog.reasonHint')}
        value={typed.reason}
        problem={needsReason ? missing(typed.reason) : null}
        onChange={(reason) => setTyped({ ...typed, reason })}
      />
      {warnings.map((warning) => (
        <ReasonField
          rows={2}
          maxLength={2000}
          key={warning.id}
          label={text('dialog.warningReason', { words: checkWords(warning, text) })}
          value={typed.warnings[warning.id] ?? ''}
          problem={missing(typed.warnings[warning.id])}
          onChange={(reason) => setTyped({ ...typed, warnings: { ...typed.warnings, [warning.id]: reason } })}
        />
      ))}
      <StepProblem error={step.error} />
    </Modal>
  );
}
