import type { ConfirmationItem } from '@tallyhouse/shared/contracts/confirmation-items';
import { moneyWithCurrencyText } from '@tallyhouse/shared/format/money';
import { fieldName } from './control-words';
import { useConfirmationText } from './use-confirmation-text';
import { WhyWithheld } from './why-withheld';

/** The figure that is typed in to confirm, or why it is hidden from its reader. */
export function ControlTotal({ item: { submission, report } }: { readonly item: ConfirmationItem }) {
  const text = useConfirmationText();
  if (submission === null) return '—';
  const { controlTotals, controlFields } = submission;
  return controlFields.map((field) => {
    const amount = controlTotals?.[field];
    const name = fieldName(field, text);
    return (
      <div key={field}>
        {amount === undefined ? (
          <>
            {`${name}: `}
            <WhyWithheld report={report}>{text('fact.hidden')}</WhyWithheld>
          </>
        ) : (
          `${name}: ${moneyWithCurrencyText(amount, report.currency)}`
        )}
      </div>
    );
  });
}
