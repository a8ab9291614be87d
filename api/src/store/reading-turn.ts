import { AsyncLocalStorage } from 'node:async_hooks';
import type { QueryOptions } from './store';

/**
 * Connections for reads that take turns, beside those for everything else: what writes, signs in or looks up a row
 * never waits for one of these. Of the embedded engine two, for each running statement holds one of Node's four threads.
 */
export const turnConnections = { duckdb: 2, postgres: 4 } as const;

const current = new AsyncLocalStorage<AbortSignal>();

/** Does `work` as a read whose turn it is: statements of the store inside stop when `signal` aborts, in the engine too. */
export function readInTurn<T>(signal: AbortSignal, work: () => T): T {
  return current.run(signal, work);
}

/** Whether a statement sent now is one of a read that takes turns. */
export function isInTurn(): boolean {
  return current.getStore() !== undefined;
}

/** `options` with the signal of the turn, where they have none. */
export function untilTurnEnds(options: QueryOptions = {}): QueryOptions {
  const signal = options.signal ?? current.getStore();
  return signal === undefined ? options : { ...options, signal };
}
