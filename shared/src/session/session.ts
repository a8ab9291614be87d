import { createStore, type StoreApi } from 'zustand/vanilla';
import { parseAuthMeta, type AuthMeta } from './auth-meta';
import { parseAuthState, type AuthState } from './auth-state';
import { browserEnvironment, type Environment } from './environment';
import { followStorage } from './follow-storage';
import { parseMainState, type MainState } from './main-state';
import { readStoredMain } from './stored-main';
import { storedRecord, type StoredRecord } from './stored-record';
import { parseTabBrand, type TabBrandState } from './tab-brand';
import { createTabOrder, type TabOrder } from './tab-order';
import type { User } from '../contracts/auth';

/** Who is signed in, for which brand, and what the screens keep over a reload. */
export interface Session {
  readonly environment: Environment;
  readonly auth: StoreApi<AuthState>;
  readonly meta: StoreApi<AuthMeta>;
  readonly main: StoreApi<MainState>;
  readonly tabBrand: StoreApi<TabBrandState>;
  /** The user whose session could not be renewed, while the page still stands and waits for them to sign in again. */
  readonly expired: StoreApi<{ readonly user: User | null }>;
  readonly stored: Readonly<Record<'auth' | 'meta' | 'main' | 'mainMeta' | 'tabBrand', StoredRecord>>;
  readonly order: TabOrder;
  /** Resolves when the other tabs can know of this tab's last change; awaited before another tab has its turn. */
  announced: Promise<void>;
  /** Another user signed in in another tab; this page does nothing more until it is loaded anew. */
  isSuperseded: boolean;
}

/**
 * Opens the session that the browser keeps, and follows other tabs: sign-out there is sign-out here, and another
 * user there reloads this page, so that nobody sees the figures of the one before.
 */
export function createSession(environment: Environment = browserEnvironment()): Session {
  const local = (key: string) => storedRecord(environment.localStorage, key);
  const stored = {
    auth: local('auth'),
    meta: local('auth.meta'),
    main: local('main'),
    mainMeta: local('main.meta'),
    tabBrand: storedRecord(environment.sessionStorage, 'tallyhouse.tab-brand'),
  };
  const auth = parseAuthState(stored.auth.read());
  const chosen = parseTabBrand(stored.tabBrand.read(), auth.user?.id);
  const session: Session = {
    environment,
    stored,
    auth: createStore(() => auth),
    meta: createStore(() => parseAuthMeta(stored.meta.read())),
    main: createStore(() => parseMainState(null)),
    tabBrand: createStore(() => ({ chosen, initial: auth.selectedBrand })),
    expired: createStore(() => ({ user: null })),
    order: createTabOrder(environment, () => parseAuthMeta(stored.meta.read()).ver),
    announced: Promise.resolve(),
    isSuperseded: false,
  };
  session.main.setState(readStoredMain(session), true);
  environment.onStorage(({ key }) => {
    // A null key is `localStorage.clear()`.
    if (key === 'auth' || key === 'auth.meta' || key === null) followStorage(session);
  });
  return session;
}
