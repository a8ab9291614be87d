import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { listMetaSchema } from './paging';
import {
  currencySchema,
  daySchema,
  figureStatusSchema,
  idSchema,
  instantSchema,
  moneySchema,
} from './scalars';

/** When a tax is due; a null day comes with words that say why. */
const dueSchema = z.object({
  day: z.nullable(daySchema),
  /** The instant from which it is late. */
  lateFrom: z.nullable(instantSchema),
  words: z.string(),
});

/** One tax of a product class, with all that led to it. */
export const taxLineSchema = z.object({
  ruleId: idSchema,
  /** `GGT` gaming tax, `LEVY`, `WHT` withholding on winnings, `EXC` excise, `UNCL` unclaimed prizes. */
  code: z.string(),
  authority: z.string(),
  /** What is taxed, in the word of the rule: `GGR`, `WINNINGS`, `MACHINES`. */
  base: z.string(),
  /** Amount of the base as the facts give it; of machines, their number. */
  baseAmount: moneySchema,
  /** What the charge is on; never negative. */
  taxable: moneySchema,
  /** Fraction of `taxable`, or amount per machine; null for brackets. */
  rate: z.nullable(z.string()),
  tax: moneySchema,
  /** Rounded ticket by ticket less rounded once. */
  roundingDifference: moneySchema,
  currency: currencySchema,
  status: figureStatusSchema,
  statusReasons: z.array(z.string()),
  /** Whether somebody has read the rule's source: VERIFIED, SECONDARY, UNVERIFIED. */
  proof: z.string(),
  source: z.string(),
  /** What the figure rests on that the source does not say. */
  assumed: z.array(z.string()),
  due: dueSchema,
});
export type TaxLine = z.infer<typeof taxLineSchema>;

const payableSchema = z.object({
  authority: z.string(),
  code: z.string(),
  currency: currencySchema,
  amount: moneySchema,
});

/** A product class of the Gaming Act; null for what the licence has to say the class of. */
export const tanzaniaRowSchema = z.object({
  productClass: z.nullable(z.string()),
  stakesPlaced: moneySchema,
  /** Stakes returned: of void and cancelled tickets. */
  refunds: moneySchema,
  netStakes: moneySchema,
  winningsPaid: moneySchema,
  ggr: moneySchema,
  lines: z.array(taxLineSchema),
  /** Taxes that cannot be told, with the fact that is missing. */
  missing: z.array(z.object({ ruleId: idSchema, fact: z.string() })),
  /** Rules that nobody has verified, and that are off unless asked for. */
  switchedOff: z.array(idSchema),
  status: figureStatusSchema,
  statusReasons: z.array(z.string()),
});
export type TanzaniaRow = z.infer<typeof tanzaniaRowSchema>;

export const listTanzanianSummaries = defineEndpoint({
  method: 'GET',
  path: '/api/SummaryReportsTanzania',
  tag: 'Totals',
  summary:
    'The Tanzanian figures per week (Monday to Sunday) or month, each with its taxes, its due days, and the month so far.',
  access: 'reports.view',
  brand: 'required',
  query: z.strictObject({
    from: daySchema,
    to: daySchema,
    granularity: z._default(z.enum(['week', 'month']), 'week'),
    includeUnverified: z._default(z.enum(['true', 'false']), 'false'),
  }),
  answer: z.object({
    currency: currencySchema,
    meta: listMetaSchema,
    rulePackVersion: z.string(),
    /** Whole weeks or months that hold the days asked for, oldest first, each by product class. */
    items: z.array(
      z.extend(tanzaniaRowSchema, {
        from: daySchema,
        to: daySchema,
        /** Gross gaming revenue and taxes from the first of the month of `to` up to `to`, of this class. */
        monthToDate: z.object({ ggr: moneySchema, tax: moneySchema }),
      }),
    ),
  }),
  status: 200,
});

export const listTanzanianTotals = defineEndpoint({
  method: 'GET',
  path: '/api/TotalReportsTanzania',
  tag: 'Totals',
  summary:
    'Per product class: stakes placed, winnings paid, gross gaming revenue as the Gaming Act defines it, taxes, levies and when they are due.',
  access: 'reports.view',
  brand: 'required',
  query: z.strictObject({
    from: daySchema,
    to: daySchema,
    /** Counts rules that nobody has verified; the figures say so. */
    includeUnverified: z._default(z.enum(['true', 'false']), 'false'),
  }),
  answer: z.object({
    currency: currencySchema,
    meta: listMetaSchema,
    rulePackVersion: z.string(),
    items: z.array(tanzaniaRowSchema),
    totals: z.object({
      stakesPlaced: moneySchema,
      refunds: moneySchema,
      netStakes: moneySchema,
      winningsPaid: moneySchema,
      ggr: moneySchema,
    }),
    /** What is owed, by authority and code. */
    payable: z.array(payableSchema),
  }),
  status: 200,
});
