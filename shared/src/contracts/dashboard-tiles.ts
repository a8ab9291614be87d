import * as z from './schema';
import { withholdingReportSchema } from './reports';
import { defineEndpoint } from './endpoint';
import { deadlineExample, deadlineSchema } from './deadlines';
import { reconciliationStatusSchema } from './reconciliation';
import {
  countSchema,
  currencySchema,
  daySchema,
  idSchema,
  instantSchema,
  moneySchema,
  withheldSchema,
} from './scalars';
import { saidSchema } from './words/said';

const tag = 'Dashboard';

/** The screen that shows what a number is made of, with its filters. */
export const linkSchema = z.object({
  route: z.string().check(z.regex(/^\/[a-z-]+(\/[\w.~%-]+)?$/)),
  query: z.record(z.string(), z.string()),
});
export type Link = z.infer<typeof linkSchema>;

export const tileIdSchema = z.enum([
  'DUE_SOON',
  'OVERDUE',
  'TAX_OVERDUE',
  'WAITING_FOR_ME',
  'REJECTED',
  'CRITICAL_ALERTS',
  'LOAD_LAG',
  'MONTH_GGR',
  'MONTH_TAX',
  'COVERAGE',
  'RECONCILIATION',
  'AUTHORITY_HEALTH',
]);
export type TileId = z.infer<typeof tileIdSchema>;

/** OK: nothing to do. ATTENTION: look today. ALARM: look now. UNKNOWN: it cannot be said. */
export const tileToneSchema = z.enum(['OK', 'ATTENTION', 'ALARM', 'UNKNOWN']);

/** One number of the start of the day. What is not said of it is null. */
export const tileSchema = z.object({
  id: tileIdSchema,
  /** Null where it is about all brands of the call. */
  brandId: z.nullable(idSchema),
  /** Of an authority's health. */
  authorityId: z.nullable(idSchema),
  count: z.nullable(countSchema),
  /** Of a lag: the longest of any source. Its tone goes by what is overdue: ALARM for a day or more. */
  seconds: z.nullable(countSchema),
  amount: z.nullable(moneySchema),
  /** The same days of the month before; the funds that must be covered. */
  compared: z.nullable(moneySchema),
  currency: z.nullable(currencySchema),
  reconciliation: z.nullable(reconciliationStatusSchema),
  /** Why an amount is null that the reader may otherwise see; `words` say it too. Left out where all is shown. */
  withheld: z.optional(withheldSchema),
  /** The report that awaits the reader: until then amounts are null. */
  withheldBy: z.optional(withholdingReportSchema),
  tone: tileToneSchema,
  words: z.string(),
  link: linkSchema,
  /** The most urgent of what is counted; left out where nothing is, or where they are looked at together. */
  first: z.optional(linkSchema),
});
export type Tile = z.infer<typeof tileSchema>;

const nothing = {
  brandId: null,
  authorityId: null,
  count: null,
  seconds: null,
  amount: null,
  compared: null,
  currency: null,
  reconciliation: null,
};

export const readDashboardTiles = defineEndpoint({
  method: 'GET',
  path: '/api/Dashboard/tiles',
  tag,
  summary:
    'What has to be looked at today, each number with the way to what it is made of. Tiles of screens that the caller may not open are not there.',
  access: 'dashboard.view',
  brand: 'optional',
  query: z.strictObject({
    /** `brand`: what is due, late or burning is counted for each brand of the call by itself, as figures always are. */
    by: z.optional(z.enum(['brand'])),
  }),
  answer: z.object({
    now: instantSchema,
    items: z.array(tileSchema),
  }),
  status: 200,
  example: {
    answer: {
      now: '2026-04-02T06:00:00.000Z',
      items: [
        {
          ...nothing,
          id: 'DUE_SOON',
          count: 3,
          tone: 'ATTENTION',
          words: '3 filing deadlines are within seven days.',
          link: { route: '/authorities', query: { from: '2026-04-02', to: '2026-04-09' } },
        },
        {
          ...nothing,
          id: 'MONTH_GGR',
          brandId: 'alder',
          amount: '1250000.00',
          compared: '990000.00',
          currency: 'TZS',
          tone: 'OK',
          words:
            'Gross gaming revenue from 2026-04-01 to 2026-04-01, against the same days of the month before.',
          link: { route: '/total-report', query: { from: '2026-04-01', to: '2026-04-01', basis: 'SETTLED' } },
        },
      ],
    },
  },
});

/** A deadline with what is likely to become of it. */
export const calendarEntrySchema = z.extend(deadlineSchema, {
  /** MISSED: it is late. LIKELY_MISSED: it will be, going by what is done so far. */
  outlook: z.enum(['DONE', 'FINE', 'LIKELY_MISSED', 'MISSED']),
  /** Why, in words. */
  words: z.string(),
  /** The same as a code of `words/outlooks` with its values. */
  said: z.optional(saidSchema),
  link: linkSchema,
});
export type CalendarEntry = z.infer<typeof calendarEntrySchema>;

export const readDashboardCalendar = defineEndpoint({
  method: 'GET',
  path: '/api/Dashboard/calendar',
  tag,
  summary: 'Deadlines from one day to another, soonest first, each with whether it will be met.',
  access: 'dashboard.view',
  brand: 'optional',
  query: z.strictObject({
    /** Left out: seven days ago, and what is overdue from the year before. */
    from: z.optional(daySchema),
    /** Left out: in 35 days. */
    to: z.optional(daySchema),
  }),
  answer: z.object({ from: daySchema, to: daySchema, items: z.array(calendarEntrySchema) }),
  status: 200,
  example: {
    answer: {
      ...{ from: '2026-10-25', to: '2026-12-06' },
      items: [
        {
          ...deadlineExample,
          outlook: 'LIKELY_MISSED',
          words: 'It is pending confirmation, and 3 hours are left.',
          link: { route: '/authorities/filing', query: { id: deadlineExample.id } },
        },
      ],
    },
  },
});

/** Something that happened. */
export const changeLineSchema = z.object({
  time: instantSchema,
  kind: z.enum(['LOAD', 'CORRECTION', 'REPORT', 'RULE', 'DEED']),
  brandId: z.nullable(idSchema),
  title: z.string(),
  detail: z.string(),
  /** Both as a code of `words/day-changes` with its values; null where it has none. */
  said: z.nullable(saidSchema),
  link: linkSchema,
});
export type ChangeLine = z.infer<typeof changeLineSchema>;

export const readDashboardChanges = defineEndpoint({
  method: 'GET',
  path: '/api/Dashboard/changes',
  tag,
  summary:
    'What changed since yesterday, newest first: files and corrections, steps of reports, rules, and what people did to loads and settings.',
  access: 'dashboard.view',
  brand: 'optional',
  query: z.strictObject({
    /** Left out: a day ago; at most a month. */
    since: z.optional(instantSchema),
  }),
  answer: z.object({
    since: instantSchema,
    /** The newest two hundred. */
    items: z.array(changeLineSchema),
    totalCount: countSchema,
  }),
  status: 200,
  example: {
    answer: {
      since: '2026-04-01T06:00:00.000Z',
      items: [
        {
          time: '2026-04-02T05:10:00.000Z',
          kind: 'CORRECTION',
          brandId: 'alder',
          title: 'pam-1 corrected 12 records',
          detail: 'BETS file 771 of 2026-04-01',
          said: null,
          link: { route: '/load-data', query: { batch: 'btc_alder_pam-1_bets_771' } },
        },
      ],
      totalCount: 1,
    },
  },
});
