import type { CallAnswer } from '@tallyhouse/shared/contracts/remote';
import type { listTaxPeriods } from '@tallyhouse/shared/contracts/tax-reporting';
import { periodText } from '@tallyhouse/shared/format/day';
import { classOfPlay, taxName } from '@tallyhouse/shared/reporting/tax/tax-words';
import { useTaxText } from '@tallyhouse/shared/reporting/tax/use-tax-text';
import { WithheldNotice } from '@tallyhouse/shared/ui/withheld-notice';

interface WithheldPeriodsProps {
  readonly periods: NonNullable<CallAnswer<typeof listTaxPeriods>['withheld']>;
}

/** Periods that are not in the list, since their figures would tell what the reader is to find out. */
export function WithheldPeriods({ periods }: WithheldPeriodsProps) {
  const text = useTaxText();
  if (periods.length === 0) return null;
  return (
    <WithheldNotice>
      <ul className="th-flush th-indent-18">
        {periods.map(({ id, brandName, authority, code, productClass, period }) => (
          <li key={id}>
            {brandName} · {authority} · {taxName(code, text)} · {classOfPlay(productClass, text)} ·{' '}
            {periodText(period)}
          </li>
        ))}
      </ul>
    </WithheldNotice>
  );
}
