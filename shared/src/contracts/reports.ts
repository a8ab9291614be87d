import * as z from 'zod/mini';
import { frozenCriteriaSchema } from './criteria';
import { listMetaSchema } from './paging';
import { cellSchema, conditionsSchema, columnSchema } from './report-fields';
import {
  basisSchema,
  countSchema,
  currencySchema,
  daySchema,
  figureStatusSchema,
  idSchema,
  instantSchema,
  moneySchema,
} from './scalars';

export const reportStateSchema = z.enum([
  'DRAFT',
  'SIMULATED',
  'STALE',
  'PENDING_CONFIRMATION',
  'RETURNED',
  'CONFIRMED',
  'SENDING',
  'SENT',
  'SEND_FAILED',
  'ACKNOWLEDGED',
  'ACCEPTED',
  'REJECTED',
  'AMENDMENT_NEEDED',
  'EXPIRED',
  'DELETED',
]);
export type ReportState = z.infer<typeof reportStateSchema>;

/** States in which a report may still be deleted. */
export const deletableStates: readonly ReportState[] = ['DRAFT', 'SIMULATED', 'STALE', 'RETURNED'];

/** A report without its rows. */
export const reportHeaderSchema = z.object({
  id: idSchema,
  type: z.string(),
  title: z.string(),
  period: z.object({ from: daySchema, to: daySchema }),
  basis: basisSchema,
  version: z.int(),
  replaces: z.nullable(idSchema),
  state: reportStateSchema,
  figureStatus: figureStatusSchema,
  rowCount: countSchema,
  currency: currencySchema,
  stakes: z.nullable(moneySchema),
  ggr: z.nullable(moneySchema),
  preparedBy: z.string(),
  preparedAt: instantSchema,
  confirmedBy: z.nullable(z.string()),
  sentAt: z.nullable(instantSchema),
  ackRef: z.nullable(z.string()),
  contentHash: z.string(),
});
export type ReportHeader = z.infer<typeof reportHeaderSchema>;

/** What a report is made by: enough to make it again. */
export const reportDefinitionSchema = z.object({
  type: z.string(),
  period: z.object({ from: daySchema, to: daySchema }),
  basis: basisSchema,
  fields: z.array(z.string()),
  filters: conditionsSchema,
  /** Retail: the tickets that were picked, as they were frozen; left out for all. */
  criteria: z.optional(frozenCriteriaSchema),
  /** Retail: the applied set that the criteria came from. */
  appliedSetId: z.optional(idSchema),
  asOf: instantSchema,
});
export type ReportDefinition = z.infer<typeof reportDefinitionSchema>;

export const checkSchema = z.object({
  id: z.string(),
  ok: z.boolean(),
  severity: z.enum(['INFO', 'WARN', 'ERROR']),
  detail: z.string(),
});
export type Check = z.infer<typeof checkSchema>;

/** Exact computation of what would be reported, kept for 24 hours; nothing is sent or changed by it. */
export const simulationSchema = z.object({
  simulationId: idSchema,
  expiresAt: instantSchema,
  definition: reportDefinitionSchema,
  currency: currencySchema,
  columns: z.array(columnSchema),
  rowCount: countSchema,
  totals: z.record(z.string(), cellSchema),
  meta: listMetaSchema,
  checks: z.array(checkSchema),
  /** Against the newest earlier report of the same type and period; null when there is none. */
  diffToLast: z.nullable(
    z.object({ reportId: idSchema, version: z.int(), delta: z.record(z.string(), z.nullable(moneySchema)) }),
  ),
  contentHash: z.string(),
});
export type Simulation = z.infer<typeof simulationSchema>;
