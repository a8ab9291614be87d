import * as z from './schema';
import {
  countSchema,
  currencySchema,
  daySchema,
  figureStatusSchema,
  idSchema,
  instantSchema,
  moneySchema,
  rateSchema,
} from './scalars';
import { taxLineSchema } from './tax-lines';
import { personSchema } from './people';

/**
 * Life of a tax period. `SOFT_CLOSED` comes by itself after the tolerance for late records; `FILED` with the
 * authority's acknowledgement; everything else takes people.
 */
export const taxPeriodStateSchema = z.enum([
  'OPEN',
  'SOFT_CLOSED',
  'CLOSED',
  'FILED',
  'PAID',
  'REOPENED',
  'AMENDED',
]);
export type TaxPeriodState = z.infer<typeof taxPeriodStateSchema>;

export const periodFields = z.object({ from: daySchema, to: daySchema });

/** What one person proposed and another decides or decided. */
export const taxProposalSchema = z.object({
  id: idSchema,
  kind: z.enum(['CLOSE', 'REOPEN', 'AMEND']),
  /** Of an amendment: a new version of the period, or a line in a later one. */
  method: z.nullable(z.enum(['RESTATE', 'CARRY'])),
  state: z.enum(['PENDING', 'CONFIRMED', 'RETURNED', 'WITHDRAWN']),
  reason: z.string(),
  /** Open warnings, each with the reason given for going on. */
  warnings: z.array(z.object({ id: z.string(), words: z.string(), reason: z.string() })),
  /** Tax of the period when this is confirmed; null where it does not change. */
  tax: z.nullable(moneySchema),
  /** Tax that a later period bears, and which; null unless carried. */
  carried: z.nullable(moneySchema),
  /** Loss carried with it; below zero where an earlier period took too much off. Null unless carried. */
  carriedLoss: z.nullable(moneySchema),
  bearerId: z.nullable(idSchema),
  /** Of all that the confirmer sees; hand it back to confirm. */
  contentHash: z.string(),
  proposedBy: personSchema,
  proposedAt: instantSchema,
  decidedBy: z.nullable(personSchema),
  decidedAt: z.nullable(instantSchema),
  decisionReason: z.nullable(z.string()),
});
export type TaxProposal = z.infer<typeof taxProposalSchema>;

/** What one brand has in a tax period. */
const taxPartSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** All of them add up to `baseAmount`; null where the tax cannot be told. */
  baseAmount: z.nullable(moneySchema),
  /** Its share of the tax: by its own tickets, or in the proportion of the bases. */
  tax: z.nullable(moneySchema),
});

/** One tax of one product class in one period. */
export const taxPeriodSchema = z.object({
  id: idSchema,
  /** The first of `brands`: its row, audit and links stand under it. */
  brandId: idSchema,
  brandName: z.string(),
  /** The company that owes it; left out by servers of before. */
  entity: z.optional(z.object({ id: idSchema, name: z.string() })),
  /** The brands whose play makes it, each with its part; the parts add up to the whole. Left out by servers of before. */
  brands: z.optional(z.array(taxPartSchema)),
  jurisdiction: z.string(),
  authority: z.string(),
  /** `GGT`, `WHT`, `LEVY`, `EXC`, `UNCL`, `RGD`, … as the rules have it. */
  code: z.string(),
  productClass: z.string(),
  period: periodFields,
  /** `WEEK`, `MONTH`, `QUARTER`, … of the authority's calendar. */
  periodKind: z.string(),
  state: taxPeriodStateSchema,
  /** Of the figures: 0 until closed, 1 when closed, one more with every restatement. */
  version: countSchema,
  /** Goes up with every change: hand it back in `If-Match`. */
  revision: countSchema,
  currency: currencySchema,
  /** What is taxed, in the word of the rule. */
  base: z.string(),
  baseAmount: moneySchema,
  /** What the charge is on; never negative. */
  taxable: moneySchema,
  /** Fraction or amount per machine at the end of the period; null for brackets. */
  rate: z.nullable(z.string()),
  tax: moneySchema,
  /** Differences of earlier periods that this one bears. */
  adjustments: moneySchema,
  /** Loss that the next period may take off. */
  carriedForward: moneySchema,
  /** Interest and penalties paid. */
  penalties: moneySchema,
  /** tax + adjustments + penalties. */
  payable: moneySchema,
  paid: moneySchema,
  /** payable − paid: above zero still owed, below zero paid too much. */
  balance: moneySchema,
  controlNumbers: z.array(z.string()),
  due: taxLineSchema.shape.due,
  /** Not paid in full, and the due instant has passed. */
  isLate: z.boolean(),
  status: figureStatusSchema,
  statusReasons: z.array(z.string()),
  /** What was known at `asOf` is what the figures count; pinned from the soft close on. */
  asOf: instantSchema,
  snapshotId: z.string(),
  rulePackVersion: z.string(),
  contentHash: z.string(),
  ackRef: z.nullable(z.string()),
  /** While it can be filed: the deadline of the calendar that it is filed by; null where that does not ask for it. */
  filingId: z.optional(z.nullable(z.string())),
  /** What waits for a decision; null when nothing does. */
  proposal: z.nullable(taxProposalSchema),
});
export type TaxPeriod = z.infer<typeof taxPeriodSchema>;

/** A period some of whose brands the caller cannot act for: nothing of its figures. */
export const spanningPeriodSchema = z.extend(
  z.pick(taxPeriodSchema, { id: true, authority: true, code: true, productClass: true, period: true }),
  {
    entity: z.object({ id: idSchema, name: z.string() }),
    /** How many brands there are beside those that the caller may act for. */
    otherBrands: countSchema,
  },
);

/**
 * Why a rule in force makes no tax period: its source does not say how long one is; nobody has verified it; nothing of
 * its class was played; no machine of it is licensed; no deposit or withdrawal was loaded; or the accounts serve licences
 * of several laws, and movements do not say which.
 */
export const notComputedReasonSchema = z.enum([
  'PERIOD_UNKNOWN',
  'RULE_UNVERIFIED',
  'NO_PLAY',
  'NO_MACHINES',
  'NO_MOVEMENTS',
  'ACCOUNTS_SHARED',
]);
export type NotComputedReason = z.infer<typeof notComputedReasonSchema>;

/** A rule in force under a law of the brand that makes no tax period, and why. */
export const notComputedSchema = z.object({
  brandId: idSchema,
  ruleId: idSchema,
  /** Authority, code and class. */
  title: z.string(),
  authority: z.string(),
  code: z.string(),
  productClass: z.string(),
  reason: notComputedReasonSchema,
});
export type NotComputed = z.infer<typeof notComputedSchema>;

/** A check that is made before closing. */
export const closingCheckSchema = z.object({
  id: z.string(),
  /** `REFUSES`: nothing is closed before it is mended. `WARNS`: it takes a written reason. */
  effect: z.enum(['REFUSES', 'WARNS']),
  words: z.string(),
  /** What to do about it. */
  nextStep: z.string(),
});
export type ClosingCheck = z.infer<typeof closingCheckSchema>;

/** Facts that came after the figures were pinned. */
export const lateFactsSchema = z.object({
  /** Records known now and not then, or changed since. */
  records: countSchema,
  baseAmount: moneySchema,
  tax: moneySchema,
  /** Now less pinned; of the tax also less what a later period bears of it already. */
  baseDifference: moneySchema,
  taxDifference: moneySchema,
  /** When the newest of them came. */
  newestAt: z.nullable(instantSchema),
});

const paymentSchema = z.object({
  id: idSchema,
  controlNumber: z.string(),
  paidAt: instantSchema,
  amount: moneySchema,
  /** The part of the amount that is interest or penalty. */
  penalties: moneySchema,
  bankRef: z.string(),
  recordedBy: personSchema,
  recordedAt: instantSchema,
  /** Who took it back, when and why: it counts no more. Null for one that counts; left out by servers of before. */
  reversal: z.optional(z.nullable(z.object({ by: personSchema, at: instantSchema, reason: z.string() }))),
});

const adjustmentSchema = z.object({
  bearerId: idSchema,
  ofPeriodId: idSchema,
  ofVersion: countSchema,
  amount: moneySchema,
  /** Loss that the bearer may take off with it; below zero where an earlier period took too much off. */
  loss: moneySchema,
  reason: z.string(),
  createdAt: instantSchema,
});

export const taxPeriodDetailSchema = z.extend(taxPeriodSchema, {
  versions: z.array(
    z.object({
      version: countSchema,
      asOf: instantSchema,
      snapshotId: z.string(),
      rulePackVersion: z.string(),
      baseAmount: moneySchema,
      tax: moneySchema,
      adjustments: moneySchema,
      contentHash: z.string(),
      /** Null for the version of the soft close, which no person made. */
      createdBy: z.nullable(personSchema),
    }),
  ),
  steps: z.array(
    z.object({
      time: instantSchema,
      from: taxPeriodStateSchema,
      to: taxPeriodStateSchema,
      version: countSchema,
      /** Null for what the calendar or the authority did. */
      actor: z.nullable(personSchema),
      reason: z.nullable(z.string()),
      auditSeq: z.int(),
    }),
  ),
  proposals: z.array(taxProposalSchema),
  /** All that were ever recorded, those reversed too. */
  payments: z.array(paymentSchema),
  /** Borne by this period. */
  adjustmentsIn: z.array(adjustmentSchema),
  /** Carried out of it. */
  adjustmentsOut: z.array(adjustmentSchema),
  /** Null before the soft close. */
  late: z.nullable(lateFactsSchema),
  /** What stands against closing, while it can be closed. */
  checks: z.array(closingCheckSchema),
  /** How the authority has closed periods corrected. */
  correction: z.object({
    method: z.enum(['RESTATE', 'CARRY']),
    /** Up to `always`, or up to `most` while within that share of takings; null without a limit. */
    limit: z.nullable(z.object({ always: moneySchema, most: moneySchema, shareOfTakings: rateSchema })),
    proof: z.string(),
    source: z.string(),
  }),
});
export type RecordedPayment = z.infer<typeof paymentSchema>;
export type TaxPeriodDetail = z.infer<typeof taxPeriodDetailSchema>;

/** The period that a call is about. */
export const taxPeriodParams = z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(200)) });

/** Why something is done; kept for ever. */
export const taxReasonSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(2000));
