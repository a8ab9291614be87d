import type { Change } from '@tallyhouse/shared/contracts/changes';
import type { UserCard } from '@tallyhouse/shared/contracts/users';
import { Button, Typography } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useState } from 'react';
import { GrantDialog } from './dialogs/grant-dialog';
import { RevokeDialog } from './dialogs/revoke-dialog';
import { useAssignmentWords } from './use-assignment-words';
import { useUsersText } from './use-users-text';

interface UserRolesProps {
  readonly user: UserCard;
  readonly mayChange: boolean;
  readonly onProposed: (change: Change) => void;
}

/** The roles of a user: giving one needs two people, taking one away is done at once. */
export function UserRoles({ user, mayChange, onProposed }: UserRolesProps) {
  const text = useUsersText();
  const say = useAssignmentWords();
  const [isGranting, setGranting] = useState(false);
  const [taken, setTaken] = useState<UserCard['assignments'][number] | null>(null);
  return (
    <section>
      <Typography.Title level={2} className="th-flush th-text-14">
        {text('drawer.roles')}
      </Typography.Title>
      {user.assignments.length === 0 ? <p>{text('drawer.noRoles')}</p> : null}
      <ul className="th-before-8 th-after-8 th-pad-0 th-unmarked">
        {user.assignments.map((assignment) => (
          <li key={`${assignment.role} ${assignment.brandId}`} className="th-pad-block-4">
            <Flex gap="small" align="center" justify="space-between">
              <span>{say(assignment)}</span>
              {mayChange ? (
                <Button
                  size="small"
                  aria-label={text('action.revokeNamed', { assignment: say(assignment) })}
                  onClick={() => setTaken(assignment)}
                >
                  {text('action.revoke')}
                </Button>
              ) : null}
            </Flex>
          </li>
        ))}
      </ul>
      {mayChange ? <Button onClick={() => setGranting(true)}>{text('action.grant')}</Button> : null}
      {isGranting ? (
        <GrantDialog user={user} onProposed={onProposed} onClose={() => setGranting(false)} />
      ) : null}
      {taken === null ? null : <RevokeDialog user={user} assignment={taken} onClose={() => setTaken(null)} />}
    </section>
  );
}
