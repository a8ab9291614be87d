import { Input } from '@tallyhouse/shared/kit/core';
import { InputNumber } from '@tallyhouse/shared/kit/form';
import { Select } from '@tallyhouse/shared/kit/select';
import { TimeField } from '@tallyhouse/shared/ui/time-field';
import { useId } from 'react';
import { cronOf, type ScheduleChoice } from './schedule-pattern';
import { useSearchesText } from './use-searches-text';

const often = ['DAILY', 'WEEKDAYS', 'WEEKLY', 'MONTHLY', 'OTHER'] as const;
const weekdays = ['1', '2', '3', '4', '5', '6', '0'] as const;

interface ScheduleTimesProps {
  readonly choice: ScheduleChoice;
  readonly onChange: (choice: ScheduleChoice) => void;
}

/** How often and when: by words for the usual, by a pattern for the rest. */
export function ScheduleTimes({ choice, onChange }: ScheduleTimesProps) {
  const text = useSearchesText();
  const id = useId();
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
        <div>
          <label htmlFor={`${id}-day`}>{text('schedule.monthDay')}</label>{' '}
          <InputNumber
            id={`${id}-day`}
            // A day that each month has.
            min={1}
            max={28}
            precision={0}
            value={choice.monthDay}
            onChange={(day) => onChange({ ...choice, monthDay: day ?? 1 })}
          />
        </div>
      ) : null}
      {choice.often === 'OTHER' ? (
        <div>
          <label htmlFor={`${id}-pattern`}>{text('schedule.pattern')}</label>
          <Input
            id={`${id}-pattern`}
            dir="ltr"
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            value={choice.cron}
            onChange={(event) => onChange({ often: 'OTHER', cron: event.target.value })}
          />
          <small id={`${id}-hint`}>{text('schedule.patternHint')}</small>
        </div>
      ) : (
        <div>
          <label htmlFor={`${id}-time`}>{text('schedule.time')}</label>{' '}
          <TimeField
            id={`${id}-time`}
            value={choice.time}
            onChange={(time) => onChange({ ...choice, time })}
          />
        </div>
      )}
    </>
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
      return { often, time, monthDay: 1 };
    case 'OTHER':
      return { often, cron: cronOf(before) };
  }
}
