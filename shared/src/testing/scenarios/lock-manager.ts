import type { Locks } from '../../session/environment';

interface Ask {
  readonly tab: object;
  readonly name: string;
  readonly isShared: boolean;
  readonly grant: () => void;
  isHeld: boolean;
}

/** Web Locks of one browser: granted in order of asking, let go when their tab is closed. */
export function createLockManager() {
  const asks: Ask[] = [];

  function remove(ask: Ask): void {
    const place = asks.indexOf(ask);
    if (place === -1) return;
    asks.splice(place, 1);
    grantNext();
  }

  function grantNext(): void {
    for (const ask of asks) {
      if (ask.isHeld || !isFree(ask)) continue;
      ask.isHeld = true;
      // Another process decides: the answer never comes in the same turn of the event loop.
      setImmediate(ask.grant);
    }
  }

  /** Nobody before it, held or waiting, is in its way. */
  function isFree(ask: Ask): boolean {
    const before = asks.slice(0, asks.indexOf(ask)).filter(({ name }) => name === ask.name);
    return before.every((other) => other.isHeld && other.isShared && ask.isShared);
  }

  /** The locks as the tab that is called `tab` sees them. */
  function locksOf(tab: object): Locks {
    return {
      request<T>(
        name: string,
        {
          mode = 'exclusive',
          signal,
        }: { readonly mode?: 'exclusive' | 'shared'; readonly signal?: AbortSignal },
        work: () => Promise<T>,
      ) {
        return new Promise<T>((resolve, reject) => {
          const giveUp = () => {
            remove(ask);
            reject(signal?.reason as Error);
          };
          const grant = () => {
            signal?.removeEventListener('abort', giveUp);
            if (asks.includes(ask))
              work()
                .then(resolve, reject)
                .finally(() => remove(ask));
          };
          const ask: Ask = { tab, name, isShared: mode === 'shared', grant, isHeld: false };
          asks.push(ask);
          if (signal?.aborted === true) giveUp();
          else {
            signal?.addEventListener('abort', giveUp, { once: true });
            grantNext();
          }
        });
      },
      query: () =>
        Promise.resolve({ held: asks.filter(({ isHeld }) => isHeld).map(({ name }) => ({ name })) }),
    };
  }

  function releaseAll(tab: object): void {
    for (const ask of asks.filter((one) => one.tab === tab)) remove(ask);
  }

  return { locksOf, releaseAll };
}

export type LockManager = ReturnType<typeof createLockManager>;
