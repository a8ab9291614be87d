import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { countSchema, idSchema, instantSchema } from './scalars';
import { problemSchema } from './problem';

/** Long work on the server. `result` is there when `state` is DONE, `problem` when FAILED. */
export const jobSchema = z.object({
  id: idSchema,
  kind: z.string(),
  state: z.enum(['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED']),
  /** Steps done of `total`; `step` says in words what is going on. */
  done: countSchema,
  total: countSchema,
  step: z.string(),
  startedAt: instantSchema,
  endedAt: z.nullable(instantSchema),
  result: z.optional(z.unknown()),
  problem: z.optional(problemSchema),
});
export type Job = z.infer<typeof jobSchema>;

const jobParams = z.strictObject({ id: idSchema });

export const readJob = defineEndpoint({
  method: 'GET',
  path: '/api/Jobs/:id',
  tag: 'Jobs',
  summary: 'How far a job of the signed-in user is.',
  access: 'signed-in',
  params: jobParams,
  answer: jobSchema,
  status: 200,
});

export const cancelJob = defineEndpoint({
  method: 'POST',
  path: '/api/Jobs/:id/cancel',
  tag: 'Jobs',
  summary: 'Stop a job and the query behind it.',
  access: 'signed-in',
  params: jobParams,
  answer: jobSchema,
  status: 200,
});
