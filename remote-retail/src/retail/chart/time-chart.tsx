import type { Period } from '@tallyhouse/shared/contracts/scalars';
import { listSummaries, type Granularity, type SummaryRow } from '@tallyhouse/shared/contracts/total-reports';
import { shortBucketText } from '@tallyhouse/shared/format/bucket-name';
import { periodText } from '@tallyhouse/shared/format/day';
import { moneyText } from '@tallyhouse/shared/format/money';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { keepPreviousData, useQuery } from '@tallyhouse/shared/kit/query';
import { useDrill } from '@tallyhouse/shared/reporting/drill/use-drill';
import { figuresFirst } from '@tallyhouse/shared/reporting/players/use-players-later';
import { ReportChart, type ChartMark } from '@tallyhouse/shared/ui/chart/report-chart';
import { NotLoaded } from '@tallyhouse/shared/ui/not-loaded';
import { useRetailText } from '../../i18n/use-retail-text';
import { drawnMeasures, type DrawnMeasure } from './chart-view';
import type { FiguresChartProps } from './figures-chart';

interface TimeChartProps extends FiguresChartProps {
  readonly granularity: Granularity;
  readonly measure: DrawnMeasure;
}

/** A figure of all shops over the period; a bar opens the records behind it. */
export function TimeChart({ brand, order, answer, compared, granularity, measure }: TimeChartProps) {
  const text = useRetailText();
  const drill = useDrill();
  const now = useBuckets(brand.id, order.period, granularity);
  const then = useBuckets(brand.id, compared, granularity);
  if (now.isError || now.data === undefined) {
    return <NotLoaded query={now} failed={text('chart.failed')} rows={5} />;
  }
  const { items, brands } = now.data;
  const past = compared === null ? undefined : then.data;
  const name = text(`columns.${measure}`);
  const field = drawnMeasures[measure];
  const figureOf = (row: SummaryRow | undefined) => (row?.hasData === true ? row[field] : null);
  const title = text('chart.overTime', { measure: name, granularity: text(`chart.per.${granularity}`) });
  return (
    <ReportChart
      kind="bar"
      term={measure}
      title={title}
      summary={text('chart.summary', { title, period: periodText(order.period), count: items.length })}
      figures={{
        categoryName: text(`chart.bucket.${granularity}`),
        categories: items.map((row) => ({
          key: row.from,
          short: shortBucketText(row),
          long: periodText(row),
        })),
        series: [
          {
            ...{ key: measure, name, values: items.map(figureOf) },
            sum: brands[0]?.measures[field] ?? null,
            ...(past !== undefined && {
              previous: items.map((_, place) => figureOf(past.items[place])),
              previousSum: past.brands[0]?.measures[field] ?? null,
            }),
          },
        ],
        previousName: compared === null ? undefined : periodText(compared),
      }}
      amounts={{ unit: answer.currency, write: (amount) => moneyText(amount, answer.currency) }}
      height={240}
      onPick={pick}
    />
  );

  function pick({ category, isPrevious }: ChartMark) {
    const place = items.findIndex(({ from }) => from === category);
    const from = isPrevious ? past : now.data;
    const [row, asOf] = [from?.items[place], from?.brands[0]?.meta.asOf];
    if (row === undefined || asOf === undefined) return;
    drill.openFigure(
      {
        ...{ brandId: brand.id, channel: 'RETAIL', vertical: [], conditions: [], asOf },
        period: { from: row.from, to: row.to },
        basis: measure === 'stakes' ? 'PLACED' : 'SETTLED',
      },
      // What is settled is told as stakes of that day.
      measure === 'stakesSettled' ? 'stakes' : measure,
      `${periodText(row)} · ${name}`,
    );
  }
}

/** Figures of all shops per day, week or month, days without any as well; nothing is asked for without a period. */
function useBuckets(brandId: string, period: Period | null, granularity: Granularity) {
  const { http } = useRemoteHost();
  const { from = '', to = '' } = period ?? {};
  return useQuery({
    queryKey: ['retail-buckets', brandId, from, to, granularity],
    queryFn: ({ signal }) =>
      figuresFirst((later) =>
        http.call(listSummaries, {
          query: {
            ...{ from, to, granularity, basis: 'SETTLED', channel: 'RETAIL' },
            ...{ taxes: 'false', fillMissing: 'true', ...later },
          },
          signal,
        }),
      ),
    enabled: period !== null,
    placeholderData: keepPreviousData,
  });
}
