import { totalDimensionSchema, type TotalDimension } from '@tallyhouse/shared/contracts/total-reports';
import { Select } from '@tallyhouse/shared/kit/select';
import { useTotalsText } from '../../i18n/use-totals-text';

interface SplitChoiceProps {
  readonly value: readonly TotalDimension[];
  readonly onChange: (groupBy: readonly TotalDimension[]) => void;
}

/** What the rows are split by beside the brand: one dimension or several. */
export function SplitChoice({ value, onChange }: SplitChoiceProps) {
  const text = useTotalsText();
  return (
    <Select<TotalDimension[]>
      mode="multiple"
      aria-label={text('filter.split')}
      prefix={text('filter.split')}
      className="th-fits th-least-220"
      value={[...value]}
      options={totalDimensionSchema.options.map((name) => ({ value: name, label: text(`rows.by.${name}`) }))}
      onChange={onChange}
    />
  );
}
