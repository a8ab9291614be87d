import { parseAuthMeta, type AuthMeta } from './auth-meta';
import { parseAuthState, type AuthState } from './auth-state';
import { endLocally } from './end-session';
import type { Session } from './session';

/**
 * Takes over what lies in the storage now: other tabs write there, and a user can wipe it.
 *
 * Called at every write of another tab, before every call, and around a refresh.
 */
export function followStorage(session: Session): void {
  if (session.isSuperseded) return;
  const auth = parseAuthState(session.stored.auth.read());
  const meta = parseAuthMeta(session.stored.meta.read());
  const before = session.auth.getState();
  if (isSame(session, auth, meta)) {
    keepBrandChosenLast(session, auth);
    return;
  }
  if (auth.token === null) followEnd(session, auth, meta);
  else if (isOtherUser(session, auth)) supersede(session);
  else {
    const isRenewal = before.token !== null;
    session.auth.setState(auth, true);
    session.meta.setState(meta, true);
    session.expired.setState({ user: null });
    if (isRenewal) session.environment.onEvent({ kind: 'adopted' });
  }
}

function isSame(session: Session, auth: AuthState, meta: AuthMeta): boolean {
  const before = session.auth.getState();
  return (
    auth.token === before.token &&
    auth.refreshToken === before.refreshToken &&
    auth.user?.id === before.user?.id &&
    meta.epoch === session.meta.getState().epoch
  );
}

/** Kept for the list of brands; the brand of this tab stays its own. */
function keepBrandChosenLast(session: Session, auth: AuthState): void {
  const { selectedBrand, selectedBrandName } = session.auth.getState();
  if (auth.selectedBrand === selectedBrand && auth.selectedBrandName === selectedBrandName) return;
  session.auth.setState({ selectedBrand: auth.selectedBrand, selectedBrandName: auth.selectedBrandName });
}

function followEnd(session: Session, auth: AuthState, meta: AuthMeta): void {
  const wasSignedIn = session.auth.getState().token !== null;
  const wasExpired = session.expired.getState().user !== null;
  // The user may also give up an expired session in another tab: this one does not wait any longer either.
  if (wasSignedIn || (wasExpired && meta.endedBy !== 'expired')) {
    endLocally(session, meta.endedBy ?? 'signed-out', { auth, meta });
  } else {
    session.auth.setState(auth, true);
    session.meta.setState(meta, true);
  }
}

function isOtherUser(session: Session, auth: AuthState): boolean {
  const user = session.auth.getState().user ?? session.expired.getState().user;
  return user !== null && user.id !== auth.user?.id;
}

function supersede(session: Session): void {
  session.isSuperseded = true;
  session.environment.onEvent({ kind: 'superseded' });
  session.environment.reload();
}
