import type { Environment } from '../session/environment';
import { loginPath } from '../session/session-end';
import type { SessionEvent } from '../session/session-event';

/** A browser for tests: storage, cookies and navigation are plain values. Tabs share one `storage`. */
export interface FakeBrowser {
  readonly storage: Map<string, string>;
  readonly cookies: { text: string };
  readonly visited: string[];
  readonly events: SessionEvent[];
  readonly clock: { nowMs: number };
  readonly environment: Environment;
  /** What another tab's write tells this one. */
  readonly storageChanged: (key: string) => void;
}

export interface FakeBrowserOptions {
  readonly storage?: Map<string, string>;
  readonly path?: string;
  /** Every access to storage throws. */
  readonly isStorageBlocked?: boolean;
  readonly locks?: Environment['locks'];
}

export function fakeBrowser(options: FakeBrowserOptions = {}): FakeBrowser {
  const storage = options.storage ?? new Map<string, string>();
  const ofTab = new Map<string, string>();
  const cookies = { text: '' };
  const clock = { nowMs: Date.parse('2026-11-20T08:00:00Z') };
  const visited: string[] = [];
  const events: SessionEvent[] = [];
  const listeners = new Set<(event: { readonly key: string | null }) => void>();
  let ids = 0;
  const open = (values: Map<string, string>) => () => {
    if (options.isStorageBlocked === true) throw new DOMException('Storage is blocked', 'SecurityError');
    return storageOver(values);
  };
  const environment: Environment = {
    localStorage: open(storage),
    sessionStorage: open(ofTab),
    cookies: () => cookies.text,
    locks: options.locks ?? null,
    origin: () => 'https://app.example',
    currentPath: () => options.path ?? '/online?period=2026-10',
    signInAgain: (end) => visited.push(loginPath(end)),
    reload: () => visited.push('reload'),
    nowMs: () => clock.nowMs,
    after: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    random: () => 0,
    randomId: () => `id-${(ids += 1)}`,
    onStorage: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onEvent: (event) => events.push(event),
  };
  const storageChanged = (key: string) => {
    for (const listener of listeners) listener({ key });
  };
  return { storage, cookies, visited, events, clock, environment, storageChanged };
}

function storageOver(values: Map<string, string>): Storage {
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (place) => [...values.keys()][place] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}
