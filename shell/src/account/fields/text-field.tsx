import { Input, type InputProps } from '@tallyhouse/shared/kit/core';

interface Props extends InputProps {
  readonly id: string;
  readonly label: string;
  readonly fault: string | null;
  readonly hint?: string | null;
  readonly isSecret?: boolean;
}

/** A labelled input with its fault below, tied together for assistive technology. */
export function TextField({ id, label, fault, hint = null, isSecret = false, ...input }: Props) {
  const notes = [fault === null ? '' : `${id}-fault`, hint === null ? '' : `${id}-hint`].filter(
    (note) => note !== '',
  );
  const shared = {
    ...input,
    id,
    size: 'large' as const,
    'aria-invalid': fault !== null,
    'aria-describedby': notes.join(' ') || undefined,
    ...(fault === null ? {} : { status: 'error' as const }),
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {isSecret ? <Input.Password {...shared} /> : <Input {...shared} />}
      {fault === null ? null : (
        <p id={`${id}-fault`} className="field-fault">
          {fault}
        </p>
      )}
      {hint === null ? null : (
        <p id={`${id}-hint`} className="field-hint" role="status">
          {hint}
        </p>
      )}
    </div>
  );
}
