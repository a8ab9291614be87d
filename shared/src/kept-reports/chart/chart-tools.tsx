import { granularitySchema } from '../../contracts/total-reports';
import { useSearchParams } from '../../kit/router';
import { Select } from '../../kit/select';
import { ChartChoice } from '../../ui/chart/chart-choice';
import { useKeptReportsText } from '../i18n/use-kept-reports-text';
import { drawnOf, type ChartColumns } from './chart-columns';
import {
  chartNamed,
  comparedWithOptions,
  nameOfChart,
  rowsChartOf,
  withRowsChart,
  type ComparedWith,
  type RowsChartView,
} from './chart-in-url';

/** Chooses the drawing above the rows, the figure that it draws, and what it is compared with. */
export function ChartTools({ columns }: { readonly columns: ChartColumns }) {
  const text = useKeptReportsText();
  const [search, setSearch] = useSearchParams();
  const chosen = rowsChartOf(search);
  const drawn = drawnOf(columns, chosen);
  const change = (next: Partial<RowsChartView>) =>
    setSearch((current) => withRowsChart(current, next), { replace: true });
  const overTime =
    columns.day === undefined
      ? []
      : granularitySchema.options.map((per) => ({
          value: nameOfChart({ per }),
          label: text(`chart.choose.${per}`),
        }));
  return (
    <>
      <ChartChoice<string>
        value={drawn === null ? null : nameOfChart(drawn.chart)}
        options={[
          ...overTime,
          ...columns.dimensions.map(({ field, title }) => ({
            value: nameOfChart({ by: field }),
            label: text('chart.choose.by', { column: title }),
          })),
        ]}
        onChange={(next) => change({ chart: next === null ? null : chartNamed(next) })}
      />
      {drawn === null ? null : (
        <>
          <Select<string>
            className="th-no-print th-least-130"
            aria-label={text('chart.measure')}
            value={drawn.figure.field}
            options={columns.measures.map(({ field, title }) => ({ value: field, label: title }))}
            onChange={(next) => change({ measure: next })}
          />
          <Select<'none' | ComparedWith>
            className="th-no-print th-least-170"
            aria-label={text('chart.compare')}
            value={chosen.comparedWith ?? 'none'}
            options={(['none', ...comparedWithOptions] as const).map((value) => ({
              value,
              label: text(`chart.compareWith.${value}`),
            }))}
            onChange={(next) => change({ comparedWith: next === 'none' ? null : next })}
          />
        </>
      )}
    </>
  );
}
