import type { Cell } from '../contracts/report-fields';
import { moneyText } from '../format/money';
import { percentText } from '../format/percent';
import { KpiStrip, type Kpi } from '../ui/kpi-strip';
import { NoData } from '../ui/no-data';
import { useReportFields } from './use-report-fields';
import { useKeptReportsText } from './i18n/use-kept-reports-text';

interface TotalsStripProps {
  /** As the server computed them; undefined while they are on the way. */
  readonly totals: Readonly<Record<string, Cell>> | undefined;
  readonly currency: string;
  readonly type: string;
  /** What a return states in all taxes together; null or left out where it states none. */
  readonly tax?: string | null | undefined;
}

/** Stakes, voids, winnings and revenue of everything that is shown below. */
export function TotalsStrip({ totals, currency, type, tax = null }: TotalsStripProps) {
  const text = useKeptReportsText();
  const { titleOf } = useReportFields(type);
  const kpis = (['stakes', 'voids', 'winnings', 'ggr'] as const).map((key): Kpi => {
    const base = { key, term: key, title: titleOf(key), unit: currency };
    if (totals === undefined) return { ...base, value: undefined };
    const value = totals[key] ?? null;
    if (value === null)
      return { key, term: key, title: base.title, value: <NoData />, note: text('kpi.notOnBasis') };
    const hold = key === 'ggr' ? (totals['hold'] ?? null) : null;
    const note = hold === null ? '' : text('kpi.hold', { hold: percentText(String(hold)) });
    return { ...base, value: moneyText(String(value), currency), note };
  });
  const stated: Kpi[] =
    tax === null
      ? []
      : [
          {
            key: 'tax',
            term: 'payable',
            title: titleOf('taxPayable'),
            unit: currency,
            value: moneyText(tax, currency),
          },
        ];
  return <KpiStrip label={text('kpi.label')} kpis={[...kpis, ...stated]} />;
}
