import { revokeRole } from '@tallyhouse/shared/contracts/roles';
import type { UserCard } from '@tallyhouse/shared/contracts/users';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useMutation, useQueryClient } from '@tallyhouse/shared/kit/query';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useState } from 'react';
import { FormDialog } from '@tallyhouse/shared/ui/unsaved/form-dialog';
import { isReason, ReasonField } from '../../../changes/reason-field';
import { useAssignmentWords } from '../use-assignment-words';
import { useUsersText } from '../use-users-text';
import { usersKey } from '../users-queries';

interface RevokeDialogProps {
  readonly user: UserCard;
  readonly assignment: UserCard['assignments'][number];
  readonly onClose: () => void;
}

/** Takes a role away at once: less rights need no second person. */
export function RevokeDialog({ user, assignment, onClose }: RevokeDialogProps) {
  const text = useUsersText();
  const say = useAssignmentWords();
  const host = useRemoteHost();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const revoking = useMutation({
    mutationFn: (words: string) =>
      host.http.call(revokeRole, {
        body: { userId: user.id, role: assignment.role, brandId: assignment.brandId, reason: words },
      }),
    onSuccess: () => {
      host.notify({ kind: 'success', text: text('dialog.revoked') });
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [usersKey] }),
  });
  return (
    <FormDialog
      title={text('dialog.revokeTitle')}
      okText={text('dialog.revokeOk')}
      cancelText={text('dialog.cancel')}
      okButtonProps={{ danger: true, loading: revoking.isPending }}
      onOk={() => {
        setTried(true);
        if (isReason(reason) && !revoking.isPending) revoking.mutate(reason.trim());
      }}
      onCancel={onClose}
    >
      <p>{text('dialog.revokeLead', { name: user.name, assignment: say(assignment) })}</p>
      <ReasonField value={reason} isTried={isTried} onChange={setReason} />
      {revoking.error === null ? null : (
        <ProblemNotice title={text('dialog.revokeFailed')} error={revoking.error} />
      )}
    </FormDialog>
  );
}
