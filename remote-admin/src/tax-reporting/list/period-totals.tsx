import type { CallAnswer } from '@tallyhouse/shared/contracts/remote';
import type { listTaxPeriods } from '@tallyhouse/shared/contracts/tax-reporting';
import { periodText } from '@tallyhouse/shared/format/day';
import { isZeroAmount } from '@tallyhouse/shared/format/exact-amount';
import { listText } from '@tallyhouse/shared/format/list-text';
import { moneyText } from '@tallyhouse/shared/format/money';
import { KpiStrip } from '@tallyhouse/shared/ui/kpi-strip';
import { useTaxReportingText } from '../use-tax-reporting-text';

const sums = ['balance', 'payable', 'paid', 'tax'] as const;
const terms = { tax: 'tax', payable: 'payable', paid: 'taxPaid', balance: 'balance' } as const;

interface PeriodTotalsProps {
  readonly totals: CallAnswer<typeof listTaxPeriods>['totals'];
  /** Whether they are of what is still to be settled alone. */
  readonly isCurrent: boolean;
}

/** What the periods that match come to, what is overdue first; each currency for itself. */
export function PeriodTotals({ totals, isCurrent }: PeriodTotalsProps) {
  const text = useTaxReportingText();
  return totals.map(({ currency, periods, covers, overdue, credit = '0.00', ...total }) => {
    const days = covers === undefined ? '' : periodText(covers);
    const note = text(isCurrent ? 'covers.current' : 'covers.matching', { count: periods, days });
    const money = (amount: string) => moneyText(amount, currency);
    return (
      <KpiStrip
        key={currency}
        label={`${listText([text('totals'), currency])}: ${note}`}
        kpis={[
          ...(overdue === undefined
            ? []
            : [
                {
                  ...({ key: 'overdue', term: 'balance' } as const),
                  ...{ title: text('total.overdue'), value: money(overdue.balance), unit: currency },
                  note: text('shown', { count: overdue.periods }),
                },
              ]),
          ...sums.map((name) => ({
            ...{ key: name, term: terms[name], title: text(`total.${name}`) },
            ...{ value: money(total[name]), unit: currency, note },
          })),
          ...(isZeroAmount(credit)
            ? []
            : [
                {
                  ...({ key: 'credit', term: 'balance' } as const),
                  ...{ title: text('page.overpaid'), value: money(credit), unit: currency, note },
                },
              ]),
        ]}
      />
    );
  });
}
