import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { listMetaSchema } from './paging';
import {
  basisSchema,
  channelSchema,
  countSchema,
  currencySchema,
  daySchema,
  figureStatusSchema,
  idSchema,
  moneySchema,
  rateSchema,
  verticalSchema,
} from './scalars';

const tag = 'Totals';

/** What the figures are split by, beside the brand. */
export const totalDimensionSchema = z.enum(['channel', 'licence', 'vertical']);
export type TotalDimension = z.infer<typeof totalDimensionSchema>;

/** One value, or several by repeating the name in the query. */
function oneOrMore<S extends z.ZodMiniType>(schema: S) {
  return z.pipe(
    z.union([schema, z.array(schema)]),
    z.transform((given) => [given].flat() as z.output<S>[]),
  );
}

const scopeFields = {
  from: daySchema,
  to: daySchema,
  basis: z._default(basisSchema, 'SETTLED'),
  groupBy: z._default(oneOrMore(totalDimensionSchema), ['channel']),
  channel: z.optional(channelSchema),
  vertical: z.optional(oneOrMore(verticalSchema)),
  licenceId: z.optional(idSchema),
};

/** Sums over the facts of a period. Null where the basis does not define a figure, never zero. */
export const totalMeasuresSchema = z.object({
  bets: countSchema,
  /** By the day of acceptance, whatever the basis. */
  stakesPlaced: moneySchema,
  /** By the day of settlement, whatever the basis, voided stakes included. */
  stakesSettled: moneySchema,
  voids: z.nullable(moneySchema),
  netStakes: z.nullable(moneySchema),
  winnings: z.nullable(moneySchema),
  ggr: z.nullable(moneySchema),
  /** ggr / net stakes. */
  hold: z.nullable(rateSchema),
});
export type TotalMeasures = z.infer<typeof totalMeasuresSchema>;

const keySchema = z.object({
  brandId: idSchema,
  brandName: z.string(),
  currency: currencySchema,
  /** Null where the figures are not split by it. */
  channel: z.nullable(channelSchema),
  licenceId: z.nullable(idSchema),
  vertical: z.nullable(verticalSchema),
});

export const totalRowSchema = z.extend(z.extend(keySchema, totalMeasuresSchema.shape), {
  /** The same split of the period just before, of the same length; null where there is none. */
  previous: z.nullable(totalMeasuresSchema),
});
export type TotalRow = z.infer<typeof totalRowSchema>;

/** What the figures of one brand say about themselves, and what is open at the end of the period. */
const brandTotalSchema = z.object({
  brandId: idSchema,
  brandName: z.string(),
  currency: currencySchema,
  meta: listMetaSchema,
  /** Stakes not settled, over all time. */
  openBets: moneySchema,
  /** Winnings not collected, over all time. */
  unpaidWinnings: moneySchema,
  /** Players who placed a bet, each once; tickets of shops have none. */
  activePlayers: countSchema,
});

/** One total for each currency: amounts of two currencies are never added. */
const currencyTotalSchema = z.extend(totalMeasuresSchema, { currency: currencySchema });

export const listTotals = defineEndpoint({
  method: 'GET',
  path: '/api/TotalReports',
  tag,
  summary: 'Online and retail together, by brand, channel, licence and vertical, against the period before.',
  access: 'reports.view',
  brand: 'optional',
  query: z.strictObject(scopeFields),
  answer: z.object({
    brands: z.array(brandTotalSchema),
    items: z.array(totalRowSchema),
    totals: z.array(currencyTotalSchema),
  }),
  status: 200,
});

/** From stakes placed less winnings paid, as Tanzanian law has it, to settled revenue, line by line. */
export const readBasisBridge = defineEndpoint({
  method: 'GET',
  path: '/api/TotalReports/bridge',
  tag,
  summary:
    'From gross gaming revenue on placed stakes and paid winnings to settled revenue; the lines add up.',
  access: 'reports.view',
  brand: 'required',
  query: z.strictObject({ from: daySchema, to: daySchema, channel: z.optional(channelSchema) }),
  answer: z.object({
    currency: currencySchema,
    meta: listMetaSchema,
    from: z.literal('PLACED_PAID'),
    to: z.literal('SETTLED'),
    start: moneySchema,
    lines: z.array(z.object({ code: z.string(), amount: moneySchema })),
    end: moneySchema,
  }),
  status: 200,
});

export const granularitySchema = z.enum(['day', 'week', 'month']);
export type Granularity = z.infer<typeof granularitySchema>;

export const summaryRowSchema = z.extend(z.extend(keySchema, totalMeasuresSchema.shape), {
  /** Gaming days of the bucket that lie in the period asked for. */
  from: daySchema,
  to: daySchema,
  /** False for a bucket without any fact, which is no zero: nothing was reported. */
  hasData: z.boolean(),
  status: figureStatusSchema,
  statusReasons: z.array(z.string()),
});
export type SummaryRow = z.infer<typeof summaryRowSchema>;

export const listSummaries = defineEndpoint({
  method: 'GET',
  path: '/api/SummaryReports',
  tag,
  summary: 'The same figures per day, week or month; weeks start on Monday.',
  access: 'reports.view',
  brand: 'optional',
  query: z.strictObject({
    ...scopeFields,
    groupBy: z._default(oneOrMore(totalDimensionSchema), []),
    granularity: z._default(granularitySchema, 'day'),
    /** Adds buckets without facts, `hasData` false. */
    fillMissing: z._default(z.enum(['true', 'false']), 'false'),
  }),
  answer: z.object({
    brands: z.array(brandTotalSchema),
    items: z.array(summaryRowSchema),
    totals: z.array(currencyTotalSchema),
  }),
  status: 200,
});
