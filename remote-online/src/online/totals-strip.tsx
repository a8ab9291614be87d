import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import { moneyText } from '@tallyhouse/shared/format/money';
import { percentText } from '@tallyhouse/shared/format/percent';
import { KpiStrip, type Kpi } from '@tallyhouse/shared/ui/kpi-strip';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import { useReportFields } from './use-report-fields';
import { useOnlineText } from '../i18n/use-online-text';

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
  const text = useOnlineText();
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
