import type { Change } from '@tallyhouse/shared/contracts/changes';
import type { UserCard } from '@tallyhouse/shared/contracts/users';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button, Typography } from '@tallyhouse/shared/kit/core';
import { PlusOutlined } from '@tallyhouse/shared/kit/icons';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { ActionButton } from '@tallyhouse/shared/ui/action-button';
import { RecordList } from '@tallyhouse/shared/ui/record-list';
import { useState } from 'react';
import { ProposedNotice } from '../../changes/proposed-notice';
import { useShownZone } from '../../changes/use-shown-zone';
import { InviteDialog } from './dialogs/invite-dialog';
import { useAssignmentWords } from './use-assignment-words';
import { userColumns } from './user-columns';
import { UserDrawer } from './user-drawer';
import { UserFilterBar } from './user-filter-bar';
import { useUsersInUrl, type UsersInUrl } from './use-users-in-url';
import { useUsersText } from './use-users-text';
import { usersPerPage, usersQuery } from './users-queries';

/** Who works for the brand, with which roles, and the ways to change that. */
export function UsersSection() {
  const text = useUsersText();
  const { session } = useRemoteHost();
  const fields = useUsersInUrl();
  const [isInviting, setInviting] = useState(false);
  const [proposed, setProposed] = useState<Change | null>(null);
  const mayPropose = session.permissions.includes('administration.propose');
  return (
    <div>
      {mayPropose ? null : <Typography.Paragraph>{text('readOnly')}</Typography.Paragraph>}
      <ProposedNotice change={proposed} />
      <Flex wrap gap="small" className="th-after-12">
        <UserFilterBar fields={fields} />
        {mayPropose ? (
          <ActionButton type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setInviting(true)}>
            {text('invite')}
          </ActionButton>
        ) : null}
      </Flex>
      <UserList fields={fields} onProposed={setProposed} />
      {isInviting ? <InviteDialog onProposed={setProposed} onClose={() => setInviting(false)} /> : null}
    </div>
  );
}

interface UserListProps {
  readonly fields: UsersInUrl;
  readonly onProposed: (change: Change) => void;
}

function UserList({ fields, onProposed }: UserListProps) {
  const text = useUsersText();
  const { http, session } = useRemoteHost();
  const zone = useShownZone();
  const say = useAssignmentWords();
  const [openId, setOpenId] = useState<string | null>(null);
  const users = useQuery(
    usersQuery(http, session.brand?.id ?? null, { ...fields.values, page: fields.page }),
  );
  return (
    <>
      <RecordList<UserCard>
        table={{
          label: text('list'),
          rowKey: 'id',
          columns: userColumns({ text, zone, say, onOpen: ({ id }) => setOpenId(id) }),
        }}
        query={users}
        failed={text('failed')}
        empty={{
          title: text('none'),
          action: fields.isNarrowed ? <Button onClick={fields.clear}>{text('clear')}</Button> : null,
        }}
        pages={{
          page: fields.page,
          size: usersPerPage,
          onPage: fields.toPage,
          shown: ({ total }) => text('shown', { count: total }),
        }}
      />
      <UserDrawer
        user={users.data?.items.find(({ id }) => id === openId) ?? null}
        onProposed={onProposed}
        onClose={() => setOpenId(null)}
      />
    </>
  );
}
