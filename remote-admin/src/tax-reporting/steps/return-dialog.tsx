import { returnTaxProposal } from '@tallyhouse/shared/contracts/tax-decisions';
import type { TaxPeriodDetail, TaxProposal } from '@tallyhouse/shared/contracts/tax-periods';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { ReasonField } from '@tallyhouse/shared/ui/reason-field';
import { useState } from 'react';
import { FormDialog } from '@tallyhouse/shared/ui/unsaved/form-dialog';
import { useTaxReportingText } from '../use-tax-reporting-text';
import { StepProblem } from './step-problem';
import { useStep } from './use-step';
import { personInWords } from '@tallyhouse/shared/contracts/people';

interface ReturnDialogProps {
  readonly period: TaxPeriodDetail;
  readonly proposal: TaxProposal;
  /** Who proposed it takes it back. */
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

/** Sends a proposal back, or takes the own one back, with a reason. */
export function ReturnDialog({ period, proposal, isOwn, onClose }: ReturnDialogProps) {
  const text = useTaxReportingText();
  const { http } = useRemoteHost();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const kind = isOwn ? 'withdraw' : 'return';
  const step = useStep<string>(period, {
    isKeyed: true,
    make: (why, headers) =>
      http.call(returnTaxProposal, {
        params: { id: period.id },
        headers,
        body: { proposalId: proposal.id, reason: why },
      }),
    done: () => text(`dialog.${kind}.done`),
    onDone: onClose,
  });
  const isBlank = reason.trim() === '';
  return (
    <FormDialog
      title={text(`dialog.${kind}.title`, {
        name: personInWords(proposal.proposedBy.name, proposal.proposedBy.account),
      })}
      okText={text(`dialog.${kind}.ok`)}
      cancelText={text('dialog.cancel')}
      okButtonProps={{ danger: true, loading: step.isPending }}
      onOk={() => {
        setTried(true);
        if (!isBlank && !step.isPending) step.mutate(reason.trim());
      }}
      onCancel={onClose}
    >
      <ReasonField
        rows={2}
        maxLength={2000}
        label={text('dialog.reason')}
        hint={text('dialog.reasonHint')}
        value={reason}
        problem={isTried && isBlank ? text('dialog.reasonMissing') : null}
        onChange={setReason}
      />
      <StepProblem error={step.error} />
    </FormDialog>
  );
}
