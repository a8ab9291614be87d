import type { TaxPeriodDetail } from '@tallyhouse/shared/contracts/tax-periods';
import { isZeroAmount } from '@tallyhouse/shared/format/exact-amount';
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
  return (
    <Alert
      type={isZeroAmount(late.taxDifference) ? 'info' : 'warning'}
      showIcon
      role="status"
      className="th-after-12"
      title={text('lateRecords.title', { count: late.records })}
      description={
        isZeroAmount(late.taxDifference)
          ? text('lateRecords.same', { at })
          : text('lateRecords.effect', {
              tax: moneyWithCurrencyText(late.tax, currency),
              difference: moneyText(late.taxDifference, currency),
              at,
            })
      }
    />
  );
}
