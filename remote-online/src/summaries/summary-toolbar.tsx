import {
  granularitySchema,
  totalDimensionSchema,
  type TotalDimension,
} from '@tallyhouse/shared/contracts/total-reports';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { Segmented, Select } from '@tallyhouse/shared/kit/select';
import { useSummariesText } from '../i18n/use-summaries-text';
import { TotalsFilters } from '../totals/totals-filters';
import { MeasureChoice } from './measure-choice';
import type { SummaryView } from './summary-view-in-url';

interface SummaryToolbarProps {
  readonly view: SummaryView;
  readonly onChange: (change: Partial<SummaryView>) => void;
}

/** Buckets, layout and filters of the summary, with the measure of a pivot. */
export function SummaryToolbar({ view, onChange }: SummaryToolbarProps) {
  const text = useSummariesText();
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
      {view.layout === 'pivot' ? (
        <>
          {view.chart === null ? (
            <MeasureChoice measure={view.measure} onMeasure={(measure) => onChange({ measure })} />
          ) : null}
          <Select<TotalDimension | ''>
            aria-label={text('by.label')}
            prefix={text('by.label')}
            className="th-fits th-least-190"
            value={view.by ?? ''}
            options={[
              { value: '', label: text('by.all') },
              ...totalDimensionSchema.options.map((value) => ({ value, label: text(`by.${value}`) })),
            ]}
            onChange={(by) => onChange({ by: by === '' ? null : by })}
          />
        </>
      ) : null}
      <TotalsFilters view={view} onChange={onChange} />
    </Flex>
  );
}
