import type { Param } from './store';

/** Parameters of a statement that is put together from parts. */
export interface SqlParams {
  readonly values: readonly Param[];
  /** Keeps `value` and gives its place, `$3`. */
  add(value: Param): string;
  /** Keeps every value and gives their places, `$3, $4`; `null`, which matches nothing, for an empty list. */
  addAll(values: readonly Param[]): string;
}

export function createSqlParams(...first: Param[]): SqlParams {
  const values = [...first];
  const add = (value: Param) => `$${values.push(value)}`;
  return { values, add, addAll: (list) => (list.length === 0 ? 'null' : list.map(add).join(', ')) };
}
