import type { ReactNode } from 'react';
import type { Problem } from '../contracts/problem';
import { Alert, Button } from '../kit/core';
import { CopyButton } from './copy-button';
import { useUiText } from './use-ui-text';

interface ProblemNoticeProps {
  /** What failed, as a sentence: `The list of reports could not be loaded`. */
  readonly title: string;
  readonly error: unknown;
  readonly onRetry?: (() => void) | undefined;
  /** Said beside the cause, such as that nothing was deleted. */
  readonly note?: ReactNode;
}

/** What failed, why, what to do next, and the trace id under which support finds it. */
export function ProblemNotice({ title, error, onRetry, note }: ProblemNoticeProps) {
  const text = useUiText();
  const problem = problemOf(error);
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={title}
      description={
        <>
          <div>
            {problem === null
              ? text(isUnreachable(error) ? 'problem.offline' : 'problem.unexpected')
              : causeOf(problem)}
          </div>
          {problem?.errors === undefined || problem.errors.length === 0 ? null : (
            <ul>
              {problem.errors.map((one) => (
                <li key={`${one.field} ${one.code}`}>
                  {one.field === '' ? one.message : `${one.field}: ${one.message}`}
                </li>
              ))}
            </ul>
          )}
          <div>{text(nextStepOf(problem, error))}</div>
          {note === undefined ? null : <div>{note}</div>}
          {problem === null || problem.traceId === '' ? null : (
            <div>
              {text('problem.traceId')} <code>{problem.traceId}</code>{' '}
              <CopyButton
                value={problem.traceId}
                label={text('problem.copy')}
                copiedLabel={text('problem.copied')}
              />
            </div>
          )}
        </>
      }
      action={
        onRetry === undefined ? null : (
          <Button size="small" onClick={onRetry}>
            {text('problem.retry')}
          </Button>
        )
      }
    />
  );
}

/** The server's own words on a refusal; null for anything that is not one. Classes differ between bundles, names do not. */
export function problemOf(error: unknown): Problem | null {
  const isApiError = error instanceof Error && error.name === 'ApiError' && 'problem' in error;
  return isApiError ? (error.problem as Problem) : null;
}

function causeOf(problem: Problem): string {
  return problem.detail === undefined || problem.detail === '' ? problem.title : problem.detail;
}

function isUnreachable(error: unknown): boolean {
  return error instanceof Error && /network|timeout|fetch/i.test(`${error.name} ${error.message}`);
}

function nextStepOf(problem: Problem | null, error: unknown) {
  switch (problem?.code) {
    case 'FORBIDDEN':
    case 'BRAND_FORBIDDEN':
    case 'BRAND_REQUIRED':
    case 'NOT_FOUND':
    case 'RATE_LIMIT':
    case 'TOO_MANY_ROWS':
    case 'TOO_LARGE':
    case 'VALIDATION':
      return `problem.nextStep.${problem.code}` as const;
    default:
      return problem === null && isUnreachable(error) ? 'problem.nextStep.offline' : 'problem.nextStep.retry';
  }
}
