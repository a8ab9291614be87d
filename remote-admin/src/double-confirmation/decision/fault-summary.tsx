import { Alert } from '@tallyhouse/shared/kit/core';
import type { Ref } from 'react';
import { useConfirmationText } from '../use-confirmation-text';
import type { FormFault, Submission } from './decision-form';
import { faultWords } from './fault-words';
import { fieldIdOf } from './field-ids';

interface FaultSummaryProps {
  /** Id of the form. */
  readonly id: string;
  readonly faults: readonly FormFault[];
  readonly submission: Submission;
  readonly ref: Ref<HTMLDivElement>;
}

/** Everything that is wrong, each with the way to its field. Takes the focus when a form was sent in vain. */
export function FaultSummary({ id, faults, submission, ref }: FaultSummaryProps) {
  const text = useConfirmationText();
  if (faults.length === 0) return null;
  return (
    <div ref={ref} tabIndex={-1} className="th-after-16">
      <Alert
        type="error"
        showIcon
        role="alert"
        title={text('decide.problem')}
        description={
          <ul className="th-flush th-indent-18">
            {faults.map((fault) => {
              const field = fieldIdOf(id, fault);
              return (
                <li key={field}>
                  <a
                    href={`#${field}`}
                    onClick={(event) => {
                      event.preventDefault();
                      document.getElementById(field)?.focus();
                    }}
                  >
                    {faultWords(fault, submission, text)}
                  </a>
                </li>
              );
            })}
          </ul>
        }
      />
    </div>
  );
}
