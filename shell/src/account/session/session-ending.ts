import type { AuthMeta } from '@tallyhouse/shared/session/auth-meta';
import { expireSession } from '@tallyhouse/shared/session/end-session';
import { followStorage } from '@tallyhouse/shared/session/follow-storage';
import type { Session } from '@tallyhouse/shared/session/session';

/** How long before its end a session is announced to end. */
const warningMs = 120_000;
// A machine that slept, or whose clock was set, is noticed within this time even when nobody comes back to the page.
const longestPauseMs = 60_000;

/** A session that ends soon. */
export interface SessionEnding {
  readonly secondsLeft: number;
  /** False when it has lasted as long as a session may: only signing in again helps. */
  readonly canGoOn: boolean;
}

/** When the session ends unless something is done; null when the server does not say. */
function endMsOf({ idleEndsAtMs, endsAtMs }: AuthMeta): number | null {
  if (idleEndsAtMs === null || endsAtMs === null) return idleEndsAtMs ?? endsAtMs;
  return Math.min(idleEndsAtMs, endsAtMs);
}

/** What to warn of at `nowMs`; null when the end is further away than two minutes, past, or unknown. */
export function endingOf(meta: AuthMeta, nowMs: number): SessionEnding | null {
  const endMs = endMsOf(meta);
  if (endMs === null || endMs <= nowMs || endMs - nowMs > warningMs) return null;
  return { secondsLeft: Math.ceil((endMs - nowMs) / 1000), canGoOn: endMs !== meta.endsAtMs };
}

/**
 * Tells `onChange` every second of a session that is about to end, and null when it no longer is; ends it when the time
 * has run out. Renewing it in any tab counts. Gives what stops it.
 *
 * It is this page that ends it, not the next refused call: who walked away leaves no figures on the screen.
 */
export function watchEnding(session: Session, onChange: (ending: SessionEnding | null) => void): () => void {
  const { environment, meta } = session;
  let cancel: () => void = () => undefined;

  function look(): void {
    cancel();
    const endMs = endMsOf(meta.getState());
    const nowMs = environment.nowMs();
    // Whatever it changes makes this page look again.
    if (endMs !== null && endMs <= nowMs) {
      runOut();
      return;
    }
    onChange(endingOf(meta.getState(), nowMs));
    cancel = environment.after(pauseMs(endMs, nowMs), look);
  }

  function runOut(): void {
    // Another tab may have renewed it just now, and its message be still on the way.
    followStorage(session);
    const { epoch } = meta.getState();
    const endMs = endMsOf(meta.getState());
    if (endMs !== null && endMs <= environment.nowMs()) expireSession(session, epoch);
  }

  const forget = meta.subscribe(look);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  look();
  return () => {
    cancel();
    forget();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
  };
}

function pauseMs(endMs: number | null, nowMs: number): number {
  if (endMs === null) return longestPauseMs;
  const leftMs = endMs - nowMs;
  // On the full second of the countdown, so that no second is skipped or shown twice.
  if (leftMs <= warningMs) return leftMs <= 0 ? longestPauseMs : leftMs % 1000 || 1000;
  return Math.min(leftMs - warningMs, longestPauseMs);
}
