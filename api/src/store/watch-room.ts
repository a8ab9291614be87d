import { isDiskFull } from './disk-full';
import type { Store } from './store';

/** A store that remembers whether it could write what it was last given. */
export interface WatchedStore {
  readonly store: Store;
  /**
   * Whether there is no room to write to. Once a write has failed for it, each question tries to write a little, so that
   * the answer is no again as soon as there is room. Errors: those of the store.
   */
  readonly hasNoRoom: () => Promise<boolean>;
}

export function watchRoom(store: Store): WatchedStore {
  let isFull = false;

  async function noting<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      isFull ||= isDiskFull(error);
      throw error;
    }
  }

  return {
    store: {
      ...store,
      query: <R>(...args: Parameters<Store['query']>) => noting(() => store.query<R>(...args)),
      tx: (work) => noting(() => store.tx(work)),
      loadFile: (...args) => noting(() => store.loadFile(...args)),
    },
    hasNoRoom: async () => {
      if (!isFull) return false;
      try {
        await writeALittle(store);
        isFull = false;
      } catch (error) {
        if (!isDiskFull(error)) throw error;
      }
      return isFull;
    },
  };
}

/** As much as a call may write, so that there is not only room for less. */
const probeLength = 64 * 1024;

async function writeALittle(store: Store): Promise<void> {
  await store.tx(async (tx) => {
    await tx.query(`delete from store_meta where key = 'room'`);
    await tx.query(`insert into store_meta (key, value) values ('room', $1)`, ['.'.repeat(probeLength)]);
  });
  await store.query(`delete from store_meta where key = 'room'`);
}
