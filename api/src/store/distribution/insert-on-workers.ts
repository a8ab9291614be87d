import { distributed, referenceTables } from './distributed-tables';

const insertSelect = /^\s*insert\s+into\s+"?(\w+)"?\s*(?:\([^)]*\)\s*)?select\b/i;
const onWorkers: ReadonlySet<string> = new Set([...Object.keys(distributed), ...referenceTables]);

/**
 * The statement as a cluster carries it out under row-level security: what an INSERT … SELECT finds is copied to workers,
 * where COPY is refused, unless the statement gives something back.
 */
export function insertOnWorkers(sql: string): string {
  const table = insertSelect.exec(sql)?.[1];
  if (table === undefined || !onWorkers.has(table) || /\b(?:returning|on\s+conflict)\b/i.test(sql))
    return sql;
  return `with written as (${sql} returning 1) select from written where false`;
}
