import * as z from './schema';
import { defineEndpoint } from './endpoint';

const readySchema = z.object({
  status: z.literal('ready'),
  /** What will fail soon if nobody does anything, one sentence each; left out while there is nothing. */
  warnings: z.optional(z.array(z.string())),
});

export const live = defineEndpoint({
  method: 'GET',
  path: '/api/health/live',
  tag: 'Health',
  summary: 'The process answers.',
  access: 'public',
  answer: z.object({ status: z.literal('live') }),
  status: 200,
});

export const ready = defineEndpoint({
  method: 'GET',
  path: '/api/health/ready',
  tag: 'Health',
  summary: 'The store answers too; 503 otherwise.',
  access: 'public',
  answer: readySchema,
  status: 200,
});

export const health = defineEndpoint({
  method: 'GET',
  path: '/api/health',
  tag: 'Health',
  summary: 'Whether the server takes calls now, as `/api/health/ready` says it.',
  access: 'public',
  answer: readySchema,
  status: 200,
});

export const readVersion = defineEndpoint({
  method: 'GET',
  path: '/api/Version',
  tag: 'Health',
  summary: 'Which version answers, and whether its data is invented.',
  access: 'public',
  answer: z.object({ version: z.string(), demo: z.boolean() }),
  status: 200,
});
