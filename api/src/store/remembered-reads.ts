import { currentScope } from './brand-scope';
import { mayWrite } from './room';
import type { Param, Queryable } from './store';

/**
 * `tx`, which answers a question that it was asked before from memory, until something is written to a table that the
 * question names. For one transaction that nobody else writes beside, and that asks the same again and again.
 */
export function rememberReads(tx: Queryable): Queryable {
  const known = new Map<string, Known>();
  const forget = (tables: ReadonlySet<string>) => {
    for (const [key, { reads }] of known) if (reads.some((table) => tables.has(table))) known.delete(key);
  };
  return {
    ...tx,
    query: async <R>(sql: string, params: readonly Param[] = []): Promise<R[]> => {
      if (mayWrite(sql)) {
        const rows = await tx.query<R>(sql, params);
        const written = namesAfter(writing, sql);
        // What it does is not plain to see, as with a setting or a table of the moment.
        if (written.length === 0) known.clear();
        else forget(new Set(written));
        return rows;
      }
      const key = JSON.stringify([currentScope(), sql, params]);
      const rows = known.get(key)?.rows ?? (await tx.query<R & object>(sql, params));
      known.set(key, { rows, reads: known.get(key)?.reads ?? namesAfter(reading, sql) });
      // Rows are the asker's own.
      return structuredClone(rows) as R[];
    },
    loadFile: (table, ...rest) => {
      forget(new Set([table]));
      return tx.loadFile(table, ...rest);
    },
  };
}

interface Known {
  readonly rows: readonly object[];
  /** Tables, and names of its own parts. */
  readonly reads: readonly string[];
}

const reading = /\b(?:from|join)\s+([a-z_]+)/gi;
const writing = /\b(?:insert\s+into|delete\s+from|update)\s+([a-z_]+)/gi;

function namesAfter(words: RegExp, sql: string): string[] {
  return [...sql.matchAll(words)].map(([, name = '']) => name);
}
