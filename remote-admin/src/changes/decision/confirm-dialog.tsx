import { confirmChange, type Change } from '@tallyhouse/shared/contracts/changes';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { CodeDialog } from '@tallyhouse/shared/ui/second-factor/code-dialog';
import { ChangeWords } from '../change-words';
import { useChangesText } from '../use-changes-text';
import { useShownZone } from '../use-shown-zone';
import { DecisionProblem } from './decision-problem';
import { useDecision } from './use-decision';
import { personInWords } from '@tallyhouse/shared/contracts/people';

interface DecideDialogProps {
  readonly change: Change;
  readonly onClose: () => void;
}

/** Confirms somebody else's change with a code of the authenticator, which makes it. */
export function ConfirmDialog({ change, onClose }: DecideDialogProps) {
  const text = useChangesText();
  const { http } = useRemoteHost();
  const zone = useShownZone();
  const confirming = useDecision<string>({
    make: (otp) => http.call(confirmChange, { params: { id: change.id }, body: { otp } }),
    done: text('decide.confirmed'),
    onDone: onClose,
  });
  return (
    <CodeDialog
      words={{
        title: text('decide.confirmTitle'),
        confirm: text('decide.confirm'),
        cancel: text('decide.cancel'),
        code: text('decide.code'),
        hint: text('decide.codeHint'),
        wrong: text('decide.codeWrong'),
      }}
      isBusy={confirming.isPending}
      onConfirm={(otp) => confirming.mutate(otp)}
      onClose={onClose}
      problem={<DecisionProblem title={text('decide.confirmFailed')} error={confirming.error} />}
    >
      <p>
        <strong>
          <ChangeWords change={change} zone={zone} />
        </strong>
      </p>
      <p>
        {text('decide.confirmLead', {
          name: personInWords(change.proposedBy.name, change.proposedBy.account),
        })}
      </p>
    </CodeDialog>
  );
}
