import type { CallAnswer } from '@tallyhouse/shared/contracts/remote';
import type { listTaxPeriods } from '@tallyhouse/shared/contracts/tax-reporting';
import { periodText } from '@tallyhouse/shared/format/day';
import { Alert } from '@tallyhouse/shared/kit/core';
import { classOfPlay, taxName } from '@tallyhouse/shared/reporting/tax/tax-words';
import { useTaxText } from '@tallyhouse/shared/reporting/tax/use-tax-text';
import { useTaxReportingText } from '../use-tax-reporting-text';

interface SpanningPeriodsProps {
  readonly periods: NonNullable<CallAnswer<typeof listTaxPeriods>['spanning']>;
}

/** Periods that are not in the list, since they cover brands that the reader cannot act for. */
export function SpanningPeriods({ periods }: SpanningPeriodsProps) {
  const text = useTaxReportingText();
  const taxText = useTaxText();
  if (periods.length === 0) return null;
  return (
    <Alert
      type="info"
      showIcon
      role="note"
      className="th-after-12"
      title={text('spanning.title', { count: periods.length })}
      description={
        <>
          {text('spanning.hint')}
          <ul className="th-flush th-indent-18">
            {periods.map(({ id, entity, code, productClass, period, otherBrands }) => (
              <li key={id}>
                {entity.name} · {taxName(code, taxText)}, {classOfPlay(productClass, taxText)} ·{' '}
                {periodText(period)} · {text('spanning.others', { count: otherBrands })}
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}
