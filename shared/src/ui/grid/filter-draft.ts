import Big from 'big.js';
import type { Condition, FilterOp } from '../../contracts/report-fields';
import type { GridColumn, GridFilterKind } from './grid-model';

/** What a filter form holds while it is filled in; values as they are typed. */
export interface FilterDraft {
  readonly op: FilterOp;
  readonly values: readonly string[];
}

export type FilterFault = 'empty' | 'number' | 'whole' | 'date' | 'month' | 'choice' | 'reversed';

const opsByKind: Readonly<Record<GridFilterKind, readonly FilterOp[]>> = {
  text: ['contains', 'eq', 'ne', 'startsWith', 'isNull'],
  number: ['between', 'ge', 'le', 'gt', 'lt', 'eq', 'isNull'],
  date: ['between', 'ge', 'le', 'eq'],
  month: ['between', 'ge', 'le', 'eq'],
  choice: ['in', 'nin', 'isNull'],
};

/** Comparisons of a column, the usual one first. */
export function opsOf(column: GridColumn): readonly FilterOp[] {
  return opsByKind[column.filter ?? 'text'];
}

/** The form for a condition, or an empty one. */
export function draftOf(column: GridColumn, condition: Condition | null): FilterDraft {
  const [usual = 'eq'] = opsOf(column);
  if (condition === null) return { op: usual, values: [] };
  const { op, value } = condition;
  const values = value === undefined ? [] : Array.isArray(value) ? value : [value];
  return { op, values: values.map((one) => shownValue(column, String(one))) };
}

/**
 * The condition that a form stands for, or what is wrong with it.
 *
 * A range with one end open is "at least" or "at most".
 */
export function conditionOf(
  column: GridColumn,
  draft: FilterDraft,
): { readonly condition: Condition } | { readonly fault: FilterFault } {
  const { field } = column;
  const { op } = draft;
  if (op === 'isNull') return { condition: { field, op } };
  if (op === 'in' || op === 'nin') {
    return draft.values.length === 0
      ? { fault: 'choice' }
      : { condition: { field, op, value: [...draft.values] } };
  }
  const typed = draft.values.map((one) => one.trim());
  const written = typed.map((one) => (one === '' ? '' : writtenValue(column, one)));
  if (written.includes(null)) return { fault: faultOf(column) };
  const [first = '', second = ''] = written;
  if (op !== 'between')
    return first === '' ? { fault: emptyFault(column) } : valueCondition(field, op, first);
  if (first === '' && second === '') return { fault: emptyFault(column) };
  if (first === '') return valueCondition(field, 'le', second ?? '');
  if (second === '' || second === null) return valueCondition(field, 'ge', first ?? '');
  const [from, to] = [first ?? '', second];
  return isReversed(column, from, to)
    ? { fault: 'reversed' }
    : { condition: { field, op, value: [from, to] } };
}

function valueCondition(field: string, op: FilterOp, value: string | null) {
  return { condition: { field, op, value: value ?? '' } };
}

/** A value as the server reads it; null when it cannot be one. */
function writtenValue(column: GridColumn, typed: string): string | null {
  switch (column.filter) {
    case 'number': {
      // Separators of thousands and the true minus are what the grid itself shows.
      const plain = typed
        .replace(/[\s,\u00a0\u202f]/g, '')
        .replace('\u2212', '-')
        .replace(/%$/, '');
      const pattern = column.type === 'count' ? /^-?\d{1,15}$/ : /^-?\d{1,16}(\.\d{1,10})?$/;
      if (!pattern.test(plain)) return null;
      return column.type === 'rate' ? new Big(plain).div(100).toFixed() : plain;
    }
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(typed) ? typed : null;
    case 'month':
      return /^\d{4}-(0[1-9]|1[0-2])$/.test(typed) ? typed : null;
    default:
      return typed;
  }
}

/** A ratio is typed and read in percent. */
function shownValue(column: GridColumn, value: string): string {
  const isRate = column.type === 'rate' && /^-?\d+(\.\d+)?$/.test(value);
  return isRate ? new Big(value).times(100).toFixed() : value;
}

function faultOf(column: GridColumn): FilterFault {
  if (column.filter === 'date' || column.filter === 'month') return column.filter;
  return column.type === 'count' ? 'whole' : 'number';
}

function emptyFault(column: GridColumn): FilterFault {
  return column.filter === 'text' ? 'empty' : faultOf(column);
}

function isReversed(column: GridColumn, from: string, to: string): boolean {
  return column.filter === 'number' ? new Big(from).gt(to) : from > to;
}

/** `filters` with one replaced, added (`old` null) or taken away (`next` null). */
export function withCondition(
  filters: readonly Condition[],
  old: Condition | null,
  next: Condition | null,
): readonly Condition[] {
  if (old === null) return next === null ? filters : [...filters, next];
  return filters.flatMap((one) => (one === old ? (next === null ? [] : [next]) : [one]));
}
