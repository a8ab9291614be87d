import { useEffect, useRef } from 'react';
import { useRetailText } from '../../i18n/use-retail-text';

export interface SummaryLine {
  /** Id of the input it is about. */
  readonly inputId: string;
  readonly words: string;
}

interface FaultSummaryProps {
  readonly lines: readonly SummaryLine[];
  /** Goes up with every try to save: the summary takes the focus each time. */
  readonly attempt: number;
}

/** Everything that is wrong with the form, above it: takes the focus after a try to save, and leads to the inputs. */
export function FaultSummary({ lines, attempt }: FaultSummaryProps) {
  const text = useRetailText();
  const box = useRef<HTMLDivElement>(null);
  const hasLines = lines.length > 0;
  useEffect(() => {
    if (hasLines && attempt > 0) box.current?.focus();
  }, [attempt, hasLines]);
  if (!hasLines) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="th-fault-summary" aria-labelledby="filter-faults">
      <h2 id="filter-faults">{text('filters.fault.title')}</h2>
      <ul>
        {lines.map(({ inputId, words }) => (
          <li key={`${inputId} ${words}`}>
            <a
              href={`#${inputId}`}
              onClick={(event) => {
                // An address with another fragment would be a step back in the history for each look at a field.
                event.preventDefault();
                document.getElementById(inputId)?.focus();
              }}
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
