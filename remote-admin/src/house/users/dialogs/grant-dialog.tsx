import type { Change } from '@tallyhouse/shared/contracts/changes';
import { grantRole } from '@tallyhouse/shared/contracts/roles';
import type { UserCard } from '@tallyhouse/shared/contracts/users';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useState } from 'react';
import { FormDialog } from '@tallyhouse/shared/ui/unsaved/form-dialog';
import { isReason, ReasonField } from '../../../changes/reason-field';
import { useChangesText } from '../../../changes/use-changes-text';
import { useProposal } from '../../../changes/use-proposal';
import { useUsersText } from '../use-users-text';
import { assignmentOf, faultsOfAssignment, type AssignmentDraft } from './assignment-draft';
import { AssignmentFields } from './assignment-fields';

interface GrantDialogProps {
  readonly user: UserCard;
  readonly onProposed: (change: Change) => void;
  readonly onClose: () => void;
}

/** Proposes a role for a user. */
export function GrantDialog({ user, onProposed, onClose }: GrantDialogProps) {
  const text = useUsersText();
  const changesText = useChangesText();
  const { http, session } = useRemoteHost();
  const [draft, setDraft] = useState<AssignmentDraft>({
    ...{ role: 'viewer', brandId: session.brand?.id ?? '*', countries: [], lastDay: undefined },
  });
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const granting = useProposal<string>(
    (words, headers) =>
      http.call(grantRole, { body: { userId: user.id, ...assignmentOf(draft), reason: words }, headers }),
    (change) => {
      onProposed(change);
      onClose();
    },
  );
  const send = () => {
    setTried(true);
    const isWhole = isReason(reason) && faultsOfAssignment(draft).length === 0;
    if (isWhole && !granting.isPending) granting.mutate(reason.trim());
  };
  return (
    <FormDialog
      title={text('dialog.grantTitle', { name: user.name })}
      okText={text('dialog.propose')}
      cancelText={text('dialog.cancel')}
      okButtonProps={{ loading: granting.isPending }}
      onOk={send}
      onCancel={onClose}
    >
      <p>{text('dialog.grantLead')}</p>
      <AssignmentFields draft={draft} isTried={isTried} onChange={setDraft} />
      <ReasonField value={reason} isTried={isTried} onChange={setReason} />
      {granting.error === null ? null : (
        <ProblemNotice title={changesText('proposeFailed')} error={granting.error} />
      )}
    </FormDialog>
  );
}
