import { AsyncLocalStorage } from 'node:async_hooks';
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
  /** What `call` gives, with the SQL that it sent itself: of what the server does beside it, on its own clocks, nothing. */
  sentBy<T>(call: () => Promise<T>): Promise<{ readonly answer: T; readonly sent: string[] }>;
}

/** The book of calls is written for many of them together. */
const callBook = /^\s*insert into api_call\b/;

export function recordingStore(store: Store): RecordingStore {
  let statements: Statement[] = [];
  const ofCall = new AsyncLocalStorage<Statement[]>();
  const recorded =
    (on: Queryable, isInTransaction: boolean): Queryable['query'] =>
    async (sql, params = [], options) => {
      const beforeMs = performance.now();
      try {
        return await on.query(sql, params, options);
      } finally {
        const statement = { sql, params, ms: performance.now() - beforeMs, isInTransaction };
        (ofCall.getStore() ?? statements).push(statement);
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
    async sentBy(call) {
      const own: Statement[] = [];
      // Some are only begun when they are awaited.
      const answer = await ofCall.run(own, async () => await call());
      return { answer, sent: own.map(({ sql }) => sql).filter((sql) => !callBook.test(sql)) };
    },
  };
}
