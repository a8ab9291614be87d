import * as z from './schema';
import { defineEndpoint } from './endpoint';
import { listMetaSchema } from './paging';
import {
  countSchema,
  currencySchema,
  daySchema,
  figureStatusSchema,
  idSchema,
  instantSchema,
  moneySchema,
} from './scalars';
import { dueSchema, namedHolidaySchema, taxLineSchema } from './tax-lines';
import { tanzanianCalendarExample } from './tax-calendar-example';
import { tanzanianSummariesExample, tanzanianTotalsExample } from './total-report-examples';

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
  /** Machines licensed in the period; null for a class that is not taxed by them. */
  machines: z.nullable(countSchema),
  /** None where only one region is asked for: a tax is on all of a class. */
  lines: z.array(taxLineSchema),
  /** Taxes that cannot be told, with the fact that is missing. */
  missing: z.array(z.object({ ruleId: idSchema, fact: z.string() })),
  /** Rules that nobody has verified, and that are off unless asked for. */
  switchedOff: z.array(idSchema),
  status: figureStatusSchema,
  statusReasons: z.array(z.string()),
});
export type TanzaniaRow = z.infer<typeof tanzaniaRowSchema>;

/** Prizes won online that nobody claimed in time: a part goes to the Board, the rest to a guaranteed jackpot. */
const unclaimedPrizesSchema = z.object({
  prizes: moneySchema,
  toBoard: moneySchema,
  kept: moneySchema,
  line: taxLineSchema,
});
export type UnclaimedPrizes = z.infer<typeof unclaimedPrizesSchema>;

const filterFields = {
  /** Figures as they were known at that instant, not later than now; left out: as they are known now. */
  asOf: z.optional(instantSchema),
  /** Shops of one region, by their name; their figures come without taxes. */
  region: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  /** One class of the Act, `SPORTS`. */
  productClass: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
};

export const tanzanianTotalsQuerySchema = z.strictObject({
  from: daySchema,
  to: daySchema,
  /** Counts rules that nobody has verified; the figures say so. */
  includeUnverified: z._default(z.enum(['true', 'false']), 'false'),
  ...filterFields,
});

export const tanzanianSummariesQuerySchema = z.extend(tanzanianTotalsQuerySchema, {
  granularity: z._default(z.enum(['week', 'month']), 'week'),
});

export const listTanzanianSummaries = defineEndpoint({
  method: 'GET',
  path: '/api/SummaryReportsTanzania',
  tag: 'Totals',
  summary:
    'The Tanzanian figures per week (Monday to Sunday) or month, each with its taxes, its due days, and the month so far.',
  access: 'reports.view',
  brand: 'required',
  query: tanzanianSummariesQuerySchema,
  answer: z.object({
    currency: currencySchema,
    meta: listMetaSchema,
    rulePackVersion: z.string(),
    /** The days asked for by weeks or months, oldest first, each by product class. */
    items: z.array(
      z.extend(tanzaniaRowSchema, {
        from: daySchema,
        to: daySchema,
        /** The whole week or month where some of its days were not asked for, whose figures are not in the row. */
        partOf: z.nullable(z.object({ from: daySchema, to: daySchema })),
        /** Gross gaming revenue and taxes from the first of the month of `to` up to `to`, of this class. */
        monthToDate: z.object({ ggr: moneySchema, tax: moneySchema }),
      }),
    ),
  }),
  status: 200,
  example: tanzanianSummariesExample,
});

export const listTanzanianTotals = defineEndpoint({
  method: 'GET',
  path: '/api/TotalReportsTanzania',
  tag: 'Totals',
  summary:
    'Per product class: stakes placed, winnings paid, gross gaming revenue as the Gaming Act defines it, taxes, levies and when they are due.',
  access: 'reports.view',
  brand: 'required',
  query: tanzanianTotalsQuerySchema,
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
    /** By the rules that hold in the period; owed by the quarter. */
    unclaimed: z.array(unclaimedPrizesSchema),
  }),
  status: 200,
  example: tanzanianTotalsExample,
});

/** What is due for one week or month; classes that owe the same on the same day stand together. */
const owedBySchema = z.object({
  authority: z.string(),
  /** As of a tax line. */
  code: z.string(),
  productClasses: z.array(z.string()),
  ruleIds: z.array(idSchema),
  due: dueSchema,
});

const taxedPeriodSchema = z.object({
  year: z.int(),
  /** Of a week its ISO 8601 number, of a month 1 to 12. */
  number: z.int(),
  from: daySchema,
  to: daySchema,
  dues: z.array(owedBySchema),
});

const taxDatesSchema = z.object({
  /** Monday to Sunday, whole, oldest first. */
  weeks: z.array(taxedPeriodSchema),
  months: z.array(taxedPeriodSchema),
  /** From the first day of them to the last due day. */
  holidays: z.array(
    z.extend(namedHolidaySchema, {
      /** The same each year, computed from Easter, or declared by the state. */
      origin: z.enum(['FIXED', 'EASTER', 'DECLARED']),
      source: z.string(),
    }),
  ),
});
export type TaxDates = z.infer<typeof taxDatesSchema>;

/** Longest range of the calendar, in days. */
const calendarDays = 731;

export const readTanzanianCalendar = defineEndpoint({
  method: 'GET',
  path: '/api/TotalReportsTanzania/calendar',
  tag: 'Totals',
  summary:
    'The weeks and months of the Tanzanian tax authority that hold some days: what is due for each, on which day, and the public holidays that moved it.',
  access: 'reports.view',
  brand: 'required',
  query: z
    .strictObject({
      from: daySchema,
      to: daySchema,
      /** Counts rules that nobody has verified. */
      includeUnverified: z._default(z.enum(['true', 'false']), 'false'),
    })
    .check(
      z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) < calendarDays * 86_400_000, {
        error: 'longer than two years',
        path: ['to'],
      }),
    ),
  answer: taxDatesSchema,
  status: 200,
  example: tanzanianCalendarExample,
});
