import {
  granularitySchema,
  totalDimensionSchema,
  type TotalDimension,
} from '@tallyhouse/shared/contracts/total-reports';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { Segmented, Select } from '@tallyhouse/shared/kit/select';
import { ChartChoice } from '@tallyhouse/shared/ui/chart/chart-choice';
import { useSummariesText } from '../i18n/use-summaries-text';
import { useTotalsText } from '../i18n/use-totals-text';
import { statementLines, type MeasureName } from '../totals/statement/statement-lines';
import { TotalsFilters } from '../totals/totals-filters';
import type { SummaryView } from './summary-view-in-url';

interface SummaryToolbarProps {
  readonly view: SummaryView;
  readonly onChange: (change: Partial<SummaryView>) => void;
}

/** Buckets, layout, measure and filters of the summary. */
export function SummaryToolbar({ view, onChange }: SummaryToolbarProps) {
  const text = useSummariesText();
  const totalsText = useTotalsText();
  return (
    <Flex gap={8} wrap align="center">
      <Segmented
        aria-label={text('granularity.label')}
        value={view.granularity}
        options={granularitySchema.options.map((value) => ({ value, label: text(`granularity.${value}`) }))}
        onChange={(granularity) => onChange({ granularity })}
      />
      <Segmented
        aria-label={text('layout.label')}
        value={view.layout}
        options={(['buckets', 'pivot'] as const).map((value) => ({ value, label: text(`layout.${value}`) }))}
        onChange={(layout) =>
          onChange({ layout, ...(layout === 'pivot' && view.by === null && { by: 'vertical' as const }) })
        }
      />
      <ChartChoice
        value={view.chart}
        options={(['time', ...totalDimensionSchema.options] as const).map((value) => ({
          value,
          label: text(`chart.choose.${value}`),
        }))}
        onChange={(chart) => onChange({ chart })}
      />
      <Select<MeasureName>
        aria-label={text('measure')}
        style={{ minWidth: 210, maxWidth: '100%' }}
        value={view.measure}
        options={statementLines.map(({ measure }) => ({
          value: measure,
          label: totalsText(`measure.${measure}`),
        }))}
        onChange={(measure) => onChange({ measure })}
      />
      {view.layout === 'pivot' ? (
        <Select<TotalDimension | ''>
          aria-label={text('by.label')}
          prefix={text('by.label')}
          style={{ minWidth: 190, maxWidth: '100%' }}
          value={view.by ?? ''}
          options={[
            { value: '', label: text('by.all') },
            ...totalDimensionSchema.options.map((value) => ({ value, label: text(`by.${value}`) })),
          ]}
          onChange={(by) => onChange({ by: by === '' ? null : by })}
        />
      ) : null}
      <TotalsFilters view={view} onChange={onChange} />
    </Flex>
  );
}
