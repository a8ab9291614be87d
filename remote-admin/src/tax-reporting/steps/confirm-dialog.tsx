import { confirmTaxProposal } from '@tallyhouse/shared/contracts/tax-decisions';
import type { TaxPeriodDetail, TaxProposal } from '@tallyhouse/shared/contracts/tax-periods';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Input } from '@tallyhouse/shared/kit/core';
import { Modal } from '@tallyhouse/shared/kit/modal';
import { useId, useState } from 'react';
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
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const otp = typed.replaceAll(/\s/g, '');
  const isCode = /^\d{6}$/.test(otp);
  const isWrong = isTried && !isCode;
  const step = useStep<string>(period, {
    // A code must not be kept anywhere, as the answer to a key is.
    isKeyed: false,
    make: (code, headers) =>
      http.call(confirmTaxProposal, {
        params: { id: period.id },
        headers,
        body: { proposalId: proposal.id, contentHash: proposal.contentHash, otp: code },
      }),
    done: () => text('dialog.confirm.done'),
    onDone: onClose,
  });
  const send = () => {
    setTried(true);
    if (isCode && !step.isPending) step.mutate(otp);
  };
  return (
    <Modal
      open
      title={text('dialog.confirm.title', { what: text(`proposal.title.${proposal.kind}`) })}
      okText={text('dialog.confirm.ok')}
      cancelText={text('dialog.cancel')}
      okButtonProps={{ loading: step.isPending }}
      onOk={send}
      onCancel={onClose}
    >
      <p>
        {text('dialog.confirm.lead', {
          name: personInWords(proposal.proposedBy.name, proposal.proposedBy.account),
        })}
      </p>
      <label htmlFor={id}>{text('dialog.confirm.otp')}</label>
      <Input
        id={id}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        value={typed}
        status={isWrong ? 'error' : ''}
        aria-invalid={isWrong}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setTyped(event.target.value)}
        onPressEnter={send}
      />
      <div id={`${id}-hint`} style={{ fontSize: 12, marginBlockEnd: 12 }}>
        {isWrong ? <strong>{text('dialog.confirm.otpWrong')}</strong> : text('dialog.confirm.otpHint')}
      </div>
      <StepProblem error={step.error} />
    </Modal>
  );
}
