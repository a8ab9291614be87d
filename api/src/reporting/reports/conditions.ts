import {
  filterOpSchema,
  type Condition,
  type FieldType,
  type FilterOp,
  type ReportField,
} from '@tallyhouse/shared/contracts/report-fields';
import { conditionVerbs } from '@tallyhouse/shared/contracts/words/condition-sentences';
import type { FieldError } from '@tallyhouse/shared/contracts/problem';

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

/** A field as conditions see it. */
export type ConditionField = Pick<ReportField, 'field' | 'title' | 'type' | 'options'>;

/** What is wrong with `conditions`; `allowed` are the fields that may be named. */
export function checkConditions(
  conditions: readonly Condition[],
  allowed: readonly ConditionField[],
): FieldError[] {
  return conditions.flatMap((condition, index) => checkCondition(condition, allowed, `filters.${index}`));
}

/** What is wrong with the condition that stands at `path` of the request. */
export function checkCondition(
  condition: Condition,
  allowed: readonly ConditionField[],
  path: string,
): FieldError[] {
  const fault = faultOf(condition, allowed);
  return fault === undefined
    ? []
    : [{ field: `${path}.${fault.part}`, code: fault.code, message: fault.message }];
}

/** Comparisons that a field of `type` can be asked for. */
export function opsOf(type: FieldType): FilterOp[] {
  return filterOpSchema.options.filter((op) => !textOps.has(op) || isTextual(type));
}

interface Fault {
  readonly part: 'field' | 'op' | 'value';
  readonly code: string;
  readonly message: string;
}

function faultOf(condition: Condition, allowed: readonly ConditionField[]): Fault | undefined {
  const { field, op } = condition;
  const definition = allowed.find((known) => known.field === field);
  if (definition === undefined) {
    return { part: 'field', code: 'UNKNOWN_FIELD', message: `There is no column "${field}" to filter by` };
  }
  if (textOps.has(op) && !isTextual(definition.type)) {
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

function isTextual(type: FieldType): boolean {
  return type === 'text' || type === 'month';
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

/** A condition as a person would say it: `Vertical is one of Slots, Bingo`. */
export function conditionInWords(condition: Condition, fields: readonly ConditionField[]): string {
  const definition = fields.find(({ field }) => field === condition.field);
  const labels = valuesOf(condition).map(
    (value) => definition?.options?.find((option) => option.value === value)?.label ?? String(value),
  );
  const joined = labels.join(condition.op === 'between' ? ' and ' : ', ');
  return `${definition?.title.en ?? condition.field} ${verbOf(condition.op, labels.length)} ${joined}`.trimEnd();
}

function verbOf(op: FilterOp, values: number): string {
  if (values === 1 && op === 'in') return conditionVerbs.eq;
  return conditionVerbs[values === 1 && op === 'nin' ? 'ne' : op];
}
