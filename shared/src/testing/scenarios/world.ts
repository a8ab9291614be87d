import { createBrowserClock, type ClockOptions } from './browser-clock';
import { openTab, type Browser, type BrowserTab } from './browser-tab';
import type { Client, ClientDriver } from './client-driver';
import { createCookieJar } from './cookie-jar';
import { createLateStorage } from './late-storage';
import { createLockManager } from './lock-manager';
import type { AccountName } from './test-accounts';
import { startTestServer } from './test-server';

/** Origin of the page and of its API. */
export const pageOrigin = 'https://app.test';
/** An origin that is nobody's business. */
export const elsewhere = 'https://elsewhere.test';

export interface WorldOptions {
  readonly clock?: ClockOptions;
  /** How late tabs see each other's writes, in milliseconds; 0 unless told. */
  readonly lagMs?: number;
  /** A browser without Web Locks. */
  readonly hasNoLocks?: boolean;
}

/** A tab with the client under test in it. */
export interface Page extends Client {
  readonly tab: BrowserTab;
}

/** One browser and the servers that it can reach. */
export async function startWorld(driver: ClientDriver, options: WorldOptions = {}) {
  const server = await startTestServer();
  const foreign = await startTestServer();
  const storage = createLateStorage(options.lagMs ?? 0);
  const clock = createBrowserClock(options.clock ?? {});
  const cookies = createCookieJar();
  let ids = 0;
  const browser: Browser = {
    origin: pageOrigin,
    servedAt: new Map([
      [pageOrigin, server.address],
      [elsewhere, foreign.address],
    ]),
    clock,
    storage,
    cookies,
    lockManager: options.hasNoLocks === true ? null : createLockManager(),
    nextId: () => `id-${(ids += 1)}`,
  };
  const pages: Page[] = [];

  /** Opens a tab at the page. */
  function open(): Page {
    const tab = openTab(browser);
    const page = { ...driver.load(tab), tab };
    pages.push(page);
    return page;
  }

  /** Opens a tab in which `account` has just signed in. */
  async function signedIn(account: AccountName = 'asha'): Promise<Page> {
    const page = open();
    const outcome = await page.signIn(account);
    if (outcome.kind !== 'answered') throw new Error(`${account} could not sign in: ${outcome.kind}`);
    return page;
  }

  return {
    server,
    /** Serves `elsewhere`. */
    foreign,
    storage,
    clock,
    cookies,
    open,
    signedIn,
    /** What the browser keeps under `auth`; null when that is nothing or no JSON object. */
    storedAuth: () => objectOf(storage.read('auth')),
    /** How often any tab was sent to sign in. */
    tripsToLogin: () =>
      pages.flatMap(({ tab }) => tab.navigations).filter((path) => path.startsWith('/login')).length,
    async end(): Promise<void> {
      for (const { tab } of pages) tab.close();
      clock.stop();
      await Promise.all([server.stop(), foreign.stop()]);
    },
  };
}

export type World = Awaited<ReturnType<typeof startWorld>>;

function objectOf(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
