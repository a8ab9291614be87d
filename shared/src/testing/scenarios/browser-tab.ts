import type { AxiosAdapter } from 'axios';
import type { Locks } from '../../session/environment';
import type { BrowserClock } from './browser-clock';
import { browserNetwork } from './browser-network';
import type { CookieJar } from './cookie-jar';
import { createLateStorage, type LateStorage, type StorageNews } from './late-storage';
import type { LockManager } from './lock-manager';

/** What the tabs of one browser share. */
export interface Browser {
  readonly origin: string;
  /** Where each origin is served. */
  readonly servedAt: ReadonlyMap<string, string>;
  readonly clock: BrowserClock;
  readonly storage: LateStorage;
  readonly cookies: CookieJar;
  /** Null in a browser without Web Locks. */
  readonly lockManager: LockManager | null;
  readonly nextId: () => string;
}

/** One page of a browser: what a client can reach, and what it did with the page. */
export interface BrowserTab {
  readonly origin: string;
  readonly localStorage: () => Storage;
  readonly sessionStorage: () => Storage;
  /** `document.cookie` */
  readonly cookies: () => string;
  readonly locks: Locks | null;
  readonly network: AxiosAdapter;
  readonly nowMs: () => number;
  readonly after: (ms: number, then: () => void) => () => void;
  readonly onStorage: (listener: (news: StorageNews) => void) => () => void;
  readonly randomId: () => string;
  /** Where the client went, in order; the page stands still for the scenario to look at. */
  readonly navigations: readonly string[];
  readonly reloads: () => number;
  navigate(path: string): void;
  reload(): void;
  /** As a browser does with a tab in the background: timers do not fire any more. */
  freeze(): void;
  /** Its script stops: requests break off, locks and listeners go, timers never fire. */
  close(): void;
}

export function openTab(browser: Browser): BrowserTab {
  const identity = {};
  const closing = new AbortController();
  const listeners = new Set<(news: StorageNews) => void>();
  const timers = new Set<() => void>();
  const navigations: string[] = [];
  let reloads = 0;
  const local = browser.storage.open((news) => {
    for (const listener of listeners) listener(news);
  });
  const ofTab = createLateStorage(0).open(() => undefined);

  let isFrozen = false;

  function after(ms: number, then: () => void): () => void {
    if (isFrozen) return () => undefined;
    const cancel = browser.clock.after(ms, () => {
      timers.delete(cancel);
      then();
    });
    timers.add(cancel);
    return () => {
      timers.delete(cancel);
      cancel();
    };
  }

  function freeze(): void {
    isFrozen = true;
    for (const cancel of timers) cancel();
  }

  return {
    origin: browser.origin,
    localStorage: local.storage,
    sessionStorage() {
      // A browser that blocks a site's storage blocks both.
      if (browser.storage.state.isBlocked) return local.storage();
      return ofTab.storage();
    },
    cookies: browser.cookies.text,
    locks: browser.lockManager?.locksOf(identity) ?? null,
    network: browserNetwork({ ...browser, closed: closing.signal, after }),
    nowMs: browser.clock.nowMs,
    after,
    onStorage(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    randomId: browser.nextId,
    navigations,
    reloads: () => reloads,
    navigate: (path) => void navigations.push(path),
    reload() {
      reloads += 1;
    },
    freeze,
    close() {
      freeze();
      closing.abort();
      listeners.clear();
      local.close();
      browser.lockManager?.releaseAll(identity);
    },
  };
}
