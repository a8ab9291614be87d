import { ReasonField } from '@tallyhouse/shared/ui/reason-field';
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
    <ReasonField
      id={id}
      label={text('handle.note')}
      hint={text('handle.noteHint')}
      value={value}
      isWrong={isWrong}
      maxLength={2000}
      isDisabled={isDisabled}
      onChange={onChange}
    />
  );
}
