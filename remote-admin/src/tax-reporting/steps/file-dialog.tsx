import { fileTaxPeriod } from '@tallyhouse/shared/contracts/tax-decisions';
import type { TaxPeriodDetail } from '@tallyhouse/shared/contracts/tax-periods';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Input } from '@tallyhouse/shared/kit/core';
import { useId, useState } from 'react';
import { FormDialog } from '@tallyhouse/shared/ui/unsaved/form-dialog';
import { useTaxReportingText } from '../use-tax-reporting-text';
import { StepProblem } from './step-problem';
import { useStep } from './use-step';

interface FileDialogProps {
  readonly period: TaxPeriodDetail;
  readonly onClose: () => void;
}

/** Attaches what the authority's portal answered. */
export function FileDialog({ period, onClose }: FileDialogProps) {
  const text = useTaxReportingText();
  const { http } = useRemoteHost();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const ackRef = typed.trim();
  const isMissing = isTried && ackRef === '';
  const step = useStep<string>(period, {
    isKeyed: true,
    make: (given, headers) =>
      http.call(fileTaxPeriod, { params: { id: period.id }, headers, body: { ackRef: given } }),
    done: (ref) => text('dialog.file.done', { ref }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={text('dialog.file.title')}
      okText={text('dialog.file.ok')}
      cancelText={text('dialog.cancel')}
      okButtonProps={{ loading: step.isPending }}
      onOk={() => {
        setTried(true);
        if (ackRef !== '' && !step.isPending) step.mutate(ackRef);
      }}
      onCancel={onClose}
    >
      <p>{text('dialog.file.lead', { authority: period.authority })}</p>
      <label htmlFor={id}>{text('dialog.file.ref')}</label>
      <Input
        id={id}
        autoComplete="off"
        maxLength={200}
        value={typed}
        status={isMissing ? 'error' : ''}
        aria-invalid={isMissing}
        aria-describedby={`${id}-problem`}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div id={`${id}-problem`} style={{ minHeight: 20 }}>
        {isMissing ? <strong>{text('dialog.file.missing')}</strong> : null}
      </div>
      <StepProblem error={step.error} />
    </FormDialog>
  );
}
