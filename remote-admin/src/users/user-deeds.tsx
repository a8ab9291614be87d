import type { Change } from '@tallyhouse/shared/contracts/changes';
import type { UserCard } from '@tallyhouse/shared/contracts/users';
import { Button, Typography } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useState } from 'react';
import { AccountDialog, type AccountDeed } from './dialogs/account-dialog';
import { LinkDialog } from './dialogs/link-dialog';
import { useUsersText } from './use-users-text';

interface UserDeedsProps {
  readonly user: UserCard;
  readonly onProposed: (change: Change) => void;
}

/** What can be done about an account as it stands now. */
export function UserDeeds({ user, onProposed }: UserDeedsProps) {
  const text = useUsersText();
  const [dialog, setDialog] = useState<AccountDeed | 'link' | null>(null);
  const close = () => setDialog(null);
  const deeds: readonly AccountDeed[] =
    user.state === 'DISABLED'
      ? ['enable']
      : ['resetPassword', ...(user.hasSecondFactor ? (['resetSecondFactor'] as const) : []), 'disable'];
  return (
    <section>
      <Typography.Title level={2} style={{ fontSize: 14, marginBlock: '0 8px' }}>
        {text('drawer.deeds')}
      </Typography.Title>
      <Flex wrap gap="small">
        {user.mayBeInvited ? (
          <Button type="primary" onClick={() => setDialog('link')}>
            {text('deed.link')}
          </Button>
        ) : null}
        {deeds.map((deed) => (
          <Button key={deed} danger={deed === 'disable'} onClick={() => setDialog(deed)}>
            {text(`deed.${deed}`)}
          </Button>
        ))}
      </Flex>
      {dialog === null ? null : dialog === 'link' ? (
        <LinkDialog user={user} onClose={close} />
      ) : (
        <AccountDialog user={user} deed={dialog} onProposed={onProposed} onClose={close} />
      )}
    </section>
  );
}
