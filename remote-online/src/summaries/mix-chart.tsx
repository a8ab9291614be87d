import type { TotalDimension, TotalRow } from '@tallyhouse/shared/contracts/total-reports';
import { periodText } from '@tallyhouse/shared/format/day';
import { awaitedOf, PlayersNotThere } from '@tallyhouse/shared/reporting/players/players-awaited';
import { ReportChart, type ChartMark } from '@tallyhouse/shared/ui/chart/report-chart';
import { NotLoaded } from '@tallyhouse/shared/ui/not-loaded';
import { useSummariesText } from '../i18n/use-summaries-text';
import { useTotalsText } from '../i18n/use-totals-text';
import { measureAmounts } from './measure-amounts';
import { lineOf } from '../totals/statement/statement-lines';
import { placeOf, useValueName } from './dimension-value';
import { valueOf } from './pivot';
import type { SummaryChartProps } from './summary-chart';
import { useMix } from './use-mix';
import { useOpenMark } from './use-open-mark';

interface MixChartProps extends SummaryChartProps {
  readonly by: TotalDimension;
}

/** What the measure of the whole period is made up of, against the period compared with. */
export function MixChart({ scope, view, by }: MixChartProps) {
  const { measure } = view;
  const text = useSummariesText();
  const totalsText = useTotalsText();
  const nameOf = useValueName(by);
  const open = useOpenMark(measure);
  const { mix, before } = useMix(scope, view, by);
  if (mix.isError || mix.data === undefined) {
    return <NotLoaded query={mix} failed={totalsText('failed')} rows={5} />;
  }
  if (measure === 'activePlayers') {
    const awaited = awaitedOf([mix.players, ...(scope.compared === null ? [] : [before.players])]);
    if (awaited !== null) return <PlayersNotThere players={awaited} />;
  }
  const { brands, items } = mix.data;
  const past = before.data;
  const [first] = brands;
  if (first === undefined) return null;
  const { currency } = first;
  const drawn = brands.filter((brand) => brand.currency === currency);
  const values = [...new Set(items.filter(isDrawn).map((row) => valueOf(row, by) ?? ''))];
  const { kind } = lineOf(measure);
  const name = totalsText(`measure.${measure}`);
  const title = text('chart.mixTitle', { measure: name, by: text(`chart.mix.${by}`) });
  return (
    <ReportChart
      term={measure}
      kind="mix"
      title={title}
      summary={text('chart.mixSummary', { title, period: periodText(scope.period), count: values.length })}
      figures={{
        categoryName: text(`by.${by}`),
        categories: values.map((value) => ({ key: value, short: nameOf(value), long: nameOf(value) })),
        series: drawn.map((brand) => ({
          key: brand.brandId,
          name: brand.brandName,
          values: values.map((value) => figureAt(items, brand.brandId, value)),
          sum: written(brand.measures[measure]),
          ...(past !== undefined && {
            previous: values.map((value) => figureAt(past.items, brand.brandId, value)),
            previousSum: written(
              past.brands.find(({ brandId }) => brandId === brand.brandId)?.measures[measure] ?? null,
            ),
          }),
        })),
        previousName: scope.compared === null ? undefined : periodText(scope.compared),
      }}
      amounts={measureAmounts(kind, currency)}
      onPick={pick}
    />
  );

  function isDrawn(row: TotalRow): boolean {
    return row.currency === currency;
  }

  function figureAt(rows: readonly TotalRow[], brandId: string, value: string): string | null {
    const row = rows.find((one) => one.brandId === brandId && valueOf(one, by) === value);
    return written(row?.[measure] ?? null);
  }

  function pick({ category, series, isPrevious }: ChartMark) {
    const brand = (isPrevious ? past : mix.data)?.brands.find(({ brandId }) => brandId === series);
    if (brand === undefined) return;
    open({ brand, place: placeOf(by, category), bucket: brand.meta.period, name: nameOf(category) });
  }
}

function written(value: string | number | null): string | null {
  return value === null ? null : String(value);
}
