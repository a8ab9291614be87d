import { refresh, type Auth } from '../contracts/auth';
import { parseAuthState } from '../session/auth-state';
import type { Session } from '../session/session';
import { renewTokens, signOut } from '../session/sign-in';
import { isApiError } from './api-error';
import type { Caller } from './call-headers';
import { SessionChangedError } from './session-changed-error';

const firstPauseMs = 250;
const longestPauseMs = 30_000;
const longestAskedPauseMs = 300_000;

/**
 * Renews the token after a 401; `renew(caller)` gives once a token other than the caller's is there.
 *
 * One refresh is under way at a time, in all tabs where the browser has Web Locks; who comes meanwhile waits for
 * it. A refusal of the refresh ends the session with one trip to /login. A passing failure keeps the session,
 * and until a growing pause is over further callers get that failure without asking the server.
 */
export function createRenewal(session: Session, ask: (refreshToken: string, email: string) => Promise<Auth>) {
  const { environment } = session;
  let underWay: Promise<void> | null = null;
  let failure: { error: unknown; untilMs: number; pauseMs: number } | null = null;

  async function renew(caller: Caller, refusal: unknown): Promise<void> {
    if (caller.epoch !== session.epoch.value) throw new SessionChangedError();
    const { token, refreshToken } = session.auth.getState();
    if (token !== null && token !== caller.token) return;
    if (caller.token === null || refreshToken === null) {
      endSession(caller.epoch);
      throw refusal;
    }
    if (failure !== null && environment.nowMs() < failure.untilMs) throw failure.error;
    underWay ??= alone(() => renewOnce(caller)).finally(() => {
      underWay = null;
    });
    await underWay;
    if (caller.epoch !== session.epoch.value) throw new SessionChangedError();
  }

  async function renewOnce(caller: Caller): Promise<void> {
    const stored = parseAuthState(session.stored.auth.read());
    const own = session.auth.getState();
    if (stored.token === null || stored.user?.id !== own.user?.id) {
      endSession(caller.epoch);
      throw new SessionChangedError();
    }
    if (stored.token !== caller.token) {
      // Another tab was faster.
      session.auth.setState({ token: stored.token, refreshToken: stored.refreshToken, user: stored.user });
      return;
    }
    try {
      const answer = await ask(stored.refreshToken ?? '', stored.user?.email ?? '');
      if (caller.epoch !== session.epoch.value) throw new SessionChangedError();
      renewTokens(session, answer);
      failure = null;
    } catch (error) {
      if (isRefusal(error)) endSession(caller.epoch);
      else if (isApiError(error)) rememberFailure(error, error.retryAfterSeconds);
      throw error;
    }
  }

  function rememberFailure(error: unknown, retryAfterSeconds: number | null): void {
    const pauseMs = Math.min(failure === null ? firstPauseMs : failure.pauseMs * 2, longestPauseMs);
    const askedMs = Math.min((retryAfterSeconds ?? 0) * 1000, longestAskedPauseMs);
    failure = { error, pauseMs, untilMs: environment.nowMs() + Math.max(pauseMs, askedMs) };
  }

  /** Only the first of many who notice goes to /login: the epoch has moved on for the others. */
  function endSession(epoch: number): void {
    if (epoch !== session.epoch.value) return;
    signOut(session);
    const path = environment.currentPath();
    if (!path.startsWith('/login')) environment.goTo(`/login?returnTo=${encodeURIComponent(path)}`);
  }

  async function alone(work: () => Promise<void>): Promise<void> {
    await (environment.locks === null ? work() : environment.locks.request('auth-refresh', work));
  }

  return { renew, endSession };
}

/** The server says that this session is over; anything else may pass. */
function isRefusal(error: unknown): boolean {
  return isApiError(error) && [400, 401, 403].includes(error.problem.status);
}

/** Paths whose 401 is an answer, never a reason to renew. */
export const neverRenewed: ReadonlySet<string> = new Set(['/api/Auth/login', refresh.path]);
