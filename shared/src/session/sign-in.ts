import type { Auth } from '../contracts/auth';
import type { AuthMeta } from './auth-meta';
import { clearTab } from './end-session';
import type { Session } from './session';
import { saveMain } from './stored-main';
import { writeAuth } from './write-auth';

/** How long a session lasts; another server behind the contract may not say. */
interface Lifetimes {
  readonly session?: Auth['session'] | undefined;
}

/**
 * Stores the answer of a login. The brand chosen last stays for the same user only; who signs in again over a page,
 * before or after an expiry, finds it as it was.
 */
export function signIn(session: Session, answer: Omit<Auth, 'session'> & Lifetimes): void {
  const before = session.auth.getState();
  const isAgain = (session.expired.getState().user ?? before.user)?.id === answer.user.id;
  const isSameUser = session.meta.getState().userId === answer.user.id;
  const keepsBrand = isSameUser && answer.user.brands.some(({ id }) => id === before.selectedBrand);
  const auth = {
    ...before,
    ...(keepsBrand ? {} : { selectedBrand: null, selectedBrandName: null }),
    token: answer.token,
    refreshToken: answer.refreshToken,
    user: answer.user,
    roles: answer.user.roles,
  };
  const epoch = session.environment.randomId();
  const meta = writeAuth(session, auth, {
    epoch,
    userId: answer.user.id,
    endedBy: null,
    ...endsOf(session, answer),
  });
  session.meta.setState(meta, true);
  session.expired.setState({ user: null });
  session.auth.setState(auth, true);
  if (isAgain) saveMain(session, {});
  else clearTab(session);
}

/** The answer of a refresh: what another server leaves out stays as it was. */
export interface Renewal extends Lifetimes {
  readonly token: string;
  readonly refreshToken?: string | undefined;
  readonly user?: Auth['user'] | undefined;
}

/** Stores the answer of a refresh: new tokens, and the user as the server sees it now. */
export function renewTokens(session: Session, answer: Renewal): void {
  const changes = {
    token: answer.token,
    ...(answer.refreshToken === undefined ? {} : { refreshToken: answer.refreshToken }),
    ...(answer.user === undefined ? {} : { user: answer.user, roles: answer.user.roles }),
  };
  const meta = writeAuth(session, changes, endsOf(session, answer));
  session.meta.setState(meta, true);
  session.auth.setState(changes);
}

/** The server gives durations, so that a wrong clock of this machine does no harm. */
function endsOf(
  { environment }: Session,
  { session }: Lifetimes,
): Pick<AuthMeta, 'idleEndsAtMs' | 'endsAtMs'> {
  if (session === undefined) return { idleEndsAtMs: null, endsAtMs: null };
  const nowMs = environment.nowMs();
  return {
    idleEndsAtMs: nowMs + session.idleSeconds * 1000,
    endsAtMs: nowMs + session.remainingSeconds * 1000,
  };
}
