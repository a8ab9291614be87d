import type { Change } from '@tallyhouse/shared/contracts/changes';
import type { UserCard } from '@tallyhouse/shared/contracts/users';
import { Button, Typography } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useState } from 'react';
import { AccountDialog, type AccountAction } from './dialogs/account-dialog';
import { LinkDialog } from './dialogs/link-dialog';
import { useUsersText } from './use-users-text';

interface UserActionsProps {
  readonly user: UserCard;
  readonly onProposed: (change: Change) => void;
}

/** What can be done about an account as it stands now. */
export function UserActions({ user, onProposed }: UserActionsProps) {
  const text = useUsersText();
  const [dialog, setDialog] = useState<AccountAction | 'link' | null>(null);
  const close = () => setDialog(null);
  const actions: readonly AccountAction[] =
    user.state === 'DISABLED'
      ? ['enable']
      : [
          // What a link may be made for already is not asked for again.
          ...(user.mayBeInvited ? [] : (['resetPassword'] as const)),
          ...(user.hasSecondFactor ? (['resetSecondFactor'] as const) : []),
          'disable',
        ];
  return (
    <section>
      <Typography.Title level={2} className="th-before-0 th-after-8 th-text-14">
        {text('drawer.actions')}
      </Typography.Title>
      <Flex wrap gap="small">
        {user.mayBeInvited ? (
          <Button type="primary" onClick={() => setDialog('link')}>
            {text('action.link')}
          </Button>
        ) : null}
        {actions.map((action) => (
          <Button key={action} danger={action === 'disable'} onClick={() => setDialog(action)}>
            {text(`action.${action}`)}
          </Button>
        ))}
      </Flex>
      {dialog === null ? null : dialog === 'link' ? (
        <LinkDialog user={user} onClose={close} />
      ) : (
        <AccountDialog user={user} action={dialog} onProposed={onProposed} onClose={close} />
      )}
    </section>
  );
}
