import { amendTaxPeriod, closeTaxPeriod, reopenTaxPeriod } from '@tallyhouse/shared/contracts/tax-reporting';
import type { TaxPeriodDetail } from '@tallyhouse/shared/contracts/tax-periods';
import { periodText } from '@tallyhouse/shared/format/day';
import { moneyText, moneyWithCurrencyText } from '@tallyhouse/shared/format/money';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { ReasonField } from '@tallyhouse/shared/ui/reason-field';
import { useState } from 'react';
import { FormDialog } from '@tallyhouse/shared/ui/unsaved/form-dialog';
import { useTaxReportingText } from '../use-tax-reporting-text';
import { CorrectionLimit } from './correction-limit';
import { StepProblem } from './step-problem';
import { useStep } from './use-step';
import { reasonFor, WarningReasons, type GivenReasons } from './warning-reasons';

interface ProposeDialogProps {
  readonly kind: 'close' | 'reopen' | 'amend';
  readonly period: TaxPeriodDetail;
  readonly name: string;
  readonly onClose: () => void;
}

interface Typed {
  readonly reason: string;
  readonly warnings: GivenReasons;
}

/** Proposes a step to the second person, with the reason and an answer to every open warning. */
export function ProposeDialog({ kind, period, name, onClose }: ProposeDialogProps) {
  const text = useTaxReportingText();
  const { http } = useRemoteHost();
  const [typed, setTyped] = useState<Typed>({ reason: '', warnings: { all: '', byKind: null } });
  const [isTried, setTried] = useState(false);
  const { currency, correction, late } = period;
  // A line in a later period leaves the figures as they are: nothing is warned of.
  const isWarned = kind === 'close' || (kind === 'amend' && correction.method === 'RESTATE');
  const warnings = isWarned ? period.checks.filter(({ effect }) => effect === 'WARNS') : [];
  const step = useStep<Typed>(period, {
    isKeyed: true,
    make: ({ reason, warnings: given }, headers) => {
      const params = { id: period.id };
      const answered = warnings.map((warning) => ({ id: warning.id, reason: reasonFor(warning, given) }));
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
    (!needsReason || !isBlank(typed.reason)) &&
    warnings.every((warning) => reasonFor(warning, typed.warnings) !== '');
  const send = () => {
    setTried(true);
    if (isReady && !step.isPending) step.mutate(typed);
  };
  const missing = (value: string | undefined) =>
    isTried && isBlank(value) ? text('dialog.reasonMissing') : null;
  return (
    <FormDialog
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
      <WarningReasons
        warnings={warnings}
        given={typed.warnings}
        isTried={isTried}
        onChange={(given) => setTyped({ ...typed, warnings: given })}
      />
      <StepProblem error={step.error} />
    </FormDialog>
  );
}
