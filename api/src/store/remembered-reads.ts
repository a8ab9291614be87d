import { currentScope } from './brand-scope';
import { mayWrite } from './room';
import type { Param, Queryable } from './store';

/**
 * `tx`, which answers a question that it was asked before from memory, until something is written to a table that the
 * question names. For one transaction that nobody else writes beside, and that asks the same again and again.
 */
export function rememberReads(tx: Queryable): Queryable {
  const known = new Map<string, Known>();
  const forget = (tables: readonly string[]) => {
    for (const [key, { words }] of known) if (tables.some((table) => words.has(table))) known.delete(key);
  };
  return {
    ...tx,
    query: async <R>(sql: string, params: readonly Param[] = []): Promise<R[]> => {
      if (mayWrite(sql)) {
        const rows = await tx.query<R>(sql, params);
        const written = writtenBy(sql);
        // What it does is not plain to see, as with a setting or a table of the moment.
        if (written.length === 0) known.clear();
        else forget(written);
        return rows;
      }
      const key = JSON.stringify([currentScope(), sql, params]);
      const remembered = known.get(key);
      const rows = remembered?.rows ?? (await tx.query<R & object>(sql, params));
      const words = remembered?.words ?? wordsOf(sql);
      // One that reads no table may be there for what it does.
      if (remembered === undefined && words.has('from')) known.set(key, { rows, words });
      // Rows are the asker's own.
      return structuredClone(rows) as R[];
    },
    loadFile: (table, ...rest) => {
      forget([table]);
      return tx.loadFile(table, ...rest);
    },
  };
}

interface Known {
  readonly rows: readonly object[];
  /** Every word of the question: its tables are among them, however it joins them. */
  readonly words: ReadonlySet<string>;
}

function writtenBy(sql: string): string[] {
  const written = sql.matchAll(/\b(?:insert\s+into|delete\s+from|update)\s+([a-z_]+)/gi);
  return [...written].map(([, name = '']) => name);
}

function wordsOf(sql: string): ReadonlySet<string> {
  return new Set(sql.toLowerCase().match(/[a-z_]+/g));
}
