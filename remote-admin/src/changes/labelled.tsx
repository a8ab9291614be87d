import type { ReactNode } from 'react';

interface LabelledProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly isWrong?: boolean;
  readonly children: ReactNode;
}

/** A field with its label above and its hint below. */
export function Labelled({ id, label, hint, isWrong = false, children }: LabelledProps) {
  return (
    <div className="th-after-12">
      <label htmlFor={id}>{label}</label>
      {children}
      {hint === undefined ? null : (
        <div id={`${id}-hint`} className="th-text-12">
          {isWrong ? <strong role="alert">{hint}</strong> : hint}
        </div>
      )}
    </div>
  );
}
