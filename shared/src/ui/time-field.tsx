import { dayjs, TimePicker } from '../kit/date';

interface TimeFieldProps {
  /** Of the `<label>` that names it. */
  readonly id: string;
  /** `HH:mm`. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A time of the day, typed or picked. What was typed counts once the field is left or Enter is pressed. */
export function TimeField({ id, value, onChange }: TimeFieldProps) {
  return (
    <TimePicker
      id={id}
      format={['HH:mm', 'H:mm']}
      needConfirm={false}
      allowClear={false}
      value={dayjs(`2000-01-01T${value}`)}
      onChange={(chosen: { format: (pattern: string) => string } | null) => {
        if (chosen !== null) onChange(chosen.format('HH:mm'));
      }}
    />
  );
}
