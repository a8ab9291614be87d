import * as z from './schema';
import { frozenCriteriaSchema } from './criteria';
import { listMetaSchema } from './paging';
import { payloadFormatSchema } from './payload-format';
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
  rateSchema,
  withheldSchema,
} from './scalars';
import { saidSchema } from './words/said';
import { taxLineSchema } from './tax-lines';
import { accountSchema } from './people';

export const reportStateSchema = z.enum([
  'DRAFT',
  'SIMULATED',
  'STALE',
  'PENDING_CONFIRMATION',
  'RETURNED',
  'CONFIRMED',
  'SENDING',
  'FILED_BY_HAND',
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

/** A report that awaits the reader, by which it is named and led to. */
export const withholdingReportSchema = z.object({ id: idSchema, title: z.string() });
export type WithholdingReport = z.infer<typeof withholdingReportSchema>;

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
  /** What it declares in all taxes together; null for a report without taxes. */
  tax: z.optional(z.nullable(moneySchema)),
  /** Why `stakes`, `ggr` and `tax` are null; left out where they are shown. */
  withheld: z.optional(withheldSchema),
  /** The report whose total they would tell: another than this one where this one no longer waits. */
  withheldBy: z.optional(withholdingReportSchema),
  preparedBy: z.string(),
  preparedByAccount: accountSchema,
  preparedAt: instantSchema,
  confirmedBy: z.nullable(z.string()),
  confirmedByAccount: accountSchema,
  sentAt: z.nullable(instantSchema),
  ackRef: z.nullable(z.string()),
  contentHash: z.string(),
  /** Of a return of several brands: their ids, the one that it stands under first; left out for any other. */
  brandIds: z.optional(z.array(idSchema)),
});
export type ReportHeader = z.infer<typeof reportHeaderSchema>;

/** A report as far as it says whose confirmation its figures wait for. */
export type ReportWithheld = Pick<ReportHeader, 'id' | 'withheldBy'>;

/** The other report that keeps the figures of this one from their reader; undefined where it does so itself. */
export function otherWithholding({ id, withheldBy }: ReportWithheld): WithholdingReport | undefined {
  return withheldBy?.id === id ? undefined : withheldBy;
}

/** Tax rules changed to see what would be: what is simulated with them is hypothetical and never submitted. */
export const ruleOverridesSchema = z
  .array(
    z.strictObject({
      ruleId: idSchema,
      rate: z.optional(rateSchema),
      amountPerMachine: z.optional(moneySchema),
      winningsBase: z.optional(z.enum(['PAYOUT_MINUS_STAKE', 'GROSS_PAYOUT'])),
      negative: z.optional(z.enum(['FLOOR_ZERO', 'CARRY_FORWARD'])),
    }),
  )
  .check(z.minLength(1), z.maxLength(20));

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
  /** The licence that it is about; left out: all of the brand. The filters say it too. */
  licenceId: z.optional(idSchema),
  /** Version of the tax rules that was asked for; left out: the one in force. */
  rulePackVersion: z.optional(z.string()),
  /** The sent report that it is to take the place of; left out: none was named. */
  correctionOf: z.optional(idSchema),
  /** Rules changed to see what would be; left out: the rules in force. */
  ruleOverrides: z.optional(ruleOverridesSchema),
  asOf: instantSchema,
});
export type ReportDefinition = z.infer<typeof reportDefinitionSchema>;

export const checkSchema = z.object({
  id: z.string(),
  ok: z.boolean(),
  severity: z.enum(['INFO', 'WARN', 'ERROR']),
  detail: z.string(),
  /** The same as a code of `words/checks.en.ts`; left out in reports of before, and where only the words are known. */
  said: z.optional(saidSchema),
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
  /** Version of the tax rules it was computed by. */
  rulePackVersion: z.string(),
  /** Rules were changed to see what would be: it cannot be submitted. */
  hypothetical: z.boolean(),
  /** The taxes that a report of this type declares; empty where it declares none. */
  tax: z.array(taxLineSchema),
  /** What a second person types in to confirm it, by field: one field. */
  controlTotals: z.record(z.string(), moneySchema),
  /**
   * The file that would be handed in: its SHA-256 is that of the submission as long as nothing changes. Null where none
   * can be made: no authority takes the report, or it is too long. Left out in simulations of before.
   */
  payloadPreview: z.optional(
    z.nullable(
      z.object({
        format: payloadFormatSchema,
        /** `sha256:` and 64 hex digits over its bytes. */
        sha256: z.string(),
        /** The schema by which it was read back and found in order; null where it was not. */
        validAgainst: z.nullable(z.string()),
      }),
    ),
  ),
  /** Against the report named by `correctionOf`, or else the newest earlier one of the same type and period; null when there is none. */
  diffToLast: z.nullable(
    z.object({ reportId: idSchema, version: z.int(), delta: z.record(z.string(), z.nullable(moneySchema)) }),
  ),
  contentHash: z.string(),
  /** Of a return of several brands: their ids, the one that it stands under first; left out for any other. */
  brandIds: z.optional(z.array(idSchema)),
});
export type Simulation = z.infer<typeof simulationSchema>;
