import { granularitySchema } from '@tallyhouse/shared/contracts/total-reports';
import { useSearchParams } from '@tallyhouse/shared/kit/router';
import { Select } from '@tallyhouse/shared/kit/select';
import { ChartChoice } from '@tallyhouse/shared/ui/chart/chart-choice';
import { useRetailText } from '../../i18n/use-retail-text';
import type { FiguresOrder } from '../figures/figures-query';
import {
  chartViewOf,
  drawnMeasures,
  isOfAllShops,
  withChartView,
  type ChartView,
  type DrawnMeasure,
} from './chart-view';

/** Chooses the drawing above the figures and the figure that it draws. */
export function ChartTools({ order }: { readonly order: FiguresOrder }) {
  const text = useRetailText();
  const [search, setSearch] = useSearchParams();
  const { chart, measure } = chartViewOf(search);
  const change = (next: Partial<ChartView>) =>
    setSearch((current) => withChartView(current, next), { replace: true });
  const { level } = order.view;
  const byPlace = {
    value: 'place' as const,
    label: text('chart.choose.place', { level: text(`level.${level}`) }),
  };
  return (
    <>
      <ChartChoice<NonNullable<ChartView['chart']>>
        value={chart}
        options={[
          ...(level === 'ticket' ? [] : [byPlace]),
          ...granularitySchema.options.map((value) => ({
            value,
            label: text(`chart.choose.${value}`),
            // Summaries, which have figures over time, know of no single shops.
            ...(!isOfAllShops(order) && { disabled: true, title: text('chart.allShopsOnly') }),
          })),
        ]}
        onChange={(next) => change({ chart: next })}
      />
      {chart === null ? null : (
        <Select<DrawnMeasure>
          className="th-no-print th-least-130"
          aria-label={text('chart.measure')}
          value={measure}
          options={(Object.keys(drawnMeasures) as DrawnMeasure[]).map((value) => ({
            value,
            label: text(`columns.${value}`),
          }))}
          onChange={(next) => change({ measure: next })}
        />
      )}
    </>
  );
}
