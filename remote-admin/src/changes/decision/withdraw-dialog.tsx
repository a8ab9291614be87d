import { withdrawChange, type Change } from '@tallyhouse/shared/contracts/changes';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Modal } from '@tallyhouse/shared/kit/modal';
import { useChangesText } from '../use-changes-text';
import { DecisionProblem } from './decision-problem';
import { useDecision } from './use-decision';

/** Asks before an own proposal is taken back. */
export function WithdrawDialog({
  change,
  onClose,
}: {
  readonly change: Change;
  readonly onClose: () => void;
}) {
  const text = useChangesText();
  const { http } = useRemoteHost();
  const withdrawing = useDecision({
    make: () => http.call(withdrawChange, { params: { id: change.id } }),
    done: text('decide.withdrawn'),
    onDone: onClose,
  });
  return (
    <Modal
      open
      title={text('decide.withdrawTitle')}
      okText={text('decide.withdraw')}
      cancelText={text('decide.cancel')}
      okButtonProps={{ danger: true, loading: withdrawing.isPending }}
      onOk={() => {
        if (!withdrawing.isPending) withdrawing.mutate();
      }}
      onCancel={onClose}
    >
      <p>{text('decide.withdrawLead')}</p>
      <DecisionProblem title={text('decide.withdrawFailed')} error={withdrawing.error} />
    </Modal>
  );
}
