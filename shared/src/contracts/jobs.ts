import * as z from './schema';
import { defineEndpoint } from './endpoint';
import { problemSchema } from './problem';
import { countSchema, idSchema, instantSchema, periodSchema } from './scalars';

/** A file that a job made. */
export const jobFileSchema = z.object({
  name: z.string(),
  sizeBytes: countSchema,
  /** Of the whole file, 64 hex digits. */
  sha256: z.string(),
});
export type JobFile = z.infer<typeof jobFileSchema>;

/** What a job works on, so that it can be told apart from others after a reload and in another tab. */
const jobAboutSchema = z.object({
  brandId: idSchema,
  brandName: z.string(),
  title: z.object({ en: z.string(), sw: z.string() }),
  period: z.nullable(periodSchema),
  /** Of the file that it makes; null where it makes none. */
  format: z.nullable(z.string()),
  /** The screen that shows what it works on. */
  goTo: z.nullable(
    z.object({
      path: z.string(),
      query: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
    }),
  ),
});
export type JobAbout = z.infer<typeof jobAboutSchema>;

/**
 * Long work on the server, kept in its store: it survives a restart, and the tab that asked for it.
 *
 * `result` or `file` is there when `state` is DONE, `problem` when FAILED.
 */
export const jobSchema = z.object({
  id: idSchema,
  kind: z.string(),
  /** Left out where the reader has lost the brand, and by kinds of work that need no words. */
  about: z.optional(jobAboutSchema),
  state: z.enum(['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED']),
  /** Steps done of `total`; `step` says in words what is going on. */
  done: countSchema,
  total: countSchema,
  step: z.string(),
  /** Place in the queue, 1 is the next; only while QUEUED. */
  place: z.optional(z.int().check(z.positive())),
  createdAt: instantSchema,
  /** Start of the present attempt; null while QUEUED. */
  startedAt: z.nullable(instantSchema),
  endedAt: z.nullable(instantSchema),
  /** When the job and its file are forgotten; null until it ends. */
  expiresAt: z.nullable(instantSchema),
  result: z.optional(z.unknown()),
  file: z.optional(jobFileSchema),
  problem: z.optional(problemSchema),
});
export type Job = z.infer<typeof jobSchema>;

const jobParams = z.strictObject({ id: idSchema });

export const listJobs = defineEndpoint({
  method: 'GET',
  path: '/api/Jobs',
  tag: 'Jobs',
  summary: 'The jobs of the signed-in user that are not forgotten yet, newest first, without their results.',
  access: 'signed-in',
  answer: z.object({ items: z.array(jobSchema) }),
  status: 200,
});

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
  keyed: true,
});

export const removeJob = defineEndpoint({
  method: 'DELETE',
  path: '/api/Jobs/:id',
  tag: 'Jobs',
  summary: 'Forget a job that has ended, and its file, before its time. 409 while it is under way.',
  access: 'signed-in',
  params: jobParams,
  status: 204,
});

/** Sent with `ETag` and `Repr-Digest` (SHA-256); one `Range` with `If-Range` continues a download that was cut. */
export const downloadJobFile = defineEndpoint({
  method: 'GET',
  path: '/api/Jobs/:id/result',
  tag: 'Jobs',
  summary: 'The file that a job made, whole or from where a download was cut (`Range`, `If-Range`).',
  access: 'signed-in',
  params: jobParams,
  // Never compressed on its way: ranges and the checksum are those of the file.
  binary: 'application/octet-stream',
  status: 200,
});
