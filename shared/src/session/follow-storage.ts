import { parseAuthMeta, type AuthMeta } from './auth-meta';
import { parseAuthState, type AuthState } from './auth-state';
import { endLocally } from './end-session';
import type { Session } from './session';

// What another tab writes becomes visible piece by piece, usually within a few milliseconds.
const restLateMs = 100;

/**
 * Takes over what lies in the storage now: other tabs write there, and a user can wipe it.
 *
 * Called at every write of another tab, before every call, and around a refresh.
 */
export function followStorage(session: Session): void {
  if (session.isSuperseded) return;
  const stored = readStored(session);
  if (isSame(session, stored)) {
    keepBrandChosenLast(session, stored.auth);
    // The tokens of a renewal may have been seen before the new ends of the session.
    if (stored.meta.ver > session.meta.getState().ver) session.meta.setState(stored.meta, true);
  } else if (isHalfVisible(session, stored)) {
    // The rest comes with a write of its own; whoever wrote without one is followed a moment later.
    session.environment.after(restLateMs, () => takeOver(session));
  } else takeOver(session);
}

/** The storage says that nobody is signed in, whether or not this tab has followed it yet. */
export function isNobodyStored(session: Session): boolean {
  return parseAuthState(session.stored.auth.read()).token === null;
}

function takeOver(session: Session): void {
  const stored = readStored(session);
  if (session.isSuperseded || isSame(session, stored)) return;
  const { auth, meta } = stored;
  if (auth.token === null) followEnd(session, stored);
  else if (isOtherUser(session, auth)) supersede(session);
  else {
    const isRenewal = session.auth.getState().token !== null;
    session.auth.setState(auth, true);
    session.meta.setState(meta, true);
    session.expired.setState({ user: null });
    if (isRenewal) session.environment.onEvent({ kind: 'adopted' });
  }
}

interface Stored {
  readonly auth: AuthState;
  readonly meta: AuthMeta;
}

function readStored({ stored }: Session): Stored {
  return { auth: parseAuthState(stored.auth.read()), meta: parseAuthMeta(stored.meta.read()) };
}

/**
 * A session began or ended, and `auth.meta` does not say so yet: why it ended decides whether the page may stand, and
 * calls of a new session must not start under the name of the one before.
 */
function isHalfVisible(session: Session, { auth, meta }: Stored): boolean {
  const isSignedIn = session.auth.getState().token !== null;
  return isSignedIn !== (auth.token !== null) && meta.ver === session.meta.getState().ver;
}

function isSame(session: Session, { auth, meta }: Stored): boolean {
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

function followEnd(session: Session, { auth, meta }: Stored): void {
  const wasSignedIn = session.auth.getState().token !== null;
  const wasExpired = session.expired.getState().user !== null;
  // The user may also give up an expired session in another tab: this one does not wait any longer either.
  if (wasSignedIn || (wasExpired && meta.endedBy !== 'expired')) {
    endLocally(session, meta.endedBy ?? 'signed-out', {
      auth,
      meta,
      isElsewhere: meta.endedBy === 'signed-out',
    });
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
