import type { Environment } from './environment';
import { storageLease } from './storage-lease';

const lockName = 'tallyhouse.auth';
const markerPrefix = 'tallyhouse.auth-ver:';
const longestTurnMs = 15_000;
const longestCatchUpMs = 1_500;
const lookAgainMs = 5;

/**
 * Keeps the tabs of one browser in order, although a browser does not: what one tab writes into localStorage becomes
 * visible in the others some milliseconds after they could take its lock (measured in Chromium and Firefox).
 */
export interface TabOrder {
  /** Runs `work` while no other tab is in its own. Errors: `TurnTimeoutError` after 15 s. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when this tab sees every version announced by a tab that is open, after 1.5 s at the latest. */
  caughtUp(): Promise<void>;
  /** Announces that this tab wrote version `ver`, until its next announcement. */
  announce(ver: number): Promise<void>;
}

/** Another tab has kept the session to itself for too long. */
export class TurnTimeoutError extends Error {
  override readonly name = 'TurnTimeoutError';

  constructor() {
    super('Another tab of this browser has been renewing the session for too long');
  }
}

/** `seenVer` gives the version that this tab sees in the storage. */
export function createTabOrder(environment: Environment, seenVer: () => number): TabOrder {
  const { locks } = environment;
  if (locks === null) {
    return {
      alone: storageLease(environment, lockName, longestTurnMs, () => new TurnTimeoutError()),
      caughtUp: () => Promise.resolve(),
      announce: () => Promise.resolve(),
    };
  }
  let release: () => void = () => undefined;

  return {
    async alone(work) {
      const wait = new AbortController();
      const stop = environment.after(longestTurnMs, () => wait.abort(new TurnTimeoutError()));
      return locks.request(lockName, { signal: wait.signal }, () => {
        stop();
        return work();
      });
    },

    async caughtUp() {
      const { held = [] } = await locks.query();
      const announced = held
        .map(({ name = '' }) => (name.startsWith(markerPrefix) ? Number(name.slice(markerPrefix.length)) : 0))
        .reduce((newest, ver) => Math.max(newest, ver), 0);
      await until(environment, () => seenVer() >= announced);
    },

    async announce(ver) {
      const before = release;
      await new Promise<void>((announced, fail) => {
        const held = new Promise<void>((end) => {
          release = end;
        });
        // A marker rather than a value: the lock manager is the one place that all tabs see in order.
        locks
          .request(`${markerPrefix}${ver}`, { mode: 'shared' }, () => {
            announced();
            return held;
          })
          .catch(fail);
      });
      before();
    },
  };
}

/** Looks every few milliseconds and at every write of another tab; a tab in the background has slow timers. */
function until(environment: Environment, isSo: () => boolean): Promise<void> {
  return new Promise((done) => {
    const endMs = environment.nowMs() + longestCatchUpMs;
    let cancel: () => void = () => undefined;
    const forget = environment.onStorage(look);
    function look() {
      cancel();
      if (isSo() || environment.nowMs() >= endMs) {
        forget();
        done();
      } else cancel = environment.after(lookAgainMs, look);
    }
    look();
  });
}
