import type { UserCard } from '@tallyhouse/shared/contracts/users';
import { StateTag } from '@tallyhouse/shared/ui/state-tag';
import { useUsersText } from './use-users-text';

const looks = {
  ACTIVE: { kind: 'good', mark: '●' },
  INVITED: { kind: 'waiting', mark: '○' },
  DISABLED: { kind: 'bad', mark: '✕' },
} as const;

/** Whether an account is used, waits for its first password, or is shut. */
export function UserStateTag({ state }: { readonly state: UserCard['state'] }) {
  const text = useUsersText();
  return <StateTag {...looks[state]} word={text(`state.${state}`)} />;
}
