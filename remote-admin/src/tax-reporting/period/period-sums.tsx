import type { TaxPeriodDetail } from '@tallyhouse/shared/contracts/tax-periods';
import { isZeroAmount, signOf } from '@tallyhouse/shared/format/exact-amount';
import { moneyText } from '@tallyhouse/shared/format/money';
import { useSearchParams } from '@tallyhouse/shared/kit/router';
import { baseText, rateText } from '@tallyhouse/shared/reporting/tax/tax-words';
import { useTaxText } from '@tallyhouse/shared/reporting/tax/use-tax-text';
import { Button } from '@tallyhouse/shared/kit/core';
import { KpiStrip, type Kpi } from '@tallyhouse/shared/ui/kpi-strip';
import { useTaxReportingText, type TaxReportingText } from '../use-tax-reporting-text';

/** From the base to what is still owed, each figure as the way to what it is made of. */
export function PeriodSums({ period }: { readonly period: TaxPeriodDetail }) {
  const text = useTaxReportingText();
  const taxText = useTaxText();
  const [, setParameters] = useSearchParams();
  const { currency, balance } = period;
  const open = (tab: string) =>
    setParameters((current) => {
      current.set('tab', tab);
      return current;
    });
  const linked = (value: string, tab: string, name: string) => (
    <Button
      type="link"
      aria-label={`${name}: ${value}`}
      style={{ padding: 0, height: 'auto', fontSize: 'inherit', fontWeight: 'inherit', whiteSpace: 'normal' }}
      onClick={() => open(tab)}
    >
      {value}
    </Button>
  );
  const sum = (key: 'tax' | 'payable' | 'paid', tab: string, note?: string): Kpi => {
    const title = text(`page.${key}`);
    const term = key === 'paid' ? 'taxPaid' : key;
    return {
      key,
      term,
      title,
      value: linked(moneyText(period[key], currency), tab, title),
      unit: currency,
      note,
    };
  };
  const parts = (['adjustments', 'penalties'] as const)
    .filter((name) => !isZeroAmount(period[name]))
    .map((name) => `${text(`page.${name}`)}: ${moneyText(period[name], currency)}`);
  const base = text('page.base', { base: baseName(period.base, text) });
  const owes = text(signOf(balance) < 0 ? 'page.overpaid' : 'page.balance');
  return (
    <KpiStrip
      label={text('page.figures')}
      kpis={[
        {
          key: 'base',
          term: 'taxBase',
          title: base,
          value: linked(baseText(period), 'paper', base),
          unit: period.base === 'MACHINES' ? undefined : currency,
          note: `${text('page.taxable')}: ${baseText({ ...period, baseAmount: period.taxable })}`,
        },
        sum(
          'tax',
          'paper',
          [`${text('page.rate')}: ${rateText(period, taxText)}`, carried(period, text)]
            .filter(Boolean)
            .join('; '),
        ),
        sum('payable', 'paper', parts.join(', ')),
        sum('paid', 'payments', period.controlNumbers.join(', ')),
        {
          key: 'balance',
          term: 'balance',
          title: owes,
          value: linked(moneyText(balance.replace('-', ''), currency), 'payments', owes),
          unit: currency,
        },
      ]}
    />
  );
}

function carried({ carriedForward, currency }: TaxPeriodDetail, text: TaxReportingText): string | undefined {
  return isZeroAmount(carriedForward)
    ? undefined
    : `${text('page.carriedForward')}: ${moneyText(carriedForward, currency)}`;
}

const bases = ['GGR', 'WINNINGS', 'MACHINES', 'UNCLAIMED', 'STAKES'] as const;

function baseName(base: string, text: TaxReportingText): string {
  const known = bases.find((one) => one === base);
  return known === undefined ? base : text(`base.${known}`);
}
