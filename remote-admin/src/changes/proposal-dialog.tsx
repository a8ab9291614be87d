import type { Change, ChangeDetail } from '@tallyhouse/shared/contracts/changes';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useState, type ReactNode } from 'react';
import { FormDialog } from '@tallyhouse/shared/ui/unsaved/form-dialog';
import { isReason, ReasonField } from './reason-field';
import { useChangesText } from './use-changes-text';
import { useProposal } from './use-proposal';

/** What every dialog of a proposal is given: who is told of it, and how it is left. */
export interface ProposalDialogHandlers {
  readonly onProposed: (change: Change) => void;
  readonly onClose: () => void;
}

interface ProposalDialogProps<Payload> extends ProposalDialogHandlers {
  readonly title: string;
  readonly lead?: string;
  /** What is proposed; null while a field is missing or wrong. */
  readonly payload: Payload | null;
  readonly propose: (
    asked: { readonly payload: Payload; readonly reason: string },
    headers: Readonly<Record<string, string>>,
  ) => Promise<ChangeDetail>;
  /** The fields; they say what is wrong with them once sending was tried. */
  readonly fields: (isTried: boolean) => ReactNode;
  /** A refusal in other words than the server's list of fields; nothing for one that has none. */
  readonly refusal?: (error: unknown) => ReactNode;
}

/** Fields, a reason, and the proposal of what they say to a second person. */
export function ProposalDialog<Payload>(props: ProposalDialogProps<Payload>) {
  const { title, lead, payload, propose, fields, refusal, onProposed, onClose } = props;
  const text = useChangesText();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const proposing = useProposal(propose, (change) => {
    onProposed(change);
    onClose();
  });
  const send = () => {
    setTried(true);
    if (payload === null || !isReason(reason) || proposing.isPending) return;
    proposing.mutate({ payload, reason: reason.trim() });
  };
  return (
    <FormDialog
      width={640}
      title={title}
      okText={text('propose')}
      cancelText={text('decide.cancel')}
      okButtonProps={{ loading: proposing.isPending }}
      onOk={send}
      onCancel={onClose}
    >
      {lead === undefined ? null : <p>{lead}</p>}
      {fields(isTried)}
      <ReasonField value={reason} isTried={isTried} onChange={setReason} />
      {proposing.error === null
        ? null
        : (refusal?.(proposing.error) ?? (
            <ProblemNotice title={text('proposeFailed')} error={proposing.error} />
          ))}
    </FormDialog>
  );
}
