import type { CallAnswer } from '@tallyhouse/shared/contracts/remote';
import type { listTaxPeriods } from '@tallyhouse/shared/contracts/tax-reporting';
import { moneyText } from '@tallyhouse/shared/format/money';
import { KpiStrip } from '@tallyhouse/shared/ui/kpi-strip';
import { useTaxReportingText } from '../use-tax-reporting-text';

const sums = ['tax', 'payable', 'paid', 'balance'] as const;
const terms = { tax: 'tax', payable: 'payable', paid: 'taxPaid', balance: 'balance' } as const;

/** What all periods that match come to, each currency for itself. */
export function PeriodTotals({ totals }: { readonly totals: CallAnswer<typeof listTaxPeriods>['totals'] }) {
  const text = useTaxReportingText();
  return totals.map((total) => (
    <KpiStrip
      key={total.currency}
      label={`${text('totals')}, ${total.currency}`}
      kpis={sums.map((name) => ({
        key: name,
        term: terms[name],
        title: text(`total.${name}`),
        value: moneyText(total[name], total.currency),
        unit: total.currency,
        note: text('shown', { count: total.periods }),
      }))}
    />
  ));
}
