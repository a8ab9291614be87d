import { isLocale } from '@tallyhouse/shared/i18n/locale';
import type { Change } from '@tallyhouse/shared/contracts/changes';
import type { UserCard } from '@tallyhouse/shared/contracts/users';
import { instantText } from '@tallyhouse/shared/format/instant';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Typography } from '@tallyhouse/shared/kit/core';
import { Descriptions } from '@tallyhouse/shared/kit/detail';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { DetailDrawer } from '@tallyhouse/shared/ui/record-drawer';
import { useShownZone } from '../../changes/use-shown-zone';
import { UserActions } from './user-actions';
import { UserRoles } from './user-roles';
import { UserStateTag } from './user-state-tag';
import { useUsersText } from './use-users-text';

interface UserDrawerProps {
  /** Null when closed. */
  readonly user: UserCard | null;
  readonly onProposed: (change: Change) => void;
  readonly onClose: () => void;
}

/** One user: facts of the account, roles, and what can be proposed or done about it. */
export function UserDrawer({ user, onProposed, onClose }: UserDrawerProps) {
  const text = useUsersText();
  return (
    <DetailDrawer
      isOpen={user !== null}
      onClose={onClose}
      title={user?.name ?? text('drawer.title')}
      close={text('drawer.close')}
    >
      {user === null ? null : <UserContent key={user.id} user={user} onProposed={onProposed} />}
    </DetailDrawer>
  );
}

function UserContent({ user, onProposed }: { user: UserCard; onProposed: (change: Change) => void }) {
  const text = useUsersText();
  const zone = useShownZone();
  const { session } = useRemoteHost();
  const mayPropose = session.permissions.includes('administration.propose');
  const isSelf = user.id === session.user.id;
  const { email, state, hasSecondFactor, locale, createdAt, lastSignedInAt } = user;
  return (
    <Flex vertical gap="middle">
      <Descriptions
        column={1}
        size="small"
        items={[
          { key: 'email', label: text('drawer.email'), children: email },
          { key: 'state', label: text('drawer.state'), children: <UserStateTag state={state} /> },
          {
            key: 'factor',
            label: text('drawer.factor'),
            children: text(hasSecondFactor ? 'hasFactor' : 'noFactor'),
          },
          {
            key: 'language',
            label: text('drawer.language'),
            children: isLocale(locale) ? text(`language.${locale}`) : locale,
          },
          { key: 'since', label: text('drawer.since'), children: instantText(createdAt, zone) },
          {
            key: 'seen',
            label: text('drawer.seen'),
            children: lastSignedInAt === null ? text('never') : instantText(lastSignedInAt, zone),
          },
        ]}
      />
      <UserRoles user={user} mayChange={mayPropose && !isSelf} onProposed={onProposed} />
      {isSelf ? <Typography.Text type="secondary">{text('drawer.you')}</Typography.Text> : null}
      {mayPropose && !isSelf ? <UserActions user={user} onProposed={onProposed} /> : null}
    </Flex>
  );
}
