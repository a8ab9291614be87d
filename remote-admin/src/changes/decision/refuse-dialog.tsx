import { refuseChange, type Change } from '@tallyhouse/shared/contracts/changes';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { FormDialog } from '@tallyhouse/shared/ui/unsaved/form-dialog';
import { isReason, ReasonField } from '../reason-field';
import { useChangesText } from '../use-changes-text';
import { DecisionProblem } from './decision-problem';
import { useDecision } from './use-decision';
import { useState } from 'react';
import { personInWords } from '@tallyhouse/shared/contracts/people';

/** Refuses somebody else's change for good, with a reason that the proposer reads. */
export function RefuseDialog({ change, onClose }: { readonly change: Change; readonly onClose: () => void }) {
  const text = useChangesText();
  const { http } = useRemoteHost();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const refusing = useDecision<string>({
    make: (words) => http.call(refuseChange, { params: { id: change.id }, body: { reason: words } }),
    done: text('decide.refused'),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={text('decide.refuseTitle')}
      okText={text('decide.refuse')}
      cancelText={text('decide.cancel')}
      okButtonProps={{ danger: true, loading: refusing.isPending }}
      onOk={() => {
        setTried(true);
        if (isReason(reason) && !refusing.isPending) refusing.mutate(reason.trim());
      }}
      onCancel={onClose}
    >
      <p>
        {text('decide.refuseLead', {
          name: personInWords(change.proposedBy.name, change.proposedBy.account),
        })}
      </p>
      <ReasonField value={reason} isTried={isTried} onChange={setReason} />
      <DecisionProblem title={text('decide.refuseFailed')} error={refusing.error} />
    </FormDialog>
  );
}
