import type { Queryable, Store } from '../store';

/** A step of a plan that was carried out, as PostgreSQL tells it; numbers of rows are those of one loop. */
interface PlanStep {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'CTE Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanStep[];
}

export interface ExplainedStatement {
  readonly sql: string;
  /** Rows that were looked at to answer it, by table, those among them that did not fit. */
  readonly rowsRead: ReadonlyMap<string, number>;
  /** Relations of the statement itself, many rows of which were gone through again for each of many rows. */
  readonly comparedEach: readonly string[];
}

/**
 * A store on PostgreSQL that has each question explained before it is asked, for the same brands and in the same
 * transaction.
 */
export interface ExplainingStore extends Store {
  /** Questions since the last time. */
  take(): ExplainedStatement[];
}

export function explainingStore(store: Store): ExplainingStore {
  let explained: ExplainedStatement[] = [];
  const asking =
    (on: Queryable): Queryable['query'] =>
    async (sql, params = [], options) => {
      if (!/^\s*(?:select|with)\b/i.test(sql)) return on.query(sql, params, options);
      const [row] = await on.query<{ 'QUERY PLAN': readonly { Plan: PlanStep }[] }>(
        `explain (analyze, timing off, format json) ${sql}`,
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
    take() {
      const taken = explained;
      explained = [];
      return taken;
    },
  };
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

function comparedIn(step: PlanStep): string[] {
  const rows = step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0);
  const isAgain = step['Node Type'] === 'CTE Scan' && step['Actual Loops'] > many && rows > many;
  return [...(isAgain ? [step['CTE Name'] ?? ''] : []), ...(step.Plans ?? []).flatMap(comparedIn)];
}
