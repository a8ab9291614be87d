import { Alert, Button } from '../../kit/core';
import { problemOf, ProblemNotice } from '../../ui/problem-notice';
import { useSendingText } from './use-sending-text';

/** Refusals that a person can do something about, each with its own words. */
const worded = [
  'STALE_SIMULATION',
  'HYPOTHETICAL',
  'INVARIANT_FAILED',
  'ALREADY_SENT',
  'NO_AUTHORITY',
  'REPORT_LOCKED',
] as const;

/** Whether a new simulation makes it right. */
export function helpsToSimulate(code: string): boolean {
  return code === 'STALE_SIMULATION' || code === 'HYPOTHETICAL' || code === 'INVARIANT_FAILED';
}

interface RefusedNoticeProps {
  /** Known before it was sent. */
  readonly code?: string;
  readonly title?: string;
  readonly detail?: string | undefined;
  /** What sending it came to. */
  readonly error?: unknown;
  readonly onAgain?: () => void;
  readonly onRetry?: () => void;
}

/** Why a report cannot be handed over, with the next step; nothing without a reason. */
export function RefusedNotice({ code, title, detail, error = null, onAgain, onRetry }: RefusedNoticeProps) {
  const text = useSendingText();
  const given = code ?? problemOf(error)?.code;
  const known = worded.find((one) => one === given);
  if (given === undefined && error === null) return null;
  if (known === undefined && code === undefined) {
    return <ProblemNotice title={text('failed')} error={error} note={text('failedNote')} onRetry={onRetry} />;
  }
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={text('refused.title')}
      className="th-before-12"
      description={
        <>
          <div>{known === undefined ? title : text(`refused.${known}`)}</div>
          <small>{detail ?? problemOf(error)?.detail}</small>
        </>
      }
      action={
        known !== undefined && helpsToSimulate(known) && onAgain !== undefined ? (
          <Button size="small" onClick={onAgain}>
            {text('dialog.again')}
          </Button>
        ) : undefined
      }
    />
  );
}
