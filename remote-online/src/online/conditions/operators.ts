import type { Condition, FieldType, FilterOp, ReportField } from '@tallyhouse/shared/contracts/report-fields';

/** Comparisons that make sense for a column, the usual one first. */
export function operatorsOf(field: ReportField): readonly FilterOp[] {
  if (field.options !== undefined) return ['in', 'nin', 'isNull'];
  return operatorsByType[field.type];
}

const numbers = ['ge', 'le', 'gt', 'lt', 'eq', 'between'] as const;
const operatorsByType: Readonly<Record<FieldType, readonly FilterOp[]>> = {
  text: ['contains', 'eq', 'ne', 'startsWith', 'isNull'],
  date: ['ge', 'le', 'eq', 'between'],
  month: ['ge', 'le', 'eq', 'between'],
  count: numbers,
  money: numbers,
  rate: numbers,
};

/** Why a value cannot stand in a condition; null when it can. */
export type ValueFault = 'empty' | 'number' | 'whole' | 'rate' | 'date' | 'month';

const patterns: Readonly<Record<FieldType, readonly [RegExp, ValueFault]>> = {
  text: [/[^]/, 'empty'],
  date: [/^\d{4}-\d{2}-\d{2}$/, 'date'],
  month: [/^\d{4}-(0[1-9]|1[0-2])$/, 'month'],
  count: [/^-?\d{1,15}$/, 'whole'],
  money: [/^-?\d{1,15}(\.\d{1,4})?$/, 'number'],
  rate: [/^-?\d{1,9}(\.\d{1,10})?$/, 'rate'],
};

/** The condition that a draft stands for, or what is wrong with it. */
export function conditionOf(
  field: ReportField,
  op: FilterOp,
  values: readonly string[],
): { readonly condition: Condition } | { readonly fault: ValueFault } {
  if (op === 'isNull') return { condition: { field: field.field, op } };
  const wanted = op === 'between' ? 2 : 1;
  const entered = values.map((value) => value.trim()).filter((value) => value !== '');
  if (entered.length < wanted) return { fault: 'empty' };
  const [pattern, fault] = patterns[field.type];
  if (entered.some((value) => !pattern.test(value))) return { fault };
  const isList = op === 'in' || op === 'nin' || op === 'between';
  const [first = ''] = entered;
  return { condition: { field: field.field, op, value: isList ? entered : first } };
}
