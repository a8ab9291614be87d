import type { User } from '../contracts/auth';
import { signedOut } from './auth-state';
import type { Session } from './session';
import { writeAuth } from './write-auth';

/** Stands for the user until the API has said who the token belongs to. */
const unknownUser: User = {
  id: 'unknown',
  email: '',
  name: '',
  locale: 'en',
  roles: [],
  assignments: [],
  brands: [],
};

/** Begins a session with a token that somebody else, a portal, signed its user in for. */
export function openWithToken(session: Session, token: string): void {
  const epoch = session.environment.randomId();
  const auth = { ...signedOut, token, user: unknownUser };
  session.meta.setState(writeAuth(session, auth, { epoch, userId: unknownUser.id }), true);
  session.auth.setState(auth);
}

/** Names the user of such a session. */
export function nameUser(session: Session, known: Pick<User, 'id' | 'email' | 'name' | 'roles'>): void {
  const { roles } = known;
  const user = { ...unknownUser, ...known };
  session.meta.setState(writeAuth(session, { user, roles }, { userId: user.id }), true);
  session.auth.setState({ user, roles });
}
