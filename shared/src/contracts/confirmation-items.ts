import * as z from './schema';
import { filingByHandSchema } from './filing-by-hand';
import { payloadFormatSchema } from './payload-format';
import { reportNotesSchema } from './report-notes';
import { cellSchema, columnSchema } from './report-fields';
import { checkSchema, reportHeaderSchema, reportStateSchema } from './reports';
import {
  channelSchema,
  countSchema,
  currencySchema,
  daySchema,
  figureStatusSchema,
  idSchema,
  instantSchema,
  moneySchema,
} from './scalars';
import { taxLineSchema } from './tax-lines';
import { accountSchema } from './people';

/** `sha256:` and 64 hex digits. */
export const hashSchema = z.string().check(z.regex(/^sha256:[0-9a-f]{64}$/, 'not sha256: and 64 hex digits'));

/** Formats that a payload is written in. */

/** How an authority takes corrections. */
export const correctionMethodSchema = z.enum(['REPLACE', 'CANCEL_AND_NEW', 'DELTA', 'NEXT_PERIOD']);
export type CorrectionMethod = z.infer<typeof correctionMethodSchema>;

/** A warning of the checks, to be answered with a reason by who confirms. */
const warningSchema = z.pick(checkSchema, { id: true, detail: true, said: true });
export type Warning = z.infer<typeof warningSchema>;

/** What was handed over for confirmation: frozen since. */
const submissionSchema = z.object({
  id: idSchema,
  submittedBy: z.string(),
  submittedByAccount: accountSchema,
  submittedAt: instantSchema,
  /** When it lapses unless somebody confirms it. */
  expiresAt: instantSchema,
  payloadHash: hashSchema,
  format: payloadFormatSchema,
  /** Facts and rules taken together: the worst. */
  figureStatus: figureStatusSchema,
  /** Frozen too; while it waits, `FACTS` is added once records or rules of the period have changed since. */
  warnings: z.array(warningSchema),
  /** Names of the figures that are typed in to confirm. */
  controlFields: z.array(z.string()),
  /** Null for whoever can confirm it, while it waits: they find out for themselves. */
  controlTotals: z.nullable(z.record(z.string(), moneySchema)),
  attemptsLeft: countSchema,
  confirmedBy: z.nullable(z.string()),
  confirmedByAccount: accountSchema,
  confirmedAt: z.nullable(instantSchema),
});

/** Where it stands on its way to the authority. */
const deliverySchema = z.object({
  idempotencyKey: z.string(),
  attempts: countSchema,
  /** Null when nothing is left to do. */
  nextAt: z.nullable(instantSchema),
  /** What the last attempt came to, in words. */
  lastDetail: z.nullable(z.string()),
  /** Until when the authority should have acknowledged it; null before it was sent. */
  ackDueAt: z.nullable(instantSchema),
});

/** Why the caller cannot confirm an item. */
const whyNotCodeSchema = z.enum(['NOT_WAITING', 'OWN_ITEM', 'NOT_APPROVER', 'LOCKED', 'LAPSED']);
export type WhyNotCode = z.infer<typeof whyNotCodeSchema>;

/** What the caller may do with an item now; `whyNotConfirm` says in words why not, `whyNotCode` to programs. */
const allowedSchema = z.object({
  confirm: z.boolean(),
  whyNotConfirm: z.nullable(z.string()),
  whyNotCode: z.nullable(whyNotCodeSchema),
  submit: z.boolean(),
  return: z.boolean(),
  withdraw: z.boolean(),
  retrySend: z.boolean(),
  /** Record that it was filed at the authority's portal. */
  file: z.boolean(),
  acknowledge: z.boolean(),
  correct: z.boolean(),
});

/** A report on its way: one line of the queue. */
export const confirmationItemSchema = z.object({
  report: reportHeaderSchema,
  brandId: idSchema,
  family: channelSchema,
  /** Null before it was submitted. */
  authorityId: z.nullable(idSchema),
  obligationCode: z.nullable(z.string()),
  dueAt: z.nullable(instantSchema),
  submission: z.nullable(submissionSchema),
  delivery: z.nullable(deliverySchema),
  allowed: allowedSchema,
});
export type ConfirmationItem = z.infer<typeof confirmationItemSchema>;

export const causeSchema = z.enum([
  'DEDUP',
  'VOID',
  'LATE_SETTLEMENT',
  'SOURCE_CORRECTION',
  'MANUAL',
  'FX',
  'RULE_CHANGE',
]);

/** Why one figure of a version is another than in the version before; the causes add up to the difference. */
export const measureDifferenceSchema = z.object({
  measure: z.string(),
  before: moneySchema,
  after: moneySchema,
  delta: moneySchema,
  causes: z.array(z.object({ cause: causeSchema, amount: moneySchema })),
});

/** A version beside the one that it replaces. */
export const versionDifferenceSchema = z.object({
  replaces: idSchema,
  version: z.int(),
  measures: z.array(measureDifferenceSchema),
});
export type VersionDifference = z.infer<typeof versionDifferenceSchema>;

/** The payload as it was frozen, for people. Where `report.withheld`, amounts and rates are null in rows and totals. */
const frozenSchema = z.object({
  title: z.string(),
  brandName: z.string(),
  authorityId: idSchema,
  obligationCode: z.string(),
  licences: z.array(z.object({ id: idSchema, number: z.string() })),
  period: z.object({ from: daySchema, to: daySchema, zone: z.string(), cutoff: z.string() }),
  basis: z.string(),
  currency: currencySchema,
  asOf: instantSchema,
  snapshotId: z.string(),
  rulePackVersion: z.string(),
  contentHash: hashSchema,
  correctionMethod: correctionMethodSchema,
  replacesVersion: z.nullable(z.int()),
  noActivity: z.boolean(),
  filtersText: z.array(z.string()),
  columns: z.array(columnSchema),
  rows: z.array(z.array(cellSchema)),
  totals: z.array(cellSchema),
  rowCount: countSchema,
  page: z.int(),
  pageSize: z.int(),
  /** Null where `report.withheld`. */
  tax: z.nullable(z.array(taxLineSchema)),
});

/** What an authority said of a report. */
export const acknowledgementKindSchema = z.enum(['RECEIVED', 'ACKNOWLEDGED', 'ACCEPTED', 'REJECTED']);

const acknowledgementSchema = z.object({
  kind: acknowledgementKindSchema,
  ackRef: z.nullable(z.string()),
  code: z.nullable(z.string()),
  text: z.nullable(z.string()),
  at: instantSchema,
  /** Who attached it by hand; null when the authority's own answer was read. */
  attachedBy: z.nullable(z.string()),
  attachedByAccount: accountSchema,
  note: z.nullable(z.string()),
});

/** What submitting a simulated report would do now. */
const submissionPreviewSchema = z.object({
  /** Null where nobody takes the report: `refusals` says so. */
  address: z.nullable(
    z.object({
      authorityId: idSchema,
      authorityName: z.object({ en: z.string(), sw: z.optional(z.string()) }),
      obligationCode: z.string(),
      format: payloadFormatSchema,
      correctionMethod: correctionMethodSchema,
      dueAt: z.nullable(instantSchema),
    }),
  ),
  /** `taxPayable`, or the column that it is the total of. */
  controlField: z.string(),
  /** Null for who is to find out figures of the same play: see `report.withheld`. */
  controlTotal: z.nullable(moneySchema),
  /** The second person has to give a reason for each. */
  warnings: z.array(warningSchema),
  /** Why it would be refused; none where it would not. */
  refusals: z.array(z.object({ code: z.string(), title: z.string(), detail: z.nullable(z.string()) })),
  asOf: instantSchema,
  /** Brands of the reader's last five submissions over all brands, newest first. */
  lastBrandIds: z.array(idSchema),
});

export const confirmationDetailSchema = z.extend(confirmationItemSchema, {
  /** Null unless SIMULATED. */
  preview: z.nullable(submissionPreviewSchema),
  frozen: z.nullable(frozenSchema),
  /** Those that go with the payload, and those of lines that are gone. */
  notes: reportNotesSchema,
  /** Where `report.withheld`, without those that say figures. */
  checks: z.array(checkSchema),
  /** Frozen payload less the simulation it was made of: nothing, or somebody changed what is kept. */
  differenceToSimulation: z.nullable(z.record(z.string(), moneySchema)),
  /** To the last version that was submitted, by cause; null for the first, and where `report.withheld`. */
  differenceToLast: z.nullable(versionDifferenceSchema),
  /** Why it differs from that version, without amounts: where `report.withheld`, too. */
  causesSinceLast: z.array(causeSchema),
  /** Who may confirm it and who may not, in words. */
  whoMayConfirm: z.string(),
  /** The same as names, each with its account: who may confirm it, and who had a hand in it and may not. */
  confirmers: z.object({ may: z.array(z.string()), mayNot: z.array(z.string()) }),
  history: z.array(
    z.object({
      at: instantSchema,
      from: z.nullable(reportStateSchema),
      to: reportStateSchema,
      actor: z.string(),
      actorAccount: accountSchema,
      reason: z.nullable(z.string()),
    }),
  ),
  acknowledgements: z.array(acknowledgementSchema),
  /** Null where the product sends it by itself. */
  filing: z.nullable(filingByHandSchema),
});
export type ConfirmationDetail = z.infer<typeof confirmationDetailSchema>;
