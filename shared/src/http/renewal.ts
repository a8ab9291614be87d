import type { Session } from '../session/session';
import { expireSession } from '../session/end-session';
import { followStorage, isNobodyStored } from '../session/follow-storage';
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
  promise: Promise<Renewed> | null;
  failure: { readonly error: unknown; readonly untilMs: number; readonly pauseMs: number } | null;
}

/** How a new token came: it was there, taken from another call or tab, or somebody was asked for it. */
type Renewed = 'adopted' | 'refreshed';

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

  async function renew(caller: Caller, refusal: unknown): Promise<Renewed> {
    requireSame(caller);
    const { token, refreshToken } = session.auth.getState();
    if (token !== null && token !== caller.token) return 'adopted';
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
    const renewed = await own.promise;
    requireSame(caller);
    return renewed;
  }

  async function renewInTurn(caller: Caller, own: UnderWay): Promise<Renewed> {
    try {
      const renewed = await order.alone(() => renewAlone(caller));
      own.failure = null;
      return renewed;
    } catch (error) {
      const passing = error instanceof TurnTimeoutError ? unreachable('slow', error) : error;
      if (isApiError(passing) && caller.epoch === session.meta.getState().epoch)
        rememberFailure(own, passing);
      throw passing;
    }
  }

  /** In this tab's turn: no other tab refreshes, but one may have done so just before. */
  async function renewAlone(caller: Caller): Promise<Renewed> {
    if (await isRenewedElsewhere(caller)) return 'adopted';
    const { refreshToken, user } = session.auth.getState();
    let answer: Renewal;
    try {
      answer = await ask({ refreshToken: refreshToken ?? '', email: user?.email ?? '' });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (await isRenewedElsewhere(caller)) return 'adopted';
      expireSession(session, caller.epoch);
      await session.announced;
      throw error;
    }
    // The user may have signed out meanwhile, here or in another tab: the session must not rise again.
    await seeOtherTabs(caller);
    renewTokens(session, answer);
    await session.announced;
    environment.onEvent({ kind: 'renewed' });
    return 'refreshed';
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
    const isOtherSession = session.isSuperseded || caller.epoch !== session.meta.getState().epoch;
    // Somebody may have removed `auth` alone, so that the epoch does not tell.
    if (isOtherSession || (caller.token !== null && isNobodyStored(session))) throw new SessionChangedError();
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
