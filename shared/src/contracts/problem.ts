import * as z from 'zod/mini';

/** Machine-readable reason of a refusal; screens branch on it, people read `title` and `detail`. */
export const problemCodes = [
  'VALIDATION',
  'BAD_CREDENTIALS',
  'OTP_REQUIRED',
  'TOKEN_EXPIRED',
  'TOKEN_INVALID',
  'REFRESH_INVALID',
  'REFRESH_REUSED',
  'FORBIDDEN',
  'BRAND_REQUIRED',
  'BRAND_FORBIDDEN',
  'CSRF',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'REPORT_LOCKED',
  'STALE_SIMULATION',
  'NAME_TAKEN',
  'NOT_TANZANIAN',
  'FILTER_IN_USE',
  'IDEMPOTENCY_MISMATCH',
  'IDEMPOTENCY_RUNNING',
  'IDEMPOTENCY_UNKNOWN',
  'VERSION_CONFLICT',
  'PROTECTED_COLUMN',
  'TOO_LARGE',
  'TOO_MANY_ROWS',
  'RATE_LIMIT',
  'UNSUPPORTED_MEDIA_TYPE',
  'INTERNAL',
  'UNAVAILABLE',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

export const fieldErrorSchema = z.object({
  /** Dotted path in the request, `period.to`. */
  field: z.string(),
  code: z.string(),
  message: z.string(),
});
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** RFC 9457 problem, the body of every answer from 400 on. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(problemCodes),
  detail: z.optional(z.string()),
  traceId: z.string(),
  errors: z.optional(z.array(fieldErrorSchema)),
});
export type Problem = z.infer<typeof problemSchema>;
