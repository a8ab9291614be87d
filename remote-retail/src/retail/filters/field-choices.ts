import type { FieldType, FilterOp } from '@tallyhouse/shared/contracts/report-fields';
import type { CriteriaField } from '@tallyhouse/shared/contracts/retail-filters';

const numbers: readonly FilterOp[] = ['ge', 'le', 'gt', 'lt', 'eq', 'between', 'isNull'];
const usual: Readonly<Record<FieldType, readonly FilterOp[]>> = {
  text: ['in', 'nin', 'contains', 'startsWith', 'eq', 'ne', 'isNull'],
  date: ['ge', 'le', 'eq', 'between', 'isNull'],
  month: ['ge', 'le', 'eq', 'between'],
  count: numbers,
  money: numbers,
  rate: numbers,
};
const forOptions: readonly FilterOp[] = ['in', 'nin', 'isNull'];

/**
 * Comparisons to offer for a field, the usual one first: those that the server takes and that mean something to people.
 *
 * `current` is kept in the list whatever it is, so that a filter made elsewhere reads as it is.
 */
export function opsFor(field: CriteriaField, current?: FilterOp): readonly FilterOp[] {
  const wanted = field.options === undefined ? usual[field.type] : forOptions;
  const offered = wanted.filter((op) => field.ops.includes(op));
  return current === undefined || offered.includes(current) ? offered : [...offered, current];
}

/** Whether a comparison takes a list of values. */
export function takesList(op: FilterOp): boolean {
  return op === 'in' || op === 'nin';
}
