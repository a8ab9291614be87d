import * as z from 'zod/mini';
import type { Parsed, Schema } from '@tallyhouse/shared/contracts/endpoint';
import type { FieldError } from '@tallyhouse/shared/contracts/problem';
import { ValidationFailed } from './problems';
import { unkeptTexts } from './characters';

// `zod/mini` comes without messages; the server speaks English.
z.config(z.locales.en());

/**
 * `value` as `schema` reads it: defaults filled in, texts turned into what they mean.
 *
 * `whole` names the value itself, where it and none of its fields is at fault.
 * Errors: `ValidationFailed` naming every faulty field; unknown fields are faults too.
 */
export function parseInput<S extends Schema>(schema: S, value: unknown, whole = ''): Parsed<S> {
  const outcome = z.safeParse(schema, value);
  const errors = [...unkeptTexts(value), ...(outcome.error?.issues.flatMap(fieldErrorsOf) ?? [])];
  if (!outcome.success || errors.length > 0)
    throw new ValidationFailed(errors.map(({ field, ...rest }) => ({ ...rest, field: field || whole })));
  return outcome.data as Parsed<S>;
}

/** `answer` without what its schema does not name. Errors: `AnswerMismatch` when it is not of that shape. */
export function parseAnswer(schema: Schema, answer: unknown, call: string): unknown {
  const outcome = z.safeParse(schema, answer);
  if (!outcome.success) throw new AnswerMismatch(call, outcome.error.issues.flatMap(fieldErrorsOf));
  return outcome.data;
}

/** The server itself broke its contract. Its message is for the log, never for the caller. */
class AnswerMismatch extends Error {
  constructor(call: string, errors: readonly FieldError[]) {
    super(
      `${call} answered against its contract: ${errors.map(({ field, message }) => `${field}: ${message}`).join('; ')}`,
    );
    this.name = 'AnswerMismatch';
  }
}

function fieldErrorsOf(issue: z.core.$ZodIssue): FieldError[] {
  const field = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: field === '' ? key : `${field}.${key}`,
      code: 'UNKNOWN_FIELD',
      message: 'There is no such field',
    }));
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) return nearestErrors(issue);
  return [{ field, code: codeOf(issue), message: issue.message }];
}

/** A check that has a code of its own says it. */
function codeOf(issue: z.core.$ZodIssue): string {
  const own: unknown = issue.code === 'custom' ? issue.params?.['code'] : undefined;
  return typeof own === 'string' ? own : issue.code.toUpperCase();
}

/**
 * Of a value that may be of several forms: what keeps it from the form that it comes nearest to. It comes near to each that
 * does not refuse as a whole; where it is near to none, what any of them would take.
 */
function nearestErrors({ path, errors }: z.core.$ZodIssueInvalidUnion): FieldError[] {
  const isRefusal = ({ code, path: within }: z.core.$ZodIssue) =>
    within.length === 0 && (code === 'invalid_type' || code === 'invalid_value');
  const near = errors.find((form) => !form.some(isRefusal));
  const found = (near ?? errors.flat()).flatMap((issue) =>
    fieldErrorsOf({ ...issue, path: [...path, ...issue.path] }),
  );
  const messages = [...new Set(found.map(({ message }) => message))];
  const [first] = found;
  return near !== undefined || first === undefined ? found : [{ ...first, message: messages.join('; or: ') }];
}
