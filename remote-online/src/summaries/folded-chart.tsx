import { totalDimensionSchema } from '@tallyhouse/shared/contracts/total-reports';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { ChartChoice } from '@tallyhouse/shared/ui/chart/chart-choice';
import { FoldButton } from '@tallyhouse/shared/ui/fold-button';
import { useId } from 'react';
import { useSummariesText } from '../i18n/use-summaries-text';
import { useTotalsText } from '../i18n/use-totals-text';
import { MeasureChoice } from './measure-choice';
import { SummaryChart, type SummaryChartProps } from './summary-chart';
import type { SummaryView } from './summary-view-in-url';

interface FoldedChartProps extends SummaryChartProps {
  readonly onChange: (change: Partial<SummaryView>) => void;
}

/** The chart above the figures: a line that names it, until it is opened. */
export function FoldedChart({ onChange, ...shown }: FoldedChartProps) {
  const text = useSummariesText();
  const totalsText = useTotalsText();
  const id = useId();
  const { chart, measure, granularity } = shown.view;
  const isOpen = chart !== null;
  const name = text('chart.title', {
    measure: totalsText(`measure.${measure}`),
    granularity: text(`granularity.${granularity}`).toLowerCase(),
  });
  return (
    <div id={id} className="th-report-chart">
      <Flex className={isOpen ? 'th-no-print th-after-8' : 'th-no-print'} gap={8} wrap align="center">
        <FoldButton
          words={isOpen ? text('chart.fold') : text('chart.open', { name })}
          isOpen={isOpen}
          onOpen={(open) => onChange({ chart: open ? 'time' : null })}
          controls={id}
        />
        {isOpen ? (
          <>
            <ChartChoice
              value={chart}
              options={(['time', ...totalDimensionSchema.options] as const).map((value) => ({
                value,
                label: text(`chart.choose.${value}`),
              }))}
              onChange={(next) => onChange({ chart: next })}
            />
            <MeasureChoice measure={measure} onMeasure={(next) => onChange({ measure: next })} />
          </>
        ) : null}
      </Flex>
      <SummaryChart {...shown} />
    </div>
  );
}
