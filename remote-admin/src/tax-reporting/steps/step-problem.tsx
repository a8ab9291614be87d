import { problemOf, ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useTaxReportingText } from '../use-tax-reporting-text';

/** Why a step was refused, and that nothing typed is lost; nothing where there is no refusal. */
export function StepProblem({ error }: { readonly error: unknown }) {
  const text = useTaxReportingText();
  if (error === null) return null;
  const isConflict = problemOf(error)?.code === 'VERSION_CONFLICT';
  return (
    <ProblemNotice
      title={text('dialog.failed')}
      error={error}
      note={text(isConflict ? 'dialog.conflict' : 'dialog.kept')}
    />
  );
}
