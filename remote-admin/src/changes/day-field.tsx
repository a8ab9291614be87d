import { DateField } from '@tallyhouse/shared/ui/date-field';
import { useId } from 'react';
import { Labelled } from './labelled';

interface DayFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isWrong?: boolean;
  /** `YYYY-MM-DD`. */
  readonly value: string | undefined;
  readonly onChange: (day: string | undefined) => void;
}

/** A day of a proposal, with its label above and its hint, or what is wrong, below. */
export function DayField({ label, hint, isWrong = false, value, onChange }: DayFieldProps) {
  const id = useId();
  return (
    <Labelled id={id} label={label} isWrong={isWrong} {...(hint !== undefined && { hint })}>
      <DateField
        id={id}
        value={value}
        aria-invalid={isWrong}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={onChange}
      />
    </Labelled>
  );
}
