import { Input } from '@tallyhouse/shared/kit/core';
import { Select } from '@tallyhouse/shared/kit/select';
import { useId } from 'react';
import { Labelled } from '../../changes/labelled';
import { useProposalsText } from './use-proposals-text';

interface WordsFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  /** Whether what stands in it cannot be sent; said once sending was tried. */
  readonly isWrong?: boolean;
  readonly isLong?: boolean;
}

/** A field of words; a wrong one says its hint, or that it is missing. */
export function WordsField(props: WordsFieldProps) {
  const { label, value, onChange, hint, isWrong = false, isLong = false } = props;
  const text = useProposalsText();
  const id = useId();
  const shownHint = isWrong ? (hint ?? text('missing')) : hint;
  const field = {
    id,
    value,
    autoComplete: 'off',
    maxLength: 500,
    'aria-invalid': isWrong,
    'aria-describedby': shownHint === undefined ? undefined : `${id}-hint`,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  const status = isWrong ? 'error' : '';
  return (
    <Labelled id={id} label={label} isWrong={isWrong} {...(shownHint !== undefined && { hint: shownHint })}>
      {isLong ? <Input.TextArea rows={2} {...field} status={status} /> : <Input {...field} status={status} />}
    </Labelled>
  );
}

interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** A field with one of some values. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, value, options, onChange } = props;
  const id = useId();
  return (
    <Labelled id={id} label={label}>
      <Select<Value>
        id={id}
        className="th-wide"
        value={value}
        options={[...options]}
        onChange={(next: Value) => onChange(next)}
      />
    </Labelled>
  );
}
