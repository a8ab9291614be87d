import type { ObligationFieldsProps } from './obligation-fields';
import { anchors, rolls, weekdays } from './obligation-draft';
import { ChoiceField, WordsField } from './proposal-fields';
import { useProposalsText } from './use-proposals-text';

/** When it is due, by the kind of the rule. */
export function DueFields({ draft, wrong, onChange }: ObligationFieldsProps) {
  const text = useProposalsText();
  return (
    <>
      <ChoiceField
        label={text('obligation.due')}
        value={draft.anchor}
        options={anchors.map((value) => ({ value, label: text(`obligation.anchor.${value}`) }))}
        onChange={(anchor) => onChange({ anchor })}
      />
      {draft.anchor === 'PERIOD_END' ? (
        <WordsField
          label={text('optional', { label: text('obligation.days') })}
          value={draft.days}
          isWrong={wrong.has('due.days')}
          onChange={(days) => onChange({ days })}
        />
      ) : null}
      {draft.anchor === 'NEXT_WEEKDAY' ? (
        <ChoiceField
          label={text('obligation.weekday')}
          value={draft.weekday}
          options={weekdays.map((value) => ({ value, label: text(`obligation.weekdays.${value}`) }))}
          onChange={(weekday) => onChange({ weekday })}
        />
      ) : null}
      {draft.anchor === 'FIXED_DATE' ? (
        <WordsField
          label={text('obligation.monthDay')}
          hint={text('obligation.monthDayHint')}
          value={draft.monthDay}
          isWrong={wrong.has('due.monthDay')}
          onChange={(monthDay) => onChange({ monthDay })}
        />
      ) : null}
      {draft.anchor === 'DAY_OF_MONTH' ? (
        <>
          <WordsField
            label={text('obligation.months')}
            hint={text('obligation.monthsHint')}
            value={draft.months}
            isWrong={wrong.has('due.months')}
            onChange={(months) => onChange({ months })}
          />
          <WordsField
            label={text('obligation.day')}
            hint={text('obligation.dayHint')}
            value={draft.day}
            isWrong={wrong.has('due.day')}
            onChange={(day) => onChange({ day })}
          />
          <WordsField
            label={text('optional', { label: text('obligation.otherDays') })}
            hint={text('obligation.otherDaysHint')}
            value={draft.otherDays}
            isWrong={[...wrong].some((field) => field.startsWith('due.otherDays'))}
            onChange={(otherDays) => onChange({ otherDays })}
          />
        </>
      ) : null}
      {draft.anchor === 'FORM' ? (
        <WordsField
          label={text('obligation.form')}
          value={draft.form}
          isWrong={wrong.has('due.form')}
          onChange={(form) => onChange({ form })}
        />
      ) : null}
      {draft.anchor === 'FORM' || draft.anchor === 'UNKNOWN' ? null : (
        <ChoiceField
          label={text('obligation.roll')}
          value={draft.roll}
          options={rolls.map((value) => ({ value, label: text(`obligation.rolls.${value}`) }))}
          onChange={(roll) => onChange({ roll })}
        />
      )}
    </>
  );
}
