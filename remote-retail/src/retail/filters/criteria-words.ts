import {
  isGroup,
  partsOf,
  type CriteriaGroup,
  type CriteriaPart,
} from '@tallyhouse/shared/contracts/criteria';
import type { Condition, FilterOp } from '@tallyhouse/shared/contracts/report-fields';
import type { CriteriaField } from '@tallyhouse/shared/contracts/retail-filters';
import type { RetailText } from '../../i18n/use-retail-text';
import type { OptionsOf } from './value-options';

/** What words are made with. */
export interface WordContext {
  readonly text: RetailText;
  readonly fields: readonly CriteriaField[];
  readonly titleOf: (title: CriteriaField['title']) => string;
  readonly optionsOf: OptionsOf;
}

/** Criteria as a person would say them: `Region is one of Arusha and (Stake is at least 500 or Ticket status is Paid)`. */
export function criteriaWords(criteria: CriteriaGroup, context: WordContext): string {
  const joint = context.text('all' in criteria ? 'filters.words.and' : 'filters.words.or');
  const parts = partsOf(criteria);
  return parts.map((part) => partWords(part, parts.length > 1, context)).join(joint);
}

function partWords(part: CriteriaPart, isOneOfSeveral: boolean, context: WordContext): string {
  if (!isGroup(part)) return conditionWords(part, context);
  const words = criteriaWords(part, context);
  return isOneOfSeveral && partsOf(part).length > 1 ? `(${words})` : words;
}

function conditionWords({ field: name, op, value }: Condition, context: WordContext): string {
  const { text, fields, titleOf, optionsOf } = context;
  const field = fields.find((one) => one.field === name);
  const options = field === undefined ? undefined : optionsOf(field);
  const values = (value === undefined ? [] : Array.isArray(value) ? value : [value]).map((one) => {
    const label = options?.find((option) => option.value === String(one))?.label;
    return label ?? String(one);
  });
  const title = field === undefined ? name : titleOf(field.title);
  const words = {
    field: title,
    op: opWord(op, field, text),
    value: values.join(text(op === 'between' ? 'filters.words.and' : 'filters.words.list')),
  };
  return text('filters.words.condition', words).trimEnd();
}

/** A comparison in words; days are before and after, amounts less and more. */
export function opWord(op: FilterOp, field: CriteriaField | undefined, text: RetailText): string {
  const isDay = field?.type === 'date' || field?.type === 'month';
  const isOrder = op === 'lt' || op === 'le' || op === 'gt' || op === 'ge';
  return isDay && isOrder ? text(`filters.dateOp.${op}`) : text(`filters.op.${op}`);
}
