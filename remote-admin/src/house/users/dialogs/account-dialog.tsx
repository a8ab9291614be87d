import type { Change, ChangeDetail } from '@tallyhouse/shared/contracts/changes';
import {
  disableUser,
  enableUser,
  resetPassword,
  resetSecondFactor,
  type UserCard,
} from '@tallyhouse/shared/contracts/users';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useMutation, useQueryClient } from '@tallyhouse/shared/kit/query';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useState } from 'react';
import { FormDialog } from '@tallyhouse/shared/ui/unsaved/form-dialog';
import { isReason, ReasonField } from '../../../changes/reason-field';
import { useProposal } from '../../../changes/use-proposal';
import { useUsersText } from '../use-users-text';
import { usersKey } from '../users-queries';

const proposals = { enable: enableUser, resetPassword, resetSecondFactor };

/** What is done at once, and what is proposed, about an account. */
export type AccountAction = 'disable' | keyof typeof proposals;

interface AccountDialogProps {
  readonly user: UserCard;
  readonly action: AccountAction;
  readonly onProposed: (change: Change) => void;
  readonly onClose: () => void;
}

/** Shuts an account at once, or proposes to give it back something: opened again, a new password, no authenticator. */
export function AccountDialog({ user, action, onProposed, onClose }: AccountDialogProps) {
  const text = useUsersText();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { shutting, proposing } = useAccountAction({ user, action, onProposed, onClose });
  const isPending = shutting.isPending || proposing.isPending;
  const error = shutting.error ?? proposing.error;
  const send = () => {
    setTried(true);
    if (!isReason(reason) || isPending) return;
    if (action === 'disable') shutting.mutate(reason.trim());
    else proposing.mutate(reason.trim());
  };
  return (
    <FormDialog
      title={text(`shut.${action}Title`, { name: user.name })}
      okText={text(action === 'disable' ? 'shut.disableOk' : 'dialog.propose')}
      cancelText={text('dialog.cancel')}
      okButtonProps={{ danger: action === 'disable', loading: isPending }}
      onOk={send}
      onCancel={onClose}
    >
      <p>{text(`shut.${action}Lead`)}</p>
      <ReasonField value={reason} isTried={isTried} onChange={setReason} />
      {error === null ? null : <ProblemNotice title={text('shut.failed')} error={error} />}
    </FormDialog>
  );
}

function useAccountAction({ user, action, onProposed, onClose }: AccountDialogProps) {
  const text = useUsersText();
  const host = useRemoteHost();
  const queries = useQueryClient();
  const params = { id: user.id };
  const shutting = useMutation({
    mutationFn: (reason: string) => host.http.call(disableUser, { params, body: { reason } }),
    onSuccess: () => {
      host.notify({ kind: 'success', text: text('shut.disableDone') });
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [usersKey] }),
  });
  const proposing = useProposal<string>(
    (reason, headers): Promise<ChangeDetail> =>
      host.http.call(proposals[action === 'disable' ? 'enable' : action], {
        params,
        body: { reason },
        headers,
      }),
    (change) => {
      onProposed(change);
      onClose();
    },
  );
  return { shutting, proposing };
}
