import { Select } from '@tallyhouse/shared/kit/select';
import { useSummariesText } from '../i18n/use-summaries-text';
import { useTotalsText } from '../i18n/use-totals-text';
import { statementLines, type MeasureName } from '../totals/statement/statement-lines';

interface MeasureChoiceProps {
  readonly measure: MeasureName;
  readonly onMeasure: (measure: MeasureName) => void;
}

/** The figure that the chart and the pivot show. */
export function MeasureChoice({ measure, onMeasure }: MeasureChoiceProps) {
  const text = useSummariesText();
  const totalsText = useTotalsText();
  return (
    <Select<MeasureName>
      aria-label={text('measure')}
      className="th-fits th-least-210"
      value={measure}
      options={statementLines.map((line) => ({
        value: line.measure,
        label: totalsText(`measure.${line.measure}`),
      }))}
      onChange={onMeasure}
    />
  );
}
