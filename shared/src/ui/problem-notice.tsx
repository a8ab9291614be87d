import type { ReactNode } from 'react';
import type { Problem } from '../contracts/problem';
import { fieldInWords } from '../contracts/words/field-in-words';
import { Alert, Button } from '../kit/core';
import { CallOfTrace } from './call-of-trace';
import { CopyButton } from './copy-button';
import { OtherBrandNotice } from './other-brand-notice';
import { ProblemCause, saysWhatToDo } from './problem-cause';
import { useProblemText } from './use-problem-text';
import { WithheldNotice } from './withheld-notice';

interface ProblemNoticeProps {
  /** What failed, as a sentence: `The list of reports could not be loaded`. */
  readonly title: string;
  readonly error: unknown;
  readonly onRetry?: (() => void) | undefined;
  /** Leads to the list: in place of trying again where there is no such thing. */
  readonly onList?: (() => void) | undefined;
  /** Said beside the cause, such as that nothing was deleted. */
  readonly note?: ReactNode;
}

/** What failed, why, what to do next, and the trace id under which support finds it. */
export function ProblemNotice({ title, error, onRetry, onList, note }: ProblemNoticeProps) {
  const text = useProblemText();
  const problem = problemOf(error);
  // No fault, and nothing that trying again would change.
  if (problem?.code === 'FIGURES_WITHHELD')
    return problem.withheldBy === undefined ? (
      <WithheldNotice because={<ProblemCause problem={problem} />} />
    ) : (
      <WithheldNotice by={problem.withheldBy} />
    );
  if (problem?.brand !== undefined) return <OtherBrandNotice title={title} brand={problem.brand} />;
  const step = nextStepOf(problem, error);
  const [way, press] =
    problem?.code === 'NOT_FOUND' && onList !== undefined
      ? (['toList', onList] as const)
      : (['retry', onRetry] as const);
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={title}
      description={
        <>
          <div>
            {problem === null ? (
              text(isUnreachable(error) ? 'offline' : 'unexpected')
            ) : (
              <ProblemCause problem={problem} />
            )}
          </div>
          {problem?.errors === undefined || problem.errors.length === 0 ? null : (
            <ul>
              {problem.errors.map((one) => (
                <li key={`${one.field} ${one.code}`} lang="en">
                  {[fieldInWords(one.field), one.message].filter((words) => words !== '').join(': ')}
                </li>
              ))}
            </ul>
          )}
          {step === null ? null : <div>{text(step)}</div>}
          {note === undefined ? null : <div>{note}</div>}
          {problem === null ? null : <TraceId problem={problem} />}
        </>
      }
      action={
        press === undefined ? null : (
          <Button size="small" onClick={press}>
            {text(way)}
          </Button>
        )
      }
    />
  );
}

/** Under which support finds a refusal; nothing where no answer came that could name one. */
export function TraceId({ problem }: { readonly problem: Problem }) {
  const text = useProblemText();
  if (problem.traceId === '') return null;
  return (
    <div>
      {text('traceId')} <code>{problem.traceId}</code>{' '}
      <CopyButton value={problem.traceId} label={text('copy')} copiedLabel={text('copied')} />
      <CallOfTrace traceId={problem.traceId} />
    </div>
  );
}

/** The server's own words on a refusal; null for anything that is not one. Classes differ between bundles, names do not. */
export function problemOf(error: unknown): Problem | null {
  const isApiError = error instanceof Error && error.name === 'ApiError' && 'problem' in error;
  return isApiError ? (error.problem as Problem) : null;
}

function isUnreachable(error: unknown): boolean {
  return error instanceof Error && /network|timeout|fetch/i.test(`${error.name} ${error.message}`);
}

/** Null where the refusal says it itself. */
function nextStepOf(problem: Problem | null, error: unknown) {
  switch (problem?.code) {
    case 'AUTHORITY_UNAVAILABLE':
    case 'CALL_NOT_NAMED':
    case 'CLOCKS_APART':
    case 'FORBIDDEN':
    case 'BRAND_FORBIDDEN':
    case 'BRAND_REQUIRED':
    case 'DISK_FULL':
    case 'SECRET_DAMAGED':
    case 'SEVERAL_CURRENCIES':
    case 'BUSY':
    case 'NOT_FOUND':
    case 'RATE_LIMIT':
    case 'TOO_MANY_ROWS':
    case 'TOO_LARGE':
    case 'VALIDATION':
      return `nextStep.${problem.code}` as const;
    default:
      if (isUnanswered(problem, error)) return 'nextStep.offline';
      return problem !== null && saysWhatToDo(problem) ? null : 'nextStep.retry';
  }
}

/** No answer came, so there is no trace id that could be given to support. */
function isUnanswered(problem: Problem | null, error: unknown): boolean {
  return problem === null ? isUnreachable(error) : problem.status === 0;
}
