import { BarChartOutlined } from '../../kit/icons';
import { Select } from '../../kit/select';
import { useChartText } from './use-chart-text';

interface ChartChoiceProps<Choice extends string> {
  /** Null: no chart. */
  readonly value: Choice | null;
  /** One that is disabled says in its title why. */
  readonly options: readonly {
    readonly value: Choice;
    readonly label: string;
    readonly disabled?: boolean;
    readonly title?: string;
  }[];
  readonly onChange: (value: Choice | null) => void;
}

/** Which drawing stands above the figures, if any: the same control on every report. */
export function ChartChoice<Choice extends string>({ value, options, onChange }: ChartChoiceProps<Choice>) {
  const text = useChartText();
  return (
    <Select<Choice | ''>
      className="th-no-print th-least-130"
      prefix={<BarChartOutlined aria-hidden />}
      aria-label={text('choice.label')}
      popupMatchSelectWidth={false}
      // A link may name what this report does not have: nothing is drawn then, and that is what stands here.
      value={options.some((one) => one.value === value) ? (value ?? '') : ''}
      options={[{ value: '' as const, label: text('choice.none') }, ...options]}
      onChange={(next) => onChange(next === '' ? null : next)}
    />
  );
}
