import * as z from './schema';
import {
  currencySchema,
  daySchema,
  figureStatusSchema,
  idSchema,
  instantSchema,
  moneySchema,
} from './scalars';
import { saidSchema } from './words/said';

/** A public holiday; `code` is one of `words/holidays.en.ts`, null or left out where only its name is known. */
export const namedHolidaySchema = z.object({
  day: daySchema,
  name: z.string(),
  code: z.optional(z.nullable(z.string())),
  proof: z.string(),
});
export type NamedHoliday = z.infer<typeof namedHolidaySchema>;

/** When a tax is due; a null day comes with words that say why. */
export const dueSchema = z.object({
  day: z.nullable(daySchema),
  /** The instant from which it is late. */
  lateFrom: z.nullable(instantSchema),
  /** IANA, of the authority, whose clock says when that day is; left out without one, and in reports of before. */
  zone: z.optional(z.string()),
  /** The day by the rule before it was moved to a working day; left out in reports of before. */
  anchorDay: z.optional(z.nullable(daySchema)),
  /** Holidays between the two; weekends have none. */
  movedBecause: z.optional(z.array(namedHolidaySchema)),
  words: z.string(),
  /** Why there is no day, as a code of `words/dues.en.ts`; null beside a day, left out in reports of before. */
  said: z.optional(z.nullable(saidSchema)),
});

/** How long the periods of a tax are; `UNKNOWN` where no source says it. */
export const taxedBySchema = z.enum([
  'DAY',
  'WEEK',
  'MONTH',
  'BIMONTH',
  'QUARTER',
  'HALF',
  'YEAR',
  'UNKNOWN',
]);

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
  /** Length of the period that the tax is owed for; left out in reports of before. */
  taxedBy: z.optional(taxedBySchema),
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
