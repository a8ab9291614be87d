import type { Auth } from '../contracts/auth';
import { signedOut, type AuthState } from './auth-state';
import { emptyMain } from './main-state';
import type { Session } from './session';

/** Stores the answer of a login. The brand chosen last stays for the same user only. */
export function signIn(session: Session, answer: Auth): void {
  const before = session.auth.getState();
  const allowed = answer.user.brands.some(({ id }) => id === before.selectedBrand);
  session.epoch.value += 1;
  forgetTabBrand(session);
  write(session, {
    ...before,
    ...(allowed ? {} : { selectedBrand: null, selectedBrandName: null }),
    token: answer.token,
    refreshToken: answer.refreshToken,
    user: answer.user,
    roles: answer.user.roles,
  });
}

/** Stores the answer of a refresh or of a change of brand: new tokens, and the user as the server sees it now. */
export function renewTokens(session: Session, answer: { token: string } & Partial<Auth>): void {
  const before = session.auth.getState();
  write(session, {
    ...before,
    token: answer.token,
    refreshToken: answer.refreshToken ?? before.refreshToken,
    user: answer.user ?? before.user,
    roles: answer.user?.roles ?? before.roles,
  });
}

/** Forgets tokens, user, roles and what the screens kept; the next user finds nothing. */
export function signOut(session: Session): void {
  session.epoch.value += 1;
  forgetTabBrand(session);
  session.main.setState(emptyMain, true);
  session.stored.main.write({ ...emptyMain });
  const { selectedBrand, selectedBrandName } = session.auth.getState();
  write(session, { ...signedOut, selectedBrand, selectedBrandName });
}

function forgetTabBrand(session: Session): void {
  session.tabBrand.setState({ chosen: null });
  session.stored.tabBrand.remove();
}

function write(session: Session, next: AuthState): void {
  session.auth.setState(next, true);
  session.stored.auth.write({ ...next });
}
