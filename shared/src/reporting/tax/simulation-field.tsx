import { useId } from 'react';
import { Input } from '../../kit/core';
import { DateField } from '../../ui/date-field';

interface SimulationFieldProps {
  readonly label: string;
  /** A number where it is left out. */
  readonly kind?: 'number' | 'day';
  readonly value: string;
  /** What is wrong with what was typed; null where nothing is. */
  readonly problem: string | null;
  readonly hint: string;
  readonly onChange: (value: string) => void;
}

/** One thing to assume, with what holds in truth or what is wrong with it below. */
export function SimulationField({
  label,
  kind = 'number',
  value,
  problem,
  hint,
  onChange,
}: SimulationFieldProps) {
  const id = useId();
  const common = { id, 'aria-invalid': problem !== null, 'aria-describedby': `${id}-hint` };
  return (
    <div className="th-most-360">
      <label htmlFor={id}>{label}</label>
      {kind === 'day' ? (
        <DateField
          {...common}
          value={value === '' ? undefined : value}
          onChange={(day) => onChange(day ?? '')}
        />
      ) : (
        <Input
          {...common}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          status={problem === null ? '' : 'error'}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      <div id={`${id}-hint`} className="th-after-8 th-text-12">
        {problem ?? hint}
      </div>
    </div>
  );
}
