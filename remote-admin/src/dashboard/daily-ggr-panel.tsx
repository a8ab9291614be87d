import { dayText, shortDayText } from '@tallyhouse/shared/format/day';
import { moneyText } from '@tallyhouse/shared/format/money';
import { ReportChart } from '@tallyhouse/shared/ui/chart/report-chart';
import { useCallback, useMemo } from 'react';
import { useDashboardText } from '../i18n/use-dashboard-text';
import type { DailyGgr } from './daily-ggr';

/** Revenue per gaming day as a chart or, with the same numbers, as a table. */
export function DailyGgrPanel({ model, currency }: { readonly model: DailyGgr; readonly currency: string }) {
  const text = useDashboardText();
  const summary = text('chartSummary', {
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
  const write = useCallback((amount: string) => moneyText(amount, currency), [currency]);
  return (
    <ReportChart
      kind="stacked"
      title={text('chartTitle', { count: model.days.length })}
      term="ggr"
      summary={summary}
      unit={currency}
      categoryName={text('day')}
      categories={categories}
      series={series}
      totals={totals}
      write={write}
    />
  );
}
