import type { Condition, FieldType, FilterOp } from '@tallyhouse/shared/contracts/report-fields';
import type { FieldError } from '@tallyhouse/shared/contracts/problem';
import { findReportField } from './report-fields';

type Value = string | number;

const listOps: ReadonlySet<FilterOp> = new Set(['in', 'nin', 'between']);
const textOps: ReadonlySet<FilterOp> = new Set(['contains', 'startsWith']);

const written: Readonly<Record<FieldType, RegExp>> = {
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  month: /^\d{4}-(0[1-9]|1[0-2])$/,
  text: /^/,
  count: /^-?\d{1,15}$/,
  money: /^-?\d{1,15}(\.\d{1,4})?$/,
  rate: /^-?\d{1,9}(\.\d{1,10})?$/,
};

/** The values of a condition as a list; empty for `isNull`. */
export function valuesOf({ value }: Condition): readonly Value[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

/** What is wrong with `conditions`; `allowed` are the fields that may be named. */
export function checkConditions(conditions: readonly Condition[], allowed: readonly string[]): FieldError[] {
  return conditions.flatMap((condition, index) => {
    const fault = faultOf(condition, allowed);
    return fault === undefined
      ? []
      : [{ field: `filters.${index}.${fault.part}`, code: fault.code, message: fault.message }];
  });
}

interface Fault {
  readonly part: 'field' | 'op' | 'value';
  readonly code: string;
  readonly message: string;
}

function faultOf(condition: Condition, allowed: readonly string[]): Fault | undefined {
  const { field, op } = condition;
  const definition = findReportField(field);
  if (definition === undefined || !allowed.includes(field)) {
    return { part: 'field', code: 'UNKNOWN_FIELD', message: `There is no column "${field}" to filter by` };
  }
  const isText = definition.type === 'text' || definition.type === 'month';
  if (textOps.has(op) && !isText) {
    return { part: 'op', code: 'WRONG_OP', message: `"${op}" compares texts, and "${field}" is none` };
  }
  const values = valuesOf(condition);
  if (!countFits(condition, values.length)) {
    return { part: 'value', code: 'WRONG_COUNT', message: `"${op}" takes ${wantedCount(op)}` };
  }
  const pattern = textOps.has(op) ? written.text : written[definition.type];
  const strange = values.find(
    (value) => !pattern.test(String(value)) || (definition.type === 'date' && !isDay(value)),
  );
  if (strange === undefined) return undefined;
  return { part: 'value', code: 'WRONG_VALUE', message: `"${strange}" is not a value of "${field}"` };
}

function isDay(value: Value): boolean {
  const epochMs = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(epochMs) && new Date(epochMs).toISOString().startsWith(String(value));
}

function countFits({ op, value }: Condition, count: number): boolean {
  if (op === 'isNull') return count === 0;
  if (op === 'between') return count === 2;
  return listOps.has(op) ? count >= 1 : count === 1 && !Array.isArray(value);
}

function wantedCount(op: FilterOp): string {
  if (op === 'isNull') return 'no value';
  if (op === 'between') return 'two values';
  return listOps.has(op) ? 'a list of values' : 'one value';
}

const words: Readonly<Record<FilterOp, string>> = {
  eq: 'is',
  ne: 'is not',
  in: 'is one of',
  nin: 'is none of',
  lt: 'is less than',
  le: 'is at most',
  gt: 'is more than',
  ge: 'is at least',
  between: 'is between',
  contains: 'contains',
  startsWith: 'starts with',
  isNull: 'has no value',
};

/** A condition as a person would say it: `Vertical is one of Slots, Bingo`. */
export function conditionInWords(condition: Condition): string {
  const definition = findReportField(condition.field);
  const labels = valuesOf(condition).map(
    (value) => definition?.options?.find((option) => option.value === value)?.label ?? String(value),
  );
  const joined = labels.join(condition.op === 'between' ? ' and ' : ', ');
  return `${definition?.title.en ?? condition.field} ${words[condition.op]} ${joined}`.trimEnd();
}
