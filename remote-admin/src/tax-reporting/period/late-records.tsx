import type { TaxPeriodDetail } from '@tallyhouse/shared/contracts/tax-periods';
import { compareAmounts, differenceOf, isZeroAmount } from '@tallyhouse/shared/format/exact-amount';
import { instantText } from '@tallyhouse/shared/format/instant';
import { moneyText, moneyWithCurrencyText } from '@tallyhouse/shared/format/money';
import { Alert } from '@tallyhouse/shared/kit/core';
import { useTaxReportingText } from '../use-tax-reporting-text';

/** What came after the figures were pinned, and what it would change; nothing where nothing came. */
export function LateRecords({ period, zone }: { readonly period: TaxPeriodDetail; readonly zone: string }) {
  const text = useTaxReportingText();
  const { late, currency } = period;
  if (late === null || late.records === 0) return null;
  const at = instantText(late.newestAt, zone);
  const isSettled = isZeroAmount(late.taxDifference);
  // What a later period bears is part of the tax that would be, and of no difference that is still open.
  const isCarried = compareAmounts(differenceOf(late.tax, period.tax), late.taxDifference) !== 0;
  const effect = isCarried ? (isSettled ? 'carried' : 'rest') : isSettled ? 'same' : 'effect';
  return (
    <Alert
      type={isSettled ? 'info' : 'warning'}
      showIcon
      role="status"
      className="th-after-12"
      title={text('lateRecords.title', { count: late.records })}
      description={text(`lateRecords.${effect}`, {
        tax: moneyWithCurrencyText(late.tax, currency),
        difference: moneyText(late.taxDifference, currency),
        at,
      })}
    />
  );
}
