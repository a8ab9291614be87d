import type { DashboardSummary } from '@tallyhouse/shared/contracts/dashboard';
import { dayText, shortDayText } from '@tallyhouse/shared/format/day';
import { moneyText } from '@tallyhouse/shared/format/money';
import { ChartsOf } from '@tallyhouse/shared/reporting/charts-of';
import { useDrill } from '@tallyhouse/shared/reporting/drill/use-drill';
import { ReportChart, type ChartMark } from '@tallyhouse/shared/ui/chart/report-chart';
import { useCallback, useMemo } from 'react';
import { useDashboardText } from '../i18n/use-dashboard-text';
import type { DailyGgr } from './daily-ggr';

interface DailyGgrPanelProps {
  readonly model: DailyGgr;
  readonly brand: { readonly id: string; readonly name: string };
  readonly summary: Pick<DashboardSummary, 'currency' | 'meta'>;
}

/** Revenue per gaming day as a chart or, with the same numbers, as a table; each mark opens the records behind it. */
export function DailyGgrPanel({ model, brand, summary }: DailyGgrPanelProps) {
  const { currency, meta } = summary;
  const text = useDashboardText();
  const told = text('chartSummary', {
    from: dayText(model.days[0] ?? ''),
    to: dayText(model.days.at(-1) ?? ''),
    currency,
  });
  const categories = useMemo(
    () => model.days.map((day) => ({ key: day, short: shortDayText(day), long: dayText(day) })),
    [model],
  );
  const series = useMemo(
    () =>
      model.channels.map(({ channel, ggr }) => ({
        key: channel,
        name: text(`channel.${channel}`),
        values: ggr,
      })),
    [model, text],
  );
  const totals = useMemo(() => ({ name: text('total'), values: model.totals }), [model, text]);
  const drill = useDrill();
  const open = ({ category: day, series: channel }: ChartMark) =>
    drill.openFigure(
      {
        ...{ brandId: brand.id, period: { from: day, to: day }, basis: 'SETTLED', asOf: meta.asOf },
        ...{ channel: channel === 'RETAIL' ? 'RETAIL' : 'ONLINE', vertical: [], conditions: [] },
      },
      'ggr',
      [
        brand.name,
        dayText(day),
        text(channel === 'RETAIL' ? 'channel.RETAIL' : 'channel.ONLINE'),
        text('ggr'),
      ].join(' · '),
    );
  const days = { from: model.days[0] ?? meta.period.from, to: model.days.at(-1) ?? meta.period.to };
  const write = useCallback((amount: string) => moneyText(amount, currency), [currency]);
  return (
    <ChartsOf brand={brand.name} report={text('title')} period={days} meta={meta}>
      <ReportChart
        kind="stacked"
        title={text('chartTitle', { count: model.days.length })}
        term="ggr"
        summary={told}
        figures={{ categoryName: text('day'), categories, series, totals }}
        amounts={{ unit: currency, write }}
        onPick={open}
      />
    </ChartsOf>
  );
}
