import type { UserCard } from '@tallyhouse/shared/contracts/users';
import { instantText } from '@tallyhouse/shared/format/instant';
import { Button, Typography } from '@tallyhouse/shared/kit/core';
import type { TableColumnType } from '@tallyhouse/shared/kit/table';
import { UserStateTag } from './user-state-tag';
import type { useAssignmentWords } from './use-assignment-words';
import type { useUsersText } from './use-users-text';

interface UserColumnsOptions {
  readonly text: ReturnType<typeof useUsersText>;
  readonly zone: string;
  readonly say: ReturnType<typeof useAssignmentWords>;
  readonly onOpen: (user: UserCard) => void;
}

/** Columns of the list of users. */
export function userColumns({ text, zone, say, onOpen }: UserColumnsOptions): TableColumnType<UserCard>[] {
  return [
    {
      key: 'name',
      title: text('column.name'),
      rowScope: 'row',
      render: (_, user) => (
        <>
          <Button
            type="link"
            aria-label={text('open', { name: user.name })}
            className="th-pad-inline-0 th-semibold th-auto-high"
            onClick={() => onOpen(user)}
          >
            {user.name}
          </Button>
          <Typography.Text type="secondary" className="th-text-12 th-block">
            {user.email}
          </Typography.Text>
        </>
      ),
    },
    { key: 'state', title: text('column.state'), render: (_, { state }) => <UserStateTag state={state} /> },
    {
      key: 'roles',
      title: text('column.roles'),
      render: (_, { assignments }) =>
        assignments.map((assignment) => (
          <div key={`${assignment.role} ${assignment.brandId}`}>{say(assignment)}</div>
        )),
    },
    {
      key: 'factor',
      title: text('column.factor'),
      render: (_, { hasSecondFactor }) => text(hasSecondFactor ? 'hasFactor' : 'noFactor'),
    },
    {
      key: 'seen',
      title: text('column.seen'),
      render: (_, { lastSignedInAt }) =>
        lastSignedInAt === null ? text('never') : instantText(lastSignedInAt, zone),
    },
  ];
}
