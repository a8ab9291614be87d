import type { SessionEvent } from './session-event';
import { loginPath } from './session-end';
import type { SessionEnd } from './session-end';

/**
 * What the session and the client touch of the browser, handed in so that a test, a program without a browser, or a
 * portal holds every string.
 */
export interface Environment {
  /** May throw on access: a browser can forbid storage. */
  readonly localStorage: () => Storage;
  readonly sessionStorage: () => Storage;
  readonly cookies: () => string;
  /** Web Locks; null where the browser has none, and then tabs take turns by a lease in the storage. */
  readonly locks: Locks | null;
  readonly origin: () => string;
  /** Path, query and fragment of the page. */
  readonly currentPath: () => string;
  /** The session is over; called once for each end. The browser's own answer is one trip to /login. */
  readonly signInAgain: (end: SessionEnd) => void;
  readonly reload: () => void;
  readonly nowMs: () => number;
  /** Calls `then` after `ms` and gives what cancels it. */
  readonly after: (ms: number, then: () => void) => () => void;
  /** From 0 up to 1: spreads repeated calls in time. */
  readonly random: () => number;
  /** Idempotency keys, and names of sessions. */
  readonly randomId: () => string;
  /** Hears what other tabs write into the local storage; a null key is all of it. */
  readonly onStorage: (listener: (event: { readonly key: string | null }) => void) => () => void;
  /** Takes notice of what happens to the session: for a log, a message to the user, a measurement. */
  readonly onEvent: (event: SessionEvent) => void;
}

/** As much of the browser's `LockManager` as is used. */
export interface Locks {
  request<T>(
    name: string,
    options: { readonly mode?: 'exclusive' | 'shared'; readonly signal?: AbortSignal },
    work: () => Promise<T>,
  ): Promise<T>;
  query(): Promise<{ readonly held?: readonly { readonly name?: string }[] }>;
}

/** The browser's own. */
export function browserEnvironment(): Environment {
  return {
    localStorage: () => window.localStorage,
    sessionStorage: () => window.sessionStorage,
    cookies: () => document.cookie,
    locks: 'locks' in navigator ? navigator.locks : null,
    origin: () => location.origin,
    currentPath: () => location.pathname + location.search + location.hash,
    signInAgain: (end) => location.assign(loginPath(end)),
    reload: () => location.reload(),
    nowMs: () => Date.now(),
    after: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    random: () => Math.random(),
    // randomUUID is missing on plain http pages other than localhost.
    randomId: () =>
      [...crypto.getRandomValues(new Uint8Array(16))]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join(''),
    onStorage: (listener) => {
      window.addEventListener('storage', listener);
      return () => window.removeEventListener('storage', listener);
    },
    onEvent: () => undefined,
  };
}
