import { useId, useState } from 'react';
import { periodSchema, type Period } from '../../contracts/scalars';
import { Button, Input } from '../../kit/core';
import { useUiText } from '../use-ui-text';

interface CustomPeriodProps {
  readonly value: Period;
  readonly onApply: (period: Period) => void;
}

/** Two days typed or picked; refused with a sentence when they are no period. */
export function CustomPeriod({ value, onApply }: CustomPeriodProps) {
  const text = useUiText();
  const id = useId();
  const [draft, setDraft] = useState<Period>(value);
  const problem = problemOfDraft(draft);
  return (
    <form
      aria-label={text('period.custom')}
      style={{ display: 'grid', gap: 8, marginTop: 12 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === null) onApply(draft);
      }}
    >
      {(['from', 'to'] as const).map((end) => (
        <label key={end} htmlFor={`${id}-${end}`}>
          {text(`period.${end}`)}
          <Input
            id={`${id}-${end}`}
            type="date"
            value={draft[end]}
            aria-invalid={problem !== null}
            aria-describedby={`${id}-problem`}
            onChange={(event) => setDraft({ ...draft, [end]: event.target.value })}
          />
        </label>
      ))}
      <span id={`${id}-problem`} role="alert">
        {problem === null ? '' : text(problem)}
      </span>
      <Button htmlType="submit" type="primary" disabled={problem !== null}>
        {text('period.apply')}
      </Button>
    </form>
  );
}

function problemOfDraft(draft: Period) {
  if (draft.from === '' || draft.to === '') return 'period.incomplete' as const;
  if (draft.from > draft.to) return 'period.reversed' as const;
  return periodSchema.safeParse(draft).success ? null : ('period.tooLong' as const);
}
