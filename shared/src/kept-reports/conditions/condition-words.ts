import type { Condition } from '../../contracts/report-fields';
import type { KeptReportsText } from '../i18n/use-kept-reports-text';
import type { SpokenField } from '../use-report-fields';

/** A condition as a person would say it: `Vertical is one of Slots, Bingo`. */
export function conditionWords(
  condition: Condition,
  fields: readonly SpokenField[],
  text: KeptReportsText,
): string {
  const field = fields.find((one) => one.field === condition.field);
  const { value } = condition;
  const values = value === undefined ? [] : Array.isArray(value) ? value : [value];
  const labels = values.map(
    (one) => field?.options?.find((option) => option.value === String(one))?.label ?? String(one),
  );
  const joined = labels.join(condition.op === 'between' ? ` ${text('condition.valueTo')} ` : ', ');
  return `${field?.title ?? condition.field} ${text(`condition.opName.${condition.op}`)} ${joined}`.trimEnd();
}
