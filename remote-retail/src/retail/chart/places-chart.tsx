import { periodText } from '@tallyhouse/shared/format/day';
import { moneyText } from '@tallyhouse/shared/format/money';
import { useDrill } from '@tallyhouse/shared/reporting/drill/use-drill';
import { otherKey, ReportChart, type ChartMark } from '@tallyhouse/shared/ui/chart/report-chart';
import { useRetailText } from '../../i18n/use-retail-text';
import { drillCellOf } from '../figures/drill-cell';
import { intoPlace } from '../figures/place-view';
import type { DrawnMeasure } from './chart-view';
import type { FiguresChartProps } from './figures-chart';
import { placesMixOf } from './places-mix';

interface PlacesChartProps extends FiguresChartProps {
  readonly measure: DrawnMeasure;
}

/** The places of the level side by side; a bar opens the records behind it, or else the place. */
export function PlacesChart({ brand, order, answer, compared, before, onGo, measure }: PlacesChartProps) {
  const text = useRetailText();
  const drill = useDrill();
  const { currency } = answer;
  const level = text(`level.${order.view.level}`);
  const name = text(`columns.${measure}`);
  const now = placesMixOf(answer, measure);
  const then = before === undefined ? null : placesMixOf(before, measure);
  // Blocks are cut by size: of more places than one holds, those of then are not those of now.
  const isComparable = now.rest === null && then?.rest === null;
  const rest =
    now.rest === null ? [] : [{ key: otherKey, short: text('chart.rest'), long: text('chart.rest') }];
  const valueThen = (id: string) => then?.values[then.places.findIndex((place) => place.id === id)] ?? null;
  const title = text('chart.byPlace', { measure: name, level });
  return (
    <ReportChart
      kind="mix"
      term={measure}
      title={title}
      summary={text('chart.summary', { title, period: periodText(order.period), count: now.places.length })}
      figures={{
        categoryName: text(`levelOne.${order.view.level}`),
        categories: [
          ...now.places.map((place) => ({ key: place.id, short: place.name, long: place.name })),
          ...rest,
        ],
        series: [
          {
            ...{ key: measure, name, sum: now.sum },
            values: now.rest === null ? now.values : [...now.values, now.rest],
            ...(isComparable && {
              previous: now.places.map(({ id }) => valueThen(id)),
              previousSum: then.sum,
            }),
          },
        ],
        previousName: compared === null ? undefined : periodText(compared),
      }}
      amounts={{ unit: currency, write: (amount) => moneyText(amount, currency) }}
      onPick={pick}
    />
  );

  function pick({ category, isPrevious }: ChartMark) {
    const place = answer.items.find(({ id }) => id === category);
    const from = isPrevious ? before : answer;
    if (place === undefined || from === undefined) return;
    const period = isPrevious && compared !== null ? compared : order.period;
    const cell = drillCellOf(place, measure, {
      ...{ brandId: brand.id, order: { ...order, period }, answer: from },
    });
    if (cell !== null) drill.openFigure(cell.figure, cell.measure, `${place.name} · ${name}`);
    else onGo(intoPlace(place) ?? {});
  }
}
