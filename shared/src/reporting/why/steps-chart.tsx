import { useCallback, useMemo } from 'react';
import type { Money } from '../../contracts/scalars';
import { differenceOf } from '../../format/exact-amount';
import { moneyText } from '../../format/money';
import { ReportChart, type ChartMark } from '../../ui/chart/report-chart';
import { useReportingText } from '../use-reporting-text';

/** One end of the steps. */
export interface End {
  readonly name: string;
  readonly amount: Money;
  /** Opens the records behind it, for who chooses its bar; left out: the bar leads to the table of the drawing. */
  readonly open?: (() => void) | undefined;
}

interface ChartStep extends End {
  readonly key: string;
  /** What it means, in a sentence, for the table and for who points at it. */
  readonly meaning?: string;
}

interface StepsChartProps {
  readonly title: string;
  readonly figure: string;
  readonly currency: string;
  readonly before: End;
  readonly now: End;
  /** They add up to what `now` is more than `before`. */
  readonly steps: readonly ChartStep[];
}

/** How a figure came from one amount to another, cause by cause: as a waterfall or as a table. */
export function StepsChart({ title, figure, currency, before, now, steps }: StepsChartProps) {
  const text = useReportingText();
  const write = useCallback((amount: string) => moneyText(amount, currency), [currency]);
  const categories = useMemo(
    () => [
      { key: 'before', short: before.name, long: before.name },
      ...steps.map(({ key, name, meaning }) => ({
        ...{ key, short: name },
        long: meaning === undefined ? name : `${name}. ${meaning}`,
      })),
      { key: 'now', short: now.name, long: now.name },
    ],
    [before.name, now.name, steps],
  );
  const series = useMemo(
    () => [
      {
        ...{ key: 'amount', name: figure },
        values: [before.amount, ...steps.map(({ amount }) => amount), now.amount],
      },
    ],
    [figure, before.amount, now.amount, steps],
  );
  const openOf = ({ category }: ChartMark) =>
    category === 'before'
      ? before.open
      : category === 'now'
        ? now.open
        : steps.find(({ key }) => key === category)?.open;
  return (
    <ReportChart
      kind="waterfall"
      title={title}
      summary={text('steps.summary', {
        ...{ figure, currency, before: write(before.amount), now: write(now.amount) },
        change: write(differenceOf(now.amount, before.amount)),
      })}
      figures={{ categoryName: text('steps.cause'), categories, series }}
      amounts={{ unit: currency, write }}
      onPick={(mark) => openOf(mark)?.()}
      canPick={(mark) => openOf(mark) !== undefined}
    />
  );
}
