import { compactMoneyText, moneyText } from '@tallyhouse/shared/format/money';
import { dayText, shortDayText } from '@tallyhouse/shared/format/day';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { Card } from '@tallyhouse/shared/kit/layout';
import { Segmented } from '@tallyhouse/shared/kit/select';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useDashboardText } from '../i18n/use-dashboard-text';
import type { DailyGgr } from './daily-ggr';
import { DailyGgrTable } from './daily-ggr-table';
import { ggrChartOption } from './ggr-chart-option';

const GgrChart = lazy(async () => ({ default: (await import('./ggr-chart')).GgrChart }));

/** Revenue per gaming day as a chart or, with the same numbers, as a table. */
export function DailyGgrPanel({ model, currency }: { readonly model: DailyGgr; readonly currency: string }) {
  const text = useDashboardText();
  const { theme } = useRemoteHost();
  const [form, setForm] = useState<'chart' | 'table'>('chart');
  const summary = text('chartSummary', {
    from: dayText(model.days[0] ?? ''),
    to: dayText(model.days.at(-1) ?? ''),
    currency,
  });
  const option = useMemo(
    () =>
      ggrChartOption(
        model,
        {
          summary,
          channel: { ONLINE: text('channel.ONLINE'), RETAIL: text('channel.RETAIL') },
          total: text('total'),
          noData: text('noData'),
          day: dayText,
          shortDay: shortDayText,
          money: (amount) => moneyText(amount, currency),
          shortMoney: (amount) => compactMoneyText(String(amount)),
        },
        theme,
      ),
    [model, summary, text, currency, theme],
  );
  return (
    <Card
      size="small"
      styles={{ title: { whiteSpace: 'normal' } }}
      title={`${text('chartTitle', { count: model.days.length })}, ${currency}`}
      extra={
        <Segmented
          size="small"
          value={form}
          onChange={setForm}
          options={[
            { value: 'chart', label: text('viewAsChart') },
            { value: 'table', label: text('viewAsTable') },
          ]}
        />
      }
    >
      {form === 'table' ? (
        <DailyGgrTable model={model} currency={currency} />
      ) : (
        <Suspense fallback={<Skeleton.Node active style={{ width: '100%', height: 280 }} />}>
          <GgrChart option={option} label={summary} />
        </Suspense>
      )}
    </Card>
  );
}
