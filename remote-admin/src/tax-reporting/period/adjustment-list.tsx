import type { TaxPeriodDetail } from '@tallyhouse/shared/contracts/tax-periods';
import { isZeroAmount } from '@tallyhouse/shared/format/exact-amount';
import { moneyWithCurrencyText } from '@tallyhouse/shared/format/money';
import { Link } from '@tallyhouse/shared/kit/router';
import { periodAddress } from '../period-address';
import { useTaxReportingText } from '../use-tax-reporting-text';

/** Differences that this period bears for earlier ones, and those that later ones bear for it. */
export function AdjustmentList({ period }: { readonly period: TaxPeriodDetail }) {
  const text = useTaxReportingText();
  return (['adjustmentsIn', 'adjustmentsOut'] as const).map((name) =>
    period[name].length === 0 ? null : (
      <section key={name} aria-label={text(`history.${name}`)}>
        <h2 className="th-before-16 th-after-8 th-text-16">{text(`history.${name}`)}</h2>
        <ul className="th-flush th-indent-20">
          {period[name].map((one) => {
            const other = name === 'adjustmentsIn' ? one.ofPeriodId : one.bearerId;
            return (
              <li key={`${other} ${one.createdAt}`}>
                <Link to={periodAddress(other)}>
                  {text('history.adjustment', {
                    amount: moneyWithCurrencyText(one.amount, period.currency),
                    version: one.ofVersion,
                    period: other.split('~').slice(-2).join(' – '),
                    reason: one.reason,
                  })}
                </Link>
                {isZeroAmount(one.loss) ? null : (
                  <div>
                    {text('history.adjustmentLoss', {
                      amount: moneyWithCurrencyText(one.loss, period.currency),
                    })}
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      </section>
    ),
  );
}
