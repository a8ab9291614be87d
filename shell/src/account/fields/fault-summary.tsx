import { useEffect, useRef } from 'react';
import { useShellText } from '../../i18n/use-shell-text';

export interface SummaryLine {
  /** The field it is about; null for the whole form. */
  readonly field: string | null;
  readonly message: string;
}

/** What is wrong, above the form: takes the focus when it appears, and leads to the fields. */
export function FaultSummary({ lines }: { readonly lines: readonly SummaryLine[] }) {
  const text = useShellText();
  const box = useRef<HTMLDivElement>(null);
  const all = lines.map((line) => line.message).join('\n');
  useEffect(() => {
    if (all !== '') box.current?.focus();
  }, [all]);

  if (lines.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="fault-summary" aria-labelledby="fault-title">
      <h2 id="fault-title">{text('signIn.problem')}</h2>
      <ul>
        {lines.map(({ field, message }) => (
          <li key={message}>{field === null ? message : <a href={`#${field}`}>{message}</a>}</li>
        ))}
      </ul>
    </div>
  );
}
