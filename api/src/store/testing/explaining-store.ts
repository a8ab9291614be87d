import { AsyncLocalStorage } from 'node:async_hooks';
import type { Queryable, Store } from '../store';

/** A step of a plan that was carried out, as PostgreSQL tells it; numbers of rows are those of one loop. */
interface PlanStep {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'CTE Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly Plans?: readonly PlanStep[];
}

export interface ExplainedStatement {
  readonly sql: string;
  /** Rows that were looked at to answer it, by table, those among them that did not fit. */
  readonly rowsRead: ReadonlyMap<string, number>;
  /** Steps that went through many rows again for each of many: relations of the statement itself, and joins. */
  readonly comparedEach: readonly string[];
}

/**
 * A store on PostgreSQL that has each question of some work explained before it is asked, for the same brands and in the
 * same transaction; of what is written, the question that gives it.
 */
export interface ExplainingStore extends Store {
  /** Does `work`, and has its questions explained; what a server asks beside it, from time to time, is not. */
  explain<T>(work: () => Promise<T>): Promise<T>;
  /** Questions since the last time. */
  take(): ExplainedStatement[];
}

export function explainingStore(store: Store): ExplainingStore {
  let explained: ExplainedStatement[] = [];
  const asked = new AsyncLocalStorage<true>();
  const asking =
    (on: Queryable): Queryable['query'] =>
    async (sql, params = [], options) => {
      const question = questionIn(sql);
      if (question === undefined || asked.getStore() === undefined) return on.query(sql, params, options);
      const [row] = await on.query<{ 'QUERY PLAN': readonly { Plan: PlanStep }[] }>(
        `explain (analyze, timing off, format json) ${question}`,
        params,
      );
      const plan = row?.['QUERY PLAN'][0]?.Plan;
      if (plan !== undefined) {
        explained.push({ sql, rowsRead: addRows(plan, new Map()), comparedEach: comparedIn(plan) });
      }
      return on.query(sql, params, options);
    };
  return {
    ...store,
    query: asking(store),
    tx: (work) => store.tx((tx) => work({ ...tx, query: asking(tx) })),
    // A call that is injected begins when its answer is asked for.
    explain: (work) => asked.run(true, () => work().then((answer) => answer)),
    take() {
      const taken = explained;
      explained = [];
      return taken;
    },
  };
}

/** The SELECT that a statement is, or that gives what it writes into a table. */
function questionIn(sql: string): string | undefined {
  return /^\s*(?:create temp table \w+ as\s|insert into \w+(?: \([^)]*\))?\s)?\s*((?:select|with)\b[\s\S]*?)(?:\son conflict\s[\s\S]*)?$/i.exec(
    sql,
  )?.[1];
}

function addRows(step: PlanStep, rowsRead: Map<string, number>): Map<string, number> {
  const table = step['Relation Name'];
  if (table !== undefined) {
    const rows = (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops'];
    rowsRead.set(table, (rowsRead.get(table) ?? 0) + rows);
  }
  for (const part of step.Plans ?? []) addRows(part, rowsRead);
  return rowsRead;
}

const many = 20;
/** Pairs that a join went through in vain. */
const manyPairs = 20_000;

function comparedIn(step: PlanStep): string[] {
  const rows = step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0);
  const isAgain = step['Node Type'] === 'CTE Scan' && step['Actual Loops'] > many && rows > many;
  const isInVain = (step['Rows Removed by Join Filter'] ?? 0) * step['Actual Loops'] > manyPairs;
  return [
    ...(isAgain ? [step['CTE Name'] ?? ''] : []),
    ...(isInVain ? [step['Node Type']] : []),
    ...(step.Plans ?? []).flatMap(comparedIn),
  ];
}
