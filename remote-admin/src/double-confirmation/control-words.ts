import type { ConfirmationDetail } from '@tallyhouse/shared/contracts/confirmation-items';
import type { ConfirmationText } from './use-confirmation-text';

type Column = NonNullable<ConfirmationDetail['frozen']>['columns'][number];

const named = ['ggr', 'taxPayable', 'stakes'] as const;

/** What the figure of a report is called: by us, by its column in what was frozen, else by its own name. */
export function fieldName(field: string, text: ConfirmationText, columns: readonly Column[] = []): string {
  const known = named.find((one) => one === field);
  if (known !== undefined) return text(`field.${known}`);
  return columns.find((column) => column.field === field)?.title ?? field;
}
