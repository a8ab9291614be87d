import { DateField } from './date-field';

type End = 'from' | 'to';

interface DayRangeProps {
  readonly labels: Readonly<Record<End, string>>;
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** `day` is undefined where the end was emptied. */
  readonly onChange: (end: End, day: string | undefined) => void;
}

/** First and last day of a list, each open where it is empty; none can be chosen that ends before it starts. */
export function DayRange({ labels, from, to, onChange }: DayRangeProps) {
  return (
    <>
      <DateField label={labels.from} value={from} notAfter={to} onChange={(day) => onChange('from', day)} />
      <DateField label={labels.to} value={to} notBefore={from} onChange={(day) => onChange('to', day)} />
    </>
  );
}
