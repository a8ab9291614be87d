import * as z from './schema';
import {
  countSchema,
  currencySchema,
  daySchema,
  figureStatusSchema,
  idSchema,
  instantSchema,
  moneySchema,
} from './scalars';
import { periodFields, taxPeriodStateSchema } from './tax-periods';

/** A rule as a working paper shows it. */
const paperRuleSchema = z.object({
  id: idSchema,
  authority: z.string(),
  code: z.string(),
  product: z.string(),
  base: z.string(),
  basis: z.string(),
  rate: z.nullable(z.string()),
  validFrom: daySchema,
  validTo: z.nullable(daySchema),
  rounding: z.object({ unit: moneySchema, mode: z.string(), stage: z.enum(['TICKET', 'PERIOD']) }),
  negative: z.string(),
  proof: z.string(),
  source: z.string(),
  note: z.string(),
  assumed: z.array(z.string()),
});

/** Facts behind a line, of one brand, day, licence and product as far as the paper is split. */
const paperFactSchema = z.object({
  /** Null where it is not split by brand; left out by servers of before. */
  brandId: z.optional(z.nullable(idSchema)),
  brandName: z.optional(z.nullable(z.string())),
  day: z.nullable(daySchema),
  licenceId: z.nullable(idSchema),
  productId: z.nullable(idSchema),
  productName: z.nullable(z.string()),
  stakes: z.nullable(moneySchema),
  voids: z.nullable(moneySchema),
  winnings: z.nullable(moneySchema),
  /** Tickets or machines, where the rule counts them. */
  count: z.nullable(countSchema),
  /** The part of the line's base. */
  base: moneySchema,
  /** The part of the line's tax, where it is rounded ticket by ticket. */
  tax: z.nullable(moneySchema),
});

const shareSchema = z.object({
  to: z.string(),
  amount: moneySchema,
  /** False for what stays with the operator. */
  isPayable: z.boolean(),
  proof: z.string(),
  source: z.string(),
});

const paperLineSchema = z.object({
  /** The days on which the rule holds. */
  period: periodFields,
  rule: paperRuleSchema,
  /** Figures that went into the base. */
  inputs: z.array(z.object({ code: z.string(), value: z.string() })),
  base: moneySchema,
  lossBroughtForward: moneySchema,
  lossCarriedForward: moneySchema,
  taxable: moneySchema,
  tax: moneySchema,
  /** Rounded ticket by ticket less rounded once. */
  roundingDifference: moneySchema,
  /** Who the tax is for, where the law splits it; they add up to it. */
  shares: z.array(shareSchema),
  status: figureStatusSchema,
  statusReasons: z.array(z.string()),
  facts: z.array(paperFactSchema),
  /** Opens the facts behind the line by `GET /api/Drill`; null where they are no cell, and in simulations. */
  drillToken: z.nullable(z.string()),
});

/** What a working paper and a simulation both say. */
export const paperSchema = z.object({
  periodId: idSchema,
  brandId: idSchema,
  authority: z.string(),
  code: z.string(),
  productClass: z.string(),
  period: periodFields,
  version: countSchema,
  state: taxPeriodStateSchema,
  asOf: instantSchema,
  snapshotId: z.string(),
  rulePackVersion: z.string(),
  /** Computed by other rules than those in force: nothing of it can be filed. */
  hypothetical: z.boolean(),
  currency: currencySchema,
  lines: z.array(paperLineSchema),
  missing: z.array(z.object({ ruleId: idSchema, fact: z.string() })),
  tax: moneySchema,
  adjustments: moneySchema,
  /** tax + adjustments, before interest and penalties. */
  payable: moneySchema,
  status: figureStatusSchema,
  statusReasons: z.array(z.string()),
});

/** What facts behind a line are split by. */
export const factSplitSchema = z.enum(['brand', 'day', 'licence', 'product']);
export type FactSplit = z.infer<typeof factSplitSchema>;
export type WorkingPaperFigures = z.infer<typeof paperSchema>;
