import { useId, useState } from 'react';
import { periodSchema, type Period } from '../../contracts/scalars';
import { Button } from '../../kit/core';
import { adoptStyles } from '../adopt-styles';
import { DateField } from '../date-field';
import { useUiText } from '../use-ui-text';

adoptStyles(`
  .th-custom-period { display: grid; gap: 8px; margin-block-start: 12px; }
  .th-custom-period label { display: grid; gap: 4px; }
`);

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
      className="th-custom-period"
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === null) onApply(draft);
      }}
    >
      {(['from', 'to'] as const).map((end) => (
        <label key={end} htmlFor={`${id}-${end}`}>
          {text(`period.${end}`)}
          <DateField
            id={`${id}-${end}`}
            value={draft[end]}
            isRequired
            aria-invalid={problem !== null}
            aria-describedby={`${id}-problem`}
            onChange={(day) => setDraft({ ...draft, [end]: day ?? '' })}
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
