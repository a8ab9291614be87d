import { createStore, type StoreApi } from 'zustand/vanilla';
import { parseAuthState, type AuthState } from './auth-state';
import type { Environment } from './environment';
import { parseMainState, type MainState } from './main-state';
import { storedRecord, type StoredRecord } from './stored-record';
import { parseTabBrand, type TabBrand } from './tab-brand';

/** Who is signed in, for which brand, and what the screens keep over a reload. */
export interface Session {
  readonly environment: Environment;
  readonly auth: StoreApi<AuthState>;
  readonly main: StoreApi<MainState>;
  readonly tabBrand: StoreApi<{ readonly chosen: TabBrand | null }>;
  readonly stored: {
    readonly auth: StoredRecord;
    readonly main: StoredRecord;
    readonly tabBrand: StoredRecord;
  };
  /** Counts sign-ins and sign-outs: what was asked for in one epoch is not answered in another. */
  readonly epoch: { value: number };
}

/**
 * Opens the session that the browser keeps, and follows other tabs: sign-out there is sign-out here, and another
 * user there reloads this page, so that nobody sees the figures of the one before.
 */
export function createSession(environment: Environment): Session {
  const stored = {
    auth: storedRecord(environment.localStorage, 'auth'),
    main: storedRecord(environment.localStorage, 'main'),
    tabBrand: storedRecord(environment.sessionStorage, 'tallyhouse.tab-brand'),
  };
  const auth = parseAuthState(stored.auth.read());
  const session: Session = {
    environment,
    stored,
    auth: createStore(() => auth),
    main: createStore(() => parseMainState(stored.main.read())),
    tabBrand: createStore(() => ({ chosen: parseTabBrand(stored.tabBrand.read(), auth.user?.id) })),
    epoch: { value: 0 },
  };
  environment.onStorage(({ key }) => {
    // A null key is `localStorage.clear()`.
    if (key === 'auth' || key === null) followOtherTab(session);
  });
  return session;
}

function followOtherTab(session: Session): void {
  const before = session.auth.getState();
  const now = parseAuthState(session.stored.auth.read());
  if (before.token === now.token) return;
  const sameUser = before.user?.id === now.user?.id;
  if (!sameUser) session.epoch.value += 1;
  session.auth.setState(now, true);
  if (now.token === null) session.environment.goTo('/login');
  else if (!sameUser) session.environment.reload();
}

/** The brand this tab's calls are for: its own choice, or the one chosen last in another tab. */
export function brandOfTab(session: Session): string | null {
  const { chosen } = session.tabBrand.getState();
  return chosen === null ? session.auth.getState().selectedBrand : (chosen.brand?.id ?? null);
}
