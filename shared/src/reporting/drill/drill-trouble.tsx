import { problemOf, ProblemNotice } from '../../ui/problem-notice';
import type { DrillTarget } from './drill-code';
import { LicenceChoice } from './licence-choice';
import { useDrillText } from './use-drill-text';

interface DrillTroubleProps {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** What was to be opened, where a part of it can be. */
  readonly target?: DrillTarget | undefined;
}

/** Why a figure cannot be opened, with what to do: a link may have run out, or data may have come since. */
export function DrillTrouble({ title, error, onRetry, target }: DrillTroubleProps) {
  const text = useDrillText();
  const code = problemOf(error)?.code;
  if (code === 'SEVERAL_CURRENCIES' && target?.figure !== undefined)
    return <LicenceChoice figure={target.figure} name={target.name} />;
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
