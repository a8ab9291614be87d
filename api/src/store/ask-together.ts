import { createSqlParams, type SqlParams } from './sql-params';
import type { Queryable, QueryOptions } from './store';

/** A question of the store that can be asked together with others. */
export interface Question<Row extends object> {
  /** The names of all columns of the answer. */
  readonly columns: readonly (keyof Row & string)[];
  /** SELECT of these; its parameters go into the list that all share. */
  readonly ask: (params: SqlParams) => string;
}

/** Rows of each question, by its name. */
type Answers<Questions> = {
  readonly [Name in keyof Questions]: Questions[Name] extends Question<infer Row> ? Row[] : never;
};

/**
 * The answers to several small questions that do not wait for each other, in one statement: a store across a network is
 * waited for once. Each has its rows in the order that its SELECT gives them.
 *
 * Rows stand side by side, the nth of each in line n: so every column keeps its type, and none is called as another.
 */
export async function askTogether<Questions extends Readonly<Record<string, Question<never>>>>(
  store: Queryable,
  questions: Questions,
  options: QueryOptions = {},
): Promise<Answers<Questions>> {
  const params = createSqlParams();
  const parts = Object.entries<Question<never>>(questions).map(([name, { columns, ask }], at) => ({
    name,
    columns: columns.map((column, place) => ({ column, as: `q${at}_${place}` })),
    turn: `q${at}.line_of_all`,
    sql: ask(params),
  }));
  const shown = parts.flatMap(({ columns, turn }, at) => [
    `${turn} as q${at}_turn`,
    ...columns.map(({ column, as }) => `q${at}."${column}" as ${as}`),
  ]);
  const joined = parts.map(({ sql, turn }, at) => {
    const one = `(select row_number() over () as line_of_all, s.* from (${sql}) s) q${at}`;
    const turns = parts.slice(0, at).map((before) => before.turn);
    return at === 0 ? one : `full join ${one} on ${turn} = coalesce(${turns.join(', ')})`;
  });
  const rows = await store.query<Readonly<Record<string, unknown>>>(
    `select ${shown.join(', ')} from ${joined.join('\n')}
     order by coalesce(${parts.map(({ turn }) => turn).join(', ')})`,
    params.values,
    options,
  );
  const answers = parts.map(({ name, columns }, at) => [
    name,
    rows
      .filter((row) => row[`q${at}_turn`] !== null)
      .map((row) => Object.fromEntries(columns.map(({ column, as }) => [column, row[as]]))),
  ]);
  return Object.fromEntries(answers) as Answers<Questions>;
}

/** The answer to one question by itself. */
export function askAlone<Row extends object>(
  store: Queryable,
  { ask }: Question<Row>,
  options: QueryOptions = {},
): Promise<Row[]> {
  const params = createSqlParams();
  return store.query<Row>(ask(params), params.values, options);
}
