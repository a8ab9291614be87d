import { mayWrite } from './room';
import { rememberReads } from './remembered-reads';
import type { Queryable, Store } from './store';

/**
 * Does `work` in one transaction of `store`, which those that it begins are parts of: thousands of small ones, each of
 * which waits for the disk, take longer than what they write. Nobody else sees any of it before it is whole.
 *
 * No part can be taken back alone. Errors: those of `work`; a plain one when it went on after a part that had written
 * something and failed.
 */
export function inOneTransaction<T>(store: Store, work: (store: Store) => Promise<T>): Promise<T> {
  return store.tx(async (unaided) => {
    const whole = rememberReads(unaided);
    let broken: Error | undefined;
    const part: Store['tx'] = async (steps) => {
      let writes = 0;
      const tx: Queryable = {
        ...whole,
        query: (sql, ...rest) => {
          if (mayWrite(sql)) writes += 1;
          return whole.query(sql, ...rest);
        },
        loadFile: (...asked) => {
          writes += 1;
          return whole.loadFile(...asked);
        },
      };
      try {
        return await steps(tx);
      } catch (error) {
        if (writes > 0) broken = new Error('A part that had written something failed.', { cause: error });
        throw error;
      }
    };
    const result = await work({ ...store, ...whole, tx: part });
    if (broken !== undefined) throw broken;
    return result;
  });
}
