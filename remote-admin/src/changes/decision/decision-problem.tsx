import { problemOf, ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useChangesText } from '../use-changes-text';

interface DecisionProblemProps {
  readonly title: string;
  readonly error: unknown;
}

/** Why a decision was refused, and what to do about it; nothing where there is no refusal. */
export function DecisionProblem({ title, error }: DecisionProblemProps) {
  const text = useChangesText();
  if (error === null) return null;
  const code = problemOf(error)?.code;
  const notes = {
    CHANGE_OUTDATED: 'decide.outdated',
    CHANGE_DECIDED: 'decide.over',
    SECOND_FACTOR_REQUIRED: 'decide.badCode',
  } as const;
  const note = Object.entries(notes).find(([known]) => known === code)?.[1];
  return <ProblemNotice title={title} error={error} note={note === undefined ? undefined : text(note)} />;
}
