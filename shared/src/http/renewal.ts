import type { Session } from '../session/session';
import { expireSession } from '../session/end-session';
import { followStorage } from '../session/follow-storage';
import { renewTokens, type Renewal } from '../session/sign-in';
import { TurnTimeoutError } from '../session/tab-order';
import { unreachable } from './answer-problem';
import { isApiError } from './api-error';
import type { Caller } from './call-headers';
import { SessionChangedError } from './session-changed-error';

const firstPauseMs = 250;
const longestPauseMs = 30_000;
const longestAskedPauseMs = 300_000;

/** What belongs to one epoch; another signing-in starts anew. */
interface UnderWay {
  readonly epoch: string;
  promise: Promise<void> | null;
  failure: { readonly error: unknown; readonly untilMs: number; readonly pauseMs: number } | null;
}

/** Asks the server for new tokens. */
export type AskForTokens = (presented: {
  readonly refreshToken: string;
  readonly email: string;
}) => Promise<Renewal>;

/** Who gives new tokens: the server for a refresh token, or a portal that signed its user in and needs none. */
export interface TokenSource {
  readonly ask: AskForTokens;
  readonly needsRefreshToken: boolean;
}

/**
 * Renews the token after a 401; `renew(caller)` resolves once a token other than the caller's is there.
 *
 * One refresh is under way at a time, in all tabs; who comes meanwhile waits for it. A refusal of the refresh ends the
 * session, once. A passing failure keeps the session, and until a growing pause is over further callers get that
 * failure without asking the server.
 */
export function createRenewal(session: Session, { ask, needsRefreshToken }: TokenSource) {
  const { environment, order } = session;
  let current: UnderWay = { epoch: '', promise: null, failure: null };

  async function renew(caller: Caller, refusal: unknown): Promise<void> {
    requireSame(caller);
    const { token, refreshToken } = session.auth.getState();
    if (token !== null && token !== caller.token) return;
    if (caller.token === null || (needsRefreshToken && refreshToken === null)) {
      expireSession(session, caller.epoch);
      throw refusal;
    }
    if (current.epoch !== caller.epoch) current = { epoch: caller.epoch, promise: null, failure: null };
    const own = current;
    if (own.failure !== null && environment.nowMs() < own.failure.untilMs) throw own.failure.error;
    own.promise ??= renewInTurn(caller, own).finally(() => {
      own.promise = null;
    });
    await own.promise;
    requireSame(caller);
  }

  async function renewInTurn(caller: Caller, own: UnderWay): Promise<void> {
    try {
      await order.alone(() => renewAlone(caller));
      own.failure = null;
    } catch (error) {
      const passing = error instanceof TurnTimeoutError ? unreachable('slow', error) : error;
      if (isApiError(passing) && caller.epoch === session.meta.getState().epoch)
        rememberFailure(own, passing);
      throw passing;
    }
  }

  /** In this tab's turn: no other tab refreshes, but one may have done so just before. */
  async function renewAlone(caller: Caller): Promise<void> {
    if (await isRenewedElsewhere(caller)) return;
    const { refreshToken, user } = session.auth.getState();
    let answer: Renewal;
    try {
      answer = await ask({ refreshToken: refreshToken ?? '', email: user?.email ?? '' });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (await isRenewedElsewhere(caller)) return;
      expireSession(session, caller.epoch);
      await session.announced;
      throw error;
    }
    // The user may have signed out meanwhile, here or in another tab: the session must not rise again.
    await seeOtherTabs(caller);
    renewTokens(session, answer);
    await session.announced;
    environment.onEvent({ kind: 'renewed' });
  }

  async function isRenewedElsewhere(caller: Caller): Promise<boolean> {
    await seeOtherTabs(caller);
    return session.auth.getState().token !== caller.token;
  }

  async function seeOtherTabs(caller: Caller): Promise<void> {
    await order.caughtUp();
    followStorage(session);
    requireSame(caller);
  }

  function requireSame(caller: Caller): void {
    if (session.isSuperseded || caller.epoch !== session.meta.getState().epoch)
      throw new SessionChangedError();
  }

  function rememberFailure(own: UnderWay, error: { readonly retryAfterSeconds: number | null }): void {
    const pauseMs = Math.min(own.failure === null ? firstPauseMs : own.failure.pauseMs * 2, longestPauseMs);
    const askedMs = Math.min((error.retryAfterSeconds ?? 0) * 1000, longestAskedPauseMs);
    // Up to half as long again, so that many browsers do not come back at once.
    const spreadMs = pauseMs * (1 + environment.random() / 2);
    own.failure = { error, pauseMs, untilMs: environment.nowMs() + Math.max(spreadMs, askedMs) };
    environment.onEvent({ kind: 'renewal-failed', pauseMs: Math.max(spreadMs, askedMs) });
  }

  return { renew, requireSame };
}

/** The server says that this session is over; anything else may pass. */
function isRefusal(error: unknown): boolean {
  return isApiError(error) && [400, 401, 403].includes(error.problem.status);
}
