import * as z from 'zod/mini';
import type { Parsed, Schema } from '@tallyhouse/shared/contracts/endpoint';
import type { FieldError } from '@tallyhouse/shared/contracts/problem';
import { ValidationFailed } from '../problems';

// `zod/mini` comes without messages; the server speaks English.
z.config(z.locales.en());

/**
 * `value` as `schema` reads it: defaults filled in, texts turned into what they mean.
 *
 * Errors: `ValidationFailed` naming every faulty field; unknown fields are faults too.
 */
export function parseInput<S extends Schema>(schema: S, value: unknown): Parsed<S> {
  const outcome = z.safeParse(schema, value);
  if (!outcome.success) throw new ValidationFailed(outcome.error.issues.flatMap(fieldErrorsOf));
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
  return [{ field, code: issue.code.toUpperCase(), message: issue.message }];
}
