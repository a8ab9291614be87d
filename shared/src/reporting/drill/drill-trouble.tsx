import { problemOf, ProblemNotice } from '../../ui/problem-notice';
import { useDrillText } from './use-drill-text';

interface DrillTroubleProps {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Why a figure cannot be opened, with what to do: a link may have run out, or data may have come since. */
export function DrillTrouble({ title, error, onRetry }: DrillTroubleProps) {
  const text = useDrillText();
  const code = problemOf(error)?.code;
  const isFinal = code === 'EXPIRED' || code === 'SNAPSHOT_CHANGED' || code === 'NOT_FOUND';
  return (
    <ProblemNotice
      title={title}
      error={error}
      note={isFinal ? text(code) : undefined}
      onRetry={isFinal ? undefined : onRetry}
    />
  );
}
