import type { ConfirmationDetail, ConfirmationItem } from '@tallyhouse/shared/contracts/confirmation-items';
import { moneyWithCurrencyText } from '@tallyhouse/shared/format/money';
import type { ConfirmationText } from './use-confirmation-text';

type Column = NonNullable<ConfirmationDetail['frozen']>['columns'][number];

const named = ['ggr', 'taxPayable', 'stakes'] as const;

/** What the figure of a report is called: by us, by its column in what was frozen, else by its own name. */
export function fieldName(field: string, text: ConfirmationText, columns: readonly Column[] = []): string {
  const known = named.find((one) => one === field);
  if (known !== undefined) return text(`field.${known}`);
  return columns.find((column) => column.field === field)?.title ?? field;
}

/** The figure that is typed in to confirm, or that it is hidden from whoever could. */
export function controlWords({ submission, report }: ConfirmationItem, text: ConfirmationText): string {
  if (submission === null) return '—';
  const { controlTotals, controlFields } = submission;
  return controlFields
    .map((field) => {
      const amount = controlTotals?.[field];
      const words =
        amount === undefined ? text('fact.hidden') : moneyWithCurrencyText(amount, report.currency);
      return `${fieldName(field, text)}: ${words}`;
    })
    .join(' · ');
}
