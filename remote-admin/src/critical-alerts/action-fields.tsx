import { mostHoursSnoozed, type AlertSeverity } from '@tallyhouse/shared/contracts/critical-alerts';
import { personInWords, type Person } from '@tallyhouse/shared/contracts/people';
import { instantText } from '@tallyhouse/shared/format/instant';
import { Select } from '@tallyhouse/shared/kit/select';
import { inHours } from './alert-actions';
import { useAlertsText } from './use-alerts-text';

interface OwnerFieldProps {
  readonly id: string;
  readonly people: readonly Person[];
  readonly value: string | null;
  readonly isWrong: boolean;
  readonly onChange: (ownerId: string) => void;
}

/** Who is to own it, of those who may. */
export function OwnerField({ id, people, value, isWrong, onChange }: OwnerFieldProps) {
  const text = useAlertsText();
  return (
    <div>
      <label htmlFor={id}>{text('handle.owner')}</label>
      <Select<string>
        id={id}
        className="th-wide"
        showSearch={{ optionFilterProp: 'label' }}
        value={value}
        status={isWrong ? 'error' : ''}
        options={people.map((person) => ({
          value: person.id,
          label: personInWords(person.name, person.account),
        }))}
        onChange={onChange}
      />
    </div>
  );
}

const choices = [1, 4, 24, 72, 168, 336];

/** Hours that something is put off at first. */
export const usualHours = 4;

interface SnoozeFieldProps {
  readonly id: string;
  /** Of all that are put off: what weighs most waits least. */
  readonly severities: readonly AlertSeverity[];
  readonly zone: string;
  readonly value: number;
  readonly onChange: (hours: number) => void;
}

/** Until when it is put off. */
export function SnoozeField({ id, severities, zone, value, onChange }: SnoozeFieldProps) {
  const text = useAlertsText();
  const most = Math.min(...severities.map((severity) => mostHoursSnoozed[severity]));
  const lengthOf = (hours: number) =>
    hours < 24 ? text('handle.hours', { count: hours }) : text('handle.days', { count: hours / 24 });
  return (
    <div>
      <label htmlFor={id}>{text('handle.until')}</label>
      <Select<number>
        id={id}
        className="th-wide"
        aria-describedby={`${id}-hint`}
        value={value}
        options={choices
          .filter((hours) => hours <= most)
          .map((hours) => ({
            value: hours,
            label: `${lengthOf(hours)} · ${instantText(inHours(hours), zone)}`,
          }))}
        onChange={onChange}
      />
      <small id={`${id}-hint`}>{text('handle.untilHint')}</small>
    </div>
  );
}
