import { Input } from '@tallyhouse/shared/kit/core';
import { useAlertsText } from './use-alerts-text';

/** As the server asks. */
const leastNote = 10;

export function isNoteShort(note: string): boolean {
  return note.trim().length < leastNote;
}

interface NoteFieldProps {
  readonly id: string;
  readonly value: string;
  readonly isWrong: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (note: string) => void;
}

/** Why a step about an alert is taken. */
export function NoteField({ id, value, isWrong, isDisabled = false, onChange }: NoteFieldProps) {
  const text = useAlertsText();
  return (
    <div>
      <label htmlFor={id}>{text('handle.note')}</label>
      <Input.TextArea
        id={id}
        rows={3}
        maxLength={2000}
        value={value}
        disabled={isDisabled}
        status={isWrong ? 'error' : ''}
        aria-invalid={isWrong}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <small id={`${id}-hint`}>{text('handle.noteHint')}</small>
    </div>
  );
}
