import * as z from './schema';
import { defineEndpoint } from './endpoint';
import { reportHeaderSchema, withholdingReportSchema } from './reports';
import { listMetaSchema } from './paging';
import {
  channelSchema,
  countSchema,
  currencySchema,
  daySchema,
  figureStatusSchema,
  idSchema,
  instantSchema,
  moneySchema,
  withheldSchema,
} from './scalars';

/** Null where the summary says `withheld`. */
const figureSchema = z.object({
  /** Month to date, up to the last gaming day that is over and whose files have come. */
  current: z.nullable(moneySchema),
  /** The same days of the month before; a whole month against a whole month. */
  previous: z.nullable(moneySchema),
});

export const dashboardSummarySchema = z.object({
  currency: currencySchema,
  meta: listMetaSchema,
  /** Settled, voided stakes included: stakes − voids − winnings = GGR. */
  stakes: figureSchema,
  voids: figureSchema,
  winnings: figureSchema,
  ggr: figureSchema,
  bets: z.object({ current: countSchema, previous: countSchema }),
  /**
   * Settled GGR per gaming day and channel, oldest first, for the last 35 days; a day without facts is absent, and so is
   * one that is withheld.
   */
  daily: z.array(z.object({ day: daySchema, channel: channelSchema, stakes: moneySchema, ggr: moneySchema })),
  openBets: moneySchema,
  unpaidWinnings: moneySchema,
  /** What may be said about these two, which rest on every day since the first file. A server may leave it out. */
  balances: z.optional(z.object({ status: figureStatusSchema, statusReasons: z.array(z.string()) })),
  reports: z.array(reportHeaderSchema),
  /** Why amounts and days are not here that the reader may otherwise see; left out where all is. */
  withheld: z.optional(withheldSchema),
  /** The report that awaits the reader: until then amounts are null. */
  withheldBy: z.optional(withholdingReportSchema),
});
export type DashboardSummary = z.infer<typeof dashboardSummarySchema>;

export const readDashboardSummary = defineEndpoint({
  method: 'GET',
  path: '/api/Dashboard/summary',
  tag: 'Dashboard',
  summary: 'Month-to-date figures of the selected brand against the same days of the month before.',
  access: 'dashboard.view',
  brand: 'required',
  answer: dashboardSummarySchema,
  status: 200,
});

/** How fresh one source's data is. */
export const freshnessSchema = z.object({
  source: z.string(),
  brandId: idSchema,
  channel: channelSchema,
  lastEventAt: z.nullable(instantSchema),
  /** Until when the periods of its files reach, in each series that it has; left out by older servers. */
  coveredTo: z.optional(z.nullable(instantSchema)),
  lastLoadedAt: z.nullable(instantSchema),
  lagSeconds: z.nullable(z.int()),
  /** Numbers skipped and not explained. */
  missing: countSchema,
  /** Files that should have come by now, by the rhythm of each series; left out by older servers. */
  overdue: z.optional(countSchema),
  /** Records refused and not accepted since. */
  rejected: countSchema,
  /**
   * One per hour for the last 48: the worst of what arrived for it. `OVERDUE`: by the rhythm of the series a file should
   * have come by now; `DUE`: one is still to come in time; `NONE`: nothing is known of the hour.
   */
  hours: z.array(
    z.object({
      from: instantSchema,
      state: z.enum(['OK', 'DUE', 'LATE', 'PARTIAL', 'OVERDUE', 'MISSING', 'NONE']),
      records: countSchema,
    }),
  ),
});
export type Freshness = z.infer<typeof freshnessSchema>;

export const readFreshness = defineEndpoint({
  method: 'GET',
  path: '/api/Dashboard/freshness',
  tag: 'Dashboard',
  summary: 'Per source and channel: newest event, newest load, gaps.',
  access: 'dashboard.view',
  brand: 'optional',
  answer: z.object({ items: z.array(freshnessSchema), now: instantSchema }),
  status: 200,
});
