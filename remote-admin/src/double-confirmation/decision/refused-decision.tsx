import type { ProblemCode } from '@tallyhouse/shared/contracts/problem';
import { Alert, Button } from '@tallyhouse/shared/kit/core';
import { problemOf, ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useConfirmationText } from '../use-confirmation-text';

/** Refusals that say what to do next in words of their own. */
const worded = [
  'WARNINGS_OPEN',
  'NON_FINAL_FIGURES',
  'ITEM_LOCKED',
  'PAYLOAD_CHANGED',
  'SELF_CONFIRMATION',
  'EXPIRED',
  'REPORT_LOCKED',
] as const;

/** What stands there now is not what was decided about: it has to be read again. */
const overtaken: readonly ProblemCode[] = [
  'ITEM_LOCKED',
  'PAYLOAD_CHANGED',
  'SELF_CONFIRMATION',
  'EXPIRED',
  'REPORT_LOCKED',
];

interface RefusedDecisionProps {
  readonly error: unknown;
  readonly onReread: () => void;
  readonly onRetry: () => void;
}

/** Why a confirmation was not taken, with the next step; nothing while there is no refusal. */
export function RefusedDecision({ error, onReread, onRetry }: RefusedDecisionProps) {
  const text = useConfirmationText();
  if (error === null) return null;
  const problem = problemOf(error);
  const known = worded.find((one) => one === problem?.code);
  if (problem === null || known === undefined) {
    return (
      <div className="th-after-16">
        <ProblemNotice
          title={text('refused.failed')}
          error={error}
          note={text('refused.failedNote')}
          onRetry={onRetry}
        />
      </div>
    );
  }
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      className="th-after-16"
      title={text('refused.title')}
      description={text(`refused.${known}`)}
      action={
        overtaken.includes(problem.code) ? (
          <Button size="small" onClick={onReread}>
            {text('refused.reread')}
          </Button>
        ) : undefined
      }
    />
  );
}
