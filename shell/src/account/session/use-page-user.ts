import type { User } from '@tallyhouse/shared/contracts/auth';
import { useAuth, useExpiredUser } from '@tallyhouse/shared/session/use-session';
import { useServices } from '../../remotes/services/services';

/** Whose page this is: who is signed in, or was until the session ran out and has not left yet. */
export function usePageUser(): User | null {
  const { session } = useServices();
  const { user } = useAuth(session);
  const expired = useExpiredUser(session);
  return user ?? expired;
}
