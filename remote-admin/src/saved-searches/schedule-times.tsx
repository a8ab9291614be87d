import { Input } from '@tallyhouse/shared/kit/core';
import { Select } from '@tallyhouse/shared/kit/select';
import { cronOf, scheduleFaults, type ScheduleChoice, type ScheduleField } from './schedule-pattern';
import { useSearchesText } from './use-searches-text';

const often = ['DAILY', 'WEEKDAYS', 'WEEKLY', 'MONTHLY', 'OTHER'] as const;
const weekdays = ['1', '2', '3', '4', '5', '6', '0'] as const;

interface ScheduleTimesProps {
  /** With which the ids of its typed fields begin: `{id}-time`. */
  readonly id: string;
  readonly choice: ScheduleChoice;
  /** Fields that are said to be wrong. */
  readonly faults: readonly ScheduleField[];
  readonly onChange: (choice: ScheduleChoice) => void;
}

/** How often and when: by words for the usual, by a pattern for the rest. */
export function ScheduleTimes({ id, choice, faults, onChange }: ScheduleTimesProps) {
  const text = useSearchesText();
  const common = (field: ScheduleField) => ({
    id: `${id}-${field}`,
    label: text(`schedule.${field}`),
    hint: text(`schedule.hint.${field}`),
    fault: faults.includes(field) ? text(`schedule.fault.${field}`) : null,
  });
  return (
    <>
      <div>
        <label htmlFor={`${id}-often`}>{text('schedule.often')}</label>
        <Select<ScheduleChoice['often']>
          id={`${id}-often`}
          className="th-wide"
          value={choice.often}
          options={often.map((one) => ({ value: one, label: text(`schedule.choice.${one}`) }))}
          onChange={(one) => onChange(startOf(one, choice))}
        />
      </div>
      {choice.often === 'WEEKLY' ? (
        <div>
          <label htmlFor={`${id}-weekday`}>{text('schedule.weekday')}</label>
          <Select<string>
            id={`${id}-weekday`}
            className="th-wide"
            value={choice.weekday}
            options={weekdays.map((day) => ({ value: day, label: text(`schedule.weekdays.${day}`) }))}
            onChange={(weekday) => onChange({ ...choice, weekday })}
          />
        </div>
      ) : null}
      {choice.often === 'MONTHLY' ? (
        <TypedField
          {...common('monthDay')}
          value={choice.monthDay}
          onChange={(monthDay) => onChange({ ...choice, monthDay })}
        />
      ) : null}
      {choice.often === 'OTHER' ? (
        <TypedField
          {...common('pattern')}
          value={choice.cron}
          onChange={(cron) => onChange({ often: 'OTHER', cron })}
        />
      ) : (
        <TypedField
          {...common('time')}
          value={choice.time}
          onChange={(time) => onChange({ ...choice, time })}
        />
      )}
    </>
  );
}

interface TypedFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly fault: string | null;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field that keeps what is typed, with its hint or what is wrong below. */
function TypedField({ id, label, hint, fault, value, onChange }: TypedFieldProps) {
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        dir="ltr"
        autoComplete="off"
        value={value}
        status={fault === null ? '' : 'error'}
        aria-invalid={fault !== null}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <small id={`${id}-hint`}>{fault === null ? hint : <strong>{fault}</strong>}</small>
    </div>
  );
}

/** Another rhythm keeps the time; the pattern starts as what was chosen so far. */
function startOf(often: ScheduleChoice['often'], before: ScheduleChoice): ScheduleChoice {
  const time = before.often === 'OTHER' ? '07:00' : before.time;
  switch (often) {
    case 'DAILY':
    case 'WEEKDAYS':
      return { often, time };
    case 'WEEKLY':
      return { often, time, weekday: '1' };
    case 'MONTHLY':
      return { often, time, monthDay: '1' };
    case 'OTHER':
      return { often, cron: scheduleFaults(before).length === 0 ? cronOf(before) : '' };
  }
}
