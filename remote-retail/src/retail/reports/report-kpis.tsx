import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import { moneyText } from '@tallyhouse/shared/format/money';
import { KpiStrip } from '@tallyhouse/shared/ui/kpi-strip';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import { useRetailText } from '../../i18n/use-retail-text';

interface ReportKpisProps {
  /** As the server computed them; undefined while they are on the way. */
  readonly totals: Readonly<Record<string, Cell>> | undefined;
  readonly currency: string;
}

/** Totals of a report, those of its columns that it has. */
export function ReportKpis({ totals, currency }: ReportKpisProps) {
  const text = useRetailText();
  const kpis = (['stakes', 'voids', 'winnings', 'ggr'] as const).map((key) => {
    const value = totals?.[key] ?? null;
    const base = { key, term: key, title: text(`reports.kpi.${key}`) };
    if (totals === undefined) return { ...base, value: undefined };
    return value === null
      ? { ...base, value: <NoData /> }
      : { ...base, value: moneyText(String(value), currency), unit: currency };
  });
  return <KpiStrip label={text('reports.kpi.label')} kpis={kpis} />;
}
