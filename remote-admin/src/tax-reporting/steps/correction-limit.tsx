import type { TaxPeriodDetail } from '@tallyhouse/shared/contracts/tax-periods';
import { moneyWithCurrencyText } from '@tallyhouse/shared/format/money';
import { percentText } from '@tallyhouse/shared/format/percent';
import { useTaxReportingText } from '../use-tax-reporting-text';

interface CorrectionLimitProps {
  readonly limit: TaxPeriodDetail['correction']['limit'];
  readonly currency: string;
}

/** Up to what the authority has differences carried; nothing where it sets no limit. */
export function CorrectionLimit({ limit, currency }: CorrectionLimitProps) {
  const text = useTaxReportingText();
  if (limit === null) return null;
  return (
    <p>
      {text('dialog.amend.limit', {
        always: moneyWithCurrencyText(limit.always, currency),
        most: moneyWithCurrencyText(limit.most, currency),
        share: percentText(limit.shareOfTakings),
      })}
    </p>
  );
}
