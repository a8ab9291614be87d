import { mostConditions } from '@tallyhouse/shared/contracts/criteria';
import type { FieldType } from '@tallyhouse/shared/contracts/report-fields';
import type { CriteriaField } from '@tallyhouse/shared/contracts/retail-filters';
import { draftConditions, type DraftCondition, type DraftGroup } from './draft-criteria';

/** Longest name that the server keeps. */
export const longestName = 80;

/** Why a draft cannot be kept; each has a text of the same name. */
export type FaultCode =
  | 'nameEmpty'
  | 'nameLong'
  | 'noCondition'
  | 'tooMany'
  | 'fieldGone'
  | 'valueEmpty'
  | 'valuesTwo'
  | 'number'
  | 'whole'
  | 'rate'
  | 'date'
  | 'month'
  | 'order';

/** A fault and what it is about: the name, the criteria as a whole, or the part called so. */
export interface DraftFault {
  readonly place: 'name' | 'criteria' | { readonly key: string };
  readonly code: FaultCode;
}

/** What is entered before it is kept. */
export interface FilterDraft {
  readonly name: string;
  readonly shared: boolean;
  readonly criteria: DraftGroup;
}

/** Everything that is wrong with a draft, in the order in which its fields stand; empty when it can be kept. */
export function faultsOf(draft: FilterDraft, fields: readonly CriteriaField[]): readonly DraftFault[] {
  const conditions = draftConditions(draft.criteria);
  return [
    ...nameFaults(draft.name.trim()),
    ...(conditions.length === 0 ? [{ place: 'criteria', code: 'noCondition' } as const] : []),
    ...(conditions.length > mostConditions ? [{ place: 'criteria', code: 'tooMany' } as const] : []),
    ...conditions.flatMap((condition) => {
      const code = conditionFault(
        condition,
        fields.find(({ field }) => field === condition.field),
      );
      return code === null ? [] : [{ place: { key: condition.key }, code }];
    }),
  ];
}

function nameFaults(name: string): readonly DraftFault[] {
  if (name === '') return [{ place: 'name', code: 'nameEmpty' }];
  return name.length > longestName ? [{ place: 'name', code: 'nameLong' }] : [];
}

const patterns: Readonly<Record<FieldType, readonly [RegExp, FaultCode]>> = {
  text: [/[^]/, 'valueEmpty'],
  date: [/^\d{4}-\d{2}-\d{2}$/, 'date'],
  month: [/^\d{4}-(0[1-9]|1[0-2])$/, 'month'],
  count: [/^-?\d{1,15}$/, 'whole'],
  money: [/^-?\d{1,15}(\.\d{1,4})?$/, 'number'],
  rate: [/^-?\d{1,9}(\.\d{1,10})?$/, 'rate'],
};

function conditionFault(condition: DraftCondition, field: CriteriaField | undefined): FaultCode | null {
  const { op, values } = condition;
  if (field === undefined) return 'fieldGone';
  if (op === 'isNull') return null;
  const entered = values.map((value) => value.trim()).filter((value) => value !== '');
  if (entered.length === 0) return 'valueEmpty';
  if (op === 'between' && entered.length < 2) return 'valuesTwo';
  const [pattern, code] = patterns[field.type];
  if (entered.some((value) => !pattern.test(value))) return code;
  return op === 'between' && isBackwards(entered, field.type) ? 'order' : null;
}

/** Days compare as text; for numbers the first digit that differs is not enough. */
function isBackwards([low = '', high = '']: readonly string[], type: FieldType): boolean {
  if (type === 'date' || type === 'month' || type === 'text') return low > high;
  return Number(low) > Number(high);
}
