import { DatePicker, dayjs } from '../kit/date';

interface DayFilterProps {
  readonly label: string;
  /** `YYYY-MM-DD`. */
  readonly value: string | undefined;
  readonly onChange: (day: string | undefined) => void;
}

/** One end of the days that a list is narrowed to. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  return (
    <DatePicker
      aria-label={label}
      placeholder={label}
      format="D MMM YYYY"
      // As wide as its longest name.
      style={{ minInlineSize: 180 }}
      value={value === undefined ? null : dayjs(value)}
      onChange={(day: { format: (pattern: string) => string } | null) => onChange(day?.format('YYYY-MM-DD'))}
    />
  );
}
