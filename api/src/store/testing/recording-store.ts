import type { Param, Queryable, Store } from '../store';

interface Statement {
  readonly sql: string;
  readonly params: readonly Param[];
  /** From sending it to its last row. */
  readonly ms: number;
  readonly isInTransaction: boolean;
}

/** A store that notes the statements a call sends: to count them, and to send the very same ones without the call. */
export interface RecordingStore extends Store {
  /** Statements since the last time, in the order in which they were answered. */
  take(): Statement[];
}

/** Statements of what the server does beside any call. */
export const besideCalls = /^\s*(insert into api_call\b)|\b(job|job_turn|saved_search_schedule|store_key)\b/;

export function recordingStore(store: Store): RecordingStore {
  let statements: Statement[] = [];
  const recorded =
    (on: Queryable, isInTransaction: boolean): Queryable['query'] =>
    async (sql, params = [], options) => {
      const beforeMs = performance.now();
      try {
        return await on.query(sql, params, options);
      } finally {
        statements.push({ sql, params, ms: performance.now() - beforeMs, isInTransaction });
      }
    };
  return {
    ...store,
    query: recorded(store, false),
    tx: (work) => store.tx((tx) => work({ ...tx, query: recorded(tx, true) })),
    take() {
      const taken = statements;
      statements = [];
      return taken;
    },
  };
}
