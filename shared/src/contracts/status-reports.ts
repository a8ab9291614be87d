import * as z from './schema';
import { daysInZone } from './days-in-zone';
import { defineEndpoint } from './endpoint';
import { listOf, pageFields } from './paging';
import { reportStateSchema } from './reports';
import { channelSchema, daySchema, idSchema, instantSchema } from './scalars';
import { accountSchema } from './people';

/** One step in the life of a report: who moved it, from where to where, and the row of the audit that proves it. */
export const statusReportSchema = z.object({
  id: idSchema,
  time: instantSchema,
  brandId: idSchema,
  reportId: idSchema,
  reportType: z.string(),
  title: z.string(),
  family: channelSchema,
  period: z.object({ from: daySchema, to: daySchema }),
  version: z.int(),
  /** Null for the making of it. */
  from: z.nullable(reportStateSchema),
  to: reportStateSchema,
  /**
   * `role`: of those that the actor holds for the brand now, the one that such a step takes. Null for the system, for
   * authorities, and for whoever holds none of them any more.
   */
  actor: z.object({
    id: z.string(),
    name: z.string(),
    account: accountSchema,
    role: z.nullable(z.string()),
  }),
  reason: z.nullable(z.string()),
  contentHash: z.string(),
  ackRef: z.nullable(z.string()),
  /** Place and hash in the chain of the audit; null for steps of before the audit. */
  chain: z.nullable(z.object({ seq: z.int(), hash: z.string() })),
  /** Whom the report was handed in for by then; null before that. */
  authority: z.nullable(z.string()),
  /** How often sending had begun by then; null before the first time. */
  attempt: z.nullable(z.int()),
  /** How long it was in the state before; null for the first step, and for steps of before the audit. */
  durationMs: z.nullable(z.int()),
});
export type StatusReport = z.infer<typeof statusReportSchema>;

/** What narrows the log of reports. */
export const statusReportFilters = {
  ...daysInZone,
  type: z.optional(z.string().check(z.maxLength(100))),
  /** State that a step led to. */
  state: z.optional(reportStateSchema),
  /** User id. */
  actor: z.optional(idSchema),
  reportId: z.optional(idSchema),
  /** Steps of reports that were handed in for this authority. */
  authority: z.optional(idSchema),
};

export const listStatusReports = defineEndpoint({
  method: 'GET',
  path: '/api/Report/status-reports',
  tag: 'Logs',
  summary:
    'Every step of every report, newest first: drafts, submissions, confirmations, answers of authorities.',
  access: 'logs.view',
  brand: 'optional',
  query: z.strictObject({
    ...pageFields,
    ...statusReportFilters,
    /** One of the caller's own; any other: 403. */
    brandId: z.optional(idSchema),
  }),
  answer: listOf(statusReportSchema),
  status: 200,
});
