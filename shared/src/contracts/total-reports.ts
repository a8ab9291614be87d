import * as z from './schema';
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
  instantSchema,
  moneySchema,
  rateSchema,
  verticalSchema,
} from './scalars';
import { bridgeExample, commissionsExample, summariesExample, totalsExample } from './total-report-examples';

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

/** Country, with a part of it where the law is its own: `GB`, `NG-LA`. */
const jurisdictionSchema = z.string().check(z.regex(/^[A-Z]{2}(-[A-Z]{2,3})?$/, 'not a country'));

const scopeFields = {
  from: daySchema,
  to: daySchema,
  basis: z._default(basisSchema, 'SETTLED'),
  groupBy: z._default(oneOrMore(totalDimensionSchema), ['channel']),
  channel: z.optional(channelSchema),
  vertical: z.optional(oneOrMore(verticalSchema)),
  licenceId: z.optional(idSchema),
  /** Play under the law of one country, `TZ`, by the licences of its authorities. */
  jurisdiction: z.optional(jurisdictionSchema),
  /** Figures as they were known at that instant, not later than now; left out: as they are known now. */
  asOf: z.optional(instantSchema),
  /**
   * Every amount in this currency, each day's by its official rate; left out: each brand's own. A brand for which a rate
   * is missing stays in its own, and says so.
   */
  currency: z.optional(currencySchema),
  /** False leaves taxes, levies and what rests on them out, which is quicker over long periods. */
  taxes: z._default(z.enum(['true', 'false']), 'true'),
};

/** Sums over the facts of a period. Null where the basis, or the way it is split, does not define a figure; never zero. */
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
  /** Bonuses converted to cash and what free bets won; null by licence or vertical, and where winnings do not count. */
  bonusCost: z.nullable(moneySchema),
  /** What play put into jackpot pools. `winnings` holds what they paid, so it is in `ggr` already. */
  jackpotContrib: moneySchema,
  /** ggr − bonus cost − tax − levy: for managing, sent to nobody. */
  ngr: z.nullable(moneySchema),
  /** Players who placed a bet, each once; tickets of shops have none. Null where `players=later` leaves them out. */
  activePlayers: z.nullable(countSchema),
  /** Null by licence or vertical: money on account is for every game. */
  deposits: z.nullable(moneySchema),
  /** Paid out, by the day of payment. */
  withdrawals: z.nullable(moneySchema),
  /** Stakes not settled at the end of the period, over all time. */
  openBets: moneySchema,
  /** What players have on account at the end of the period; null where it is split, or no source told it. */
  liability: z.nullable(moneySchema),
  /** Gaming taxes and duties by the rules of each licence's country; null where it is split, for a tax is on a whole class, by day or week, and where `fixedAmounts` is `UNTOLD`. */
  tax: z.nullable(moneySchema),
  /** Levies of regulators. */
  levy: z.nullable(moneySchema),
});
export const measureNameSchema = z.keyof(totalMeasuresSchema);
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
  /** The same split of the period just before: of whole months, as many months; null where there is none. */
  previous: z.nullable(totalMeasuresSchema),
});
export type TotalRow = z.infer<typeof totalRowSchema>;

/** What players are owed at the end of the period as the sources tell it, and what covers it. */
const fundsSchema = z.object({
  day: daySchema,
  liability: moneySchema,
  /** Credit that is not the players' money. */
  bonus: moneySchema,
  openBets: moneySchema,
  unpaidWinnings: moneySchema,
  pendingWithdrawals: moneySchema,
  jackpotPools: moneySchema,
  /** liability + open bets + pending withdrawals + jackpot pools. */
  protectedFunds: moneySchema,
  /** In the accounts designated for players' money. */
  heldFunds: moneySchema,
  /** held − protected funds; below zero players' money is not covered. */
  coverage: moneySchema,
});

/** Taxes of one brand over the days asked for, whether or not they are a tax period. */
const brandTaxesSchema = z.object({
  rulePackVersion: z.string(),
  /** By authority and code, in the currency of the tax. */
  payable: z.array(
    z.object({ authority: z.string(), code: z.string(), currency: currencySchema, amount: moneySchema }),
  ),
  status: figureStatusSchema,
  statusReasons: z.array(z.string()),
  /**
   * Of taxes with a fixed amount for each tax period, as those per machine, where the days asked for are a part of one. The
   * law has no share of it for some of the days. `IN_FULL`: they begin with it, and it is owed from its first day on.
   * `UNTOLD`: they begin later, so tax, levy and NGR are null, and `payable` is without it. Left out: there is none.
   */
  fixedAmounts: z.optional(z.enum(['IN_FULL', 'UNTOLD'])),
});

export type BrandTaxes = z.infer<typeof brandTaxesSchema>;

/** What the figures of one brand say about themselves, and what is open at the end of the period. */
const brandTotalSchema = z.object({
  brandId: idSchema,
  brandName: z.string(),
  /** The one asked for, unless a rate is missing. */
  currency: currencySchema,
  meta: listMetaSchema,
  /** Stakes not settled, over all time. */
  openBets: moneySchema,
  /** Winnings not collected, over all time. */
  unpaidWinnings: moneySchema,
  /** What may be said about these two, which rest on every day since the first file. A server may leave it out. */
  balances: z.optional(z.object({ status: figureStatusSchema, statusReasons: z.array(z.string()) })),
  /** As in `measures`. */
  activePlayers: z.nullable(countSchema),
  /** Null where the question names a channel, a vertical or a licence, or no source told the balances of the last day. */
  funds: z.nullable(fundsSchema),
  /** Null where the question names a channel, a vertical or a licence, or leaves taxes out. */
  taxes: z.nullable(brandTaxesSchema),
  /** All that was asked for, not split. */
  measures: totalMeasuresSchema,
  /** The same of the period just before, as in rows; null where nothing happened in it, and in summaries. */
  previous: z.nullable(totalMeasuresSchema),
});

export type BrandTotal = z.infer<typeof brandTotalSchema>;

/** One total for each currency: amounts of two currencies are never added. */
const currencyTotalSchema = z.extend(totalMeasuresSchema, {
  currency: currencySchema,
  brandIds: z.array(idSchema),
});

/** Some of the caller's brands; left out: the selected one, or all. One that the caller does not hold: 403. */
export const brandIdsField = { brandIds: z.optional(oneOrMore(idSchema)) };

/**
 * `later` leaves players out, null in their place, so that the figures are there sooner: over many bets distinct players
 * take long. `/api/TotalReports/players` tells them.
 */
const playersField = { players: z.optional(z.literal('later')) };

export const totalsQuerySchema = z.strictObject(scopeFields);

export const listTotals = defineEndpoint({
  method: 'GET',
  path: '/api/TotalReports',
  tag,
  summary: 'Online and retail together, by brand, channel, licence and vertical, against the period before.',
  access: 'reports.view',
  brand: 'optional',
  query: z.extend(totalsQuerySchema, { ...brandIdsField, ...playersField }),
  answer: z.object({
    brands: z.array(brandTotalSchema),
    items: z.array(totalRowSchema),
    totals: z.array(currencyTotalSchema),
  }),
  status: 200,
  example: totalsExample,
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
  query: z.strictObject({
    from: daySchema,
    to: daySchema,
    channel: z.optional(channelSchema),
    asOf: z.optional(instantSchema),
  }),
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
  example: bridgeExample,
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

export const summariesQuerySchema = z.strictObject({
  ...scopeFields,
  groupBy: z._default(oneOrMore(totalDimensionSchema), []),
  granularity: z._default(granularitySchema, 'day'),
  /** Adds buckets without facts, `hasData` false. */
  fillMissing: z._default(z.enum(['true', 'false']), 'false'),
});

export const listSummaries = defineEndpoint({
  method: 'GET',
  path: '/api/SummaryReports',
  tag,
  summary: 'The same figures per day, week or month; weeks start on Monday.',
  access: 'reports.view',
  brand: 'optional',
  query: z.extend(summariesQuerySchema, { ...brandIdsField, ...playersField }),
  answer: z.object({
    brands: z.array(brandTotalSchema),
    items: z.array(summaryRowSchema),
    totals: z.array(currencyTotalSchema),
  }),
  status: 200,
  example: summariesExample,
});

/** What the commission of an agent is agreed on. */
export const commissionBaseSchema = z.enum(['STAKES', 'GGR', 'NET_TAKINGS']);
export type CommissionBase = z.infer<typeof commissionBaseSchema>;

/** Shops of one agent over the period, or, without an agent, the brand's own; by the day of settlement. */
export const commissionRowSchema = z.object({
  agentId: z.nullable(idSchema),
  agentName: z.nullable(z.string()),
  branches: countSchema,
  netStakes: moneySchema,
  ggr: moneySchema,
  /** Cash taken over the counter less cash paid out there, by the day of each. */
  netTakings: moneySchema,
  commission: moneySchema,
  /** Each month by the rule that held in it; a month below zero earns nothing. */
  months: z.array(
    z.object({
      month: z.string(),
      base: commissionBaseSchema,
      baseAmount: moneySchema,
      rate: rateSchema,
      commission: moneySchema,
    }),
  ),
});
export type CommissionRow = z.infer<typeof commissionRowSchema>;

export const listCommissions = defineEndpoint({
  method: 'GET',
  path: '/api/TotalReports/commissions',
  tag,
  summary: 'What each agent earned in the period, month by month; agents and own shops are all shops.',
  access: 'reports.view',
  brand: 'required',
  query: z.strictObject({ from: daySchema, to: daySchema }),
  answer: z.object({
    currency: currencySchema,
    meta: listMetaSchema,
    items: z.array(commissionRowSchema),
    totals: z.object({
      netStakes: moneySchema,
      ggr: moneySchema,
      netTakings: moneySchema,
      commission: moneySchema,
    }),
  }),
  status: 200,
  example: commissionsExample,
});
