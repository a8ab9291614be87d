import type { AuthMeta } from './auth-meta';
import { signedOut, type AuthState } from './auth-state';
import type { Session } from './session';
import type { SessionEnd } from './session-end';
import { clearMain } from './stored-main';
import { writeAuth } from './write-auth';

/** Forgets tokens, user, roles and what the screens kept, in every tab; the next user finds nothing. */
export function signOut(session: Session): void {
  end(session, 'signed-out');
}

/**
 * Ends a session that cannot be renewed, once for each epoch; the page stands until its user signs in again or gives
 * up. What a page that stands goes on asking for meanwhile is refused and changes nothing.
 */
export function expireSession(session: Session, epoch: string): void {
  if (session.expired.getState().user !== null) return;
  if (epoch === session.meta.getState().epoch) end(session, 'expired');
}

/** After an expiry: the user will not sign in here again, so the page is left. */
export function leaveExpired(session: Session): void {
  if (session.expired.getState().user === null) return;
  end(session, 'signed-out');
}

function end(session: Session, cause: SessionEnd['cause']): void {
  const { selectedBrand, selectedBrandName } = session.auth.getState();
  const auth: AuthState = { ...signedOut, selectedBrand, selectedBrandName };
  const meta = writeAuth(session, auth, {
    epoch: session.environment.randomId(),
    endedBy: cause,
    idleEndsAtMs: null,
    endsAtMs: null,
  });
  session.stored.main.remove();
  session.stored.mainMeta.remove();
  endLocally(session, cause, { auth, meta });
}

/** Ends the session in this tab; the storage says so already. */
export function endLocally(
  session: Session,
  cause: SessionEnd['cause'],
  ended: { readonly auth: AuthState; readonly meta: AuthMeta; readonly isElsewhere?: boolean },
): void {
  const { environment } = session;
  const { user } = session.auth.getState();
  if (cause === 'expired') session.expired.setState({ user });
  else {
    session.expired.setState({ user: null });
    clearTab(session);
  }
  session.meta.setState(ended.meta, true);
  session.auth.setState(ended.auth, true);
  environment.onEvent({ kind: 'ended', cause });
  environment.signInAgain({
    cause,
    returnTo: environment.currentPath(),
    isElsewhere: ended.isElsewhere === true,
  });
}

/** Forgets what this tab kept for its user. */
export function clearTab(session: Session): void {
  session.stored.tabBrand.remove();
  session.tabBrand.setState({ chosen: null, initial: session.auth.getState().selectedBrand });
  clearMain(session);
}
