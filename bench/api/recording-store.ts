import type { Param, Store } from '../../api/src/store/store';

interface Statement {
  readonly sql: string;
  readonly params: readonly Param[];
}

/** A store that notes the statements a call sends, so that the very same ones can be sent without the call. */
export interface RecordingStore extends Store {
  /** Statements since the last time. */
  take(): Statement[];
}

export function recordingStore(store: Store): RecordingStore {
  let statements: Statement[] = [];
  return {
    ...store,
    query: (sql, params = [], options) => {
      statements.push({ sql, params });
      return store.query(sql, params, options);
    },
    take() {
      const taken = statements;
      statements = [];
      return taken;
    },
  };
}
