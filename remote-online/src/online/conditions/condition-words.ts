import type { Condition } from '@tallyhouse/shared/contracts/report-fields';
import type { OnlineText } from '../../i18n/use-online-text';
import type { SpokenField } from '../use-report-fields';

/** A condition as a person would say it: `Vertical is one of Slots, Bingo`. */
export function conditionWords(
  condition: Condition,
  fields: readonly SpokenField[],
  text: OnlineText,
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
