import { confirmTaxProposal } from '@tallyhouse/shared/contracts/tax-decisions';
import type { TaxPeriodDetail, TaxProposal } from '@tallyhouse/shared/contracts/tax-periods';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { CodeDialog } from '@tallyhouse/shared/ui/second-factor/code-dialog';
import { useTaxReportingText } from '../use-tax-reporting-text';
import { StepProblem } from './step-problem';
import { useStep } from './use-step';
import { personInWords } from '@tallyhouse/shared/contracts/people';

interface ConfirmDialogProps {
  readonly period: TaxPeriodDetail;
  readonly proposal: TaxProposal;
  readonly onClose: () => void;
}

/** Confirms another person's proposal with a code of the authenticator. */
export function ConfirmDialog({ period, proposal, onClose }: ConfirmDialogProps) {
  const text = useTaxReportingText();
  const { http } = useRemoteHost();
  const step = useStep<string>(period, {
    // A code must not be kept anywhere, as the answer to a key is.
    isKeyed: false,
    make: (otp, headers) =>
      http.call(confirmTaxProposal, {
        params: { id: period.id },
        headers,
        body: { proposalId: proposal.id, contentHash: proposal.contentHash, otp },
      }),
    done: () => text('dialog.confirm.done'),
    onDone: onClose,
  });
  return (
    <CodeDialog
      words={{
        title: text('dialog.confirm.title', { what: text(`proposal.title.${proposal.kind}`) }),
        confirm: text('dialog.confirm.ok'),
        cancel: text('dialog.cancel'),
        code: text('dialog.confirm.otp'),
        hint: text('dialog.confirm.otpHint'),
        wrong: text('dialog.confirm.otpWrong'),
      }}
      isBusy={step.isPending}
      onConfirm={(otp) => step.mutate(otp)}
      onClose={onClose}
      problem={<StepProblem error={step.error} />}
    >
      <p>
        {text('dialog.confirm.lead', {
          name: personInWords(proposal.proposedBy.name, proposal.proposedBy.account),
        })}
      </p>
    </CodeDialog>
  );
}
