import type { ChangeDetail } from '@tallyhouse/shared/contracts/changes';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { ActionButton } from '@tallyhouse/shared/ui/action-button';
import { useState } from 'react';
import { useChangesText } from '../use-changes-text';
import { ConfirmDialog } from './confirm-dialog';
import { OwnProposal } from './own-proposal';
import { RefuseDialog } from './refuse-dialog';
import { WithdrawDialog } from './withdraw-dialog';

/** The ways to decide about an open change; for who may not, why, and who may. */
export function ChangeDecision({ change }: { readonly change: ChangeDetail }) {
  const text = useChangesText();
  const { session } = useRemoteHost();
  const [dialog, setDialog] = useState<'confirm' | 'refuse' | 'withdraw' | null>(null);
  const close = () => setDialog(null);
  const isOwn = change.proposedBy.id === session.user.id;
  return (
    <>
      {isOwn ? (
        <OwnProposal change={change} onWithdraw={() => setDialog('withdraw')} />
      ) : change.mayConfirm ? (
        <Flex gap="small" wrap>
          <ActionButton type="primary" onClick={() => setDialog('confirm')}>
            {text('decide.confirm')}
          </ActionButton>
          <ActionButton danger onClick={() => setDialog('refuse')}>
            {text('decide.refuse')}
          </ActionButton>
        </Flex>
      ) : (
        <Alert
          type="info"
          showIcon
          role="note"
          title={text('mayNot')}
          description={text(
            change.payload['userId'] === session.user.id ? 'obstacle.about' : 'obstacle.right',
          )}
        />
      )}
      {dialog === 'confirm' ? <ConfirmDialog change={change} onClose={close} /> : null}
      {dialog === 'refuse' ? <RefuseDialog change={change} onClose={close} /> : null}
      {dialog === 'withdraw' ? <WithdrawDialog change={change} onClose={close} /> : null}
    </>
  );
}
