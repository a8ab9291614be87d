/** What the session and the client touch of the browser, handed in so that tests hold every string. */
export interface Environment {
  /** May throw on access: a browser can forbid storage. */
  readonly localStorage: () => Storage;
  readonly sessionStorage: () => Storage;
  readonly cookies: () => string;
  /** Web Locks; null where the browser has none, and then only this tab is kept in order. */
  readonly locks: Pick<LockManager, 'request'> | null;
  readonly origin: () => string;
  /** Path, query and fragment of the page. */
  readonly currentPath: () => string;
  readonly goTo: (path: string) => void;
  readonly reload: () => void;
  readonly nowMs: () => number;
  /** Calls `then` after `ms` and gives what cancels it. */
  readonly after: (ms: number, then: () => void) => () => void;
  /** Random part of idempotency keys. */
  readonly randomId: () => string;
  readonly onStorage: (listener: (event: Pick<StorageEvent, 'key'>) => void) => () => void;
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
    goTo: (path) => location.assign(path),
    reload: () => location.reload(),
    nowMs: () => Date.now(),
    after: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    // randomUUID is missing on plain http pages other than localhost.
    randomId: () =>
      [...crypto.getRandomValues(new Uint8Array(16))]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join(''),
    onStorage: (listener) => {
      window.addEventListener('storage', listener);
      return () => window.removeEventListener('storage', listener);
    },
  };
}
