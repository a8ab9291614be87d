import * as z from './schema';
import { defineEndpoint } from './endpoint';
import { figuresOf, pageFields, sortTextSchema } from './paging';
import { cellSchema, wordsSchema } from './report-fields';
import { daySchema, idSchema, instantSchema } from './scalars';

/**
 * The lists of the retail pack (N.J.A.C. 13:69N-1.13).
 *
 * intake: one row a cashier's shift. results: by vertical and product. open, unpaid: what is owed on tickets at the end
 * of the period, whenever they were sold. paid: one row a payment of winnings. expired: one row a ticket. voided,
 * cancelled: one row a return of a stake. vouchers: one row a branch.
 */
export const packListSchema = z.enum([
  'intake',
  'results',
  'open',
  'unpaid',
  'paid',
  'expired',
  'voided',
  'cancelled',
  'vouchers',
]);
export type PackList = z.infer<typeof packListSchema>;

/** Lists of single shifts and tickets: they need `reports.view-detail`. */
export const packDetailLists: readonly PackList[] = [
  'intake',
  'open',
  'unpaid',
  'paid',
  'expired',
  'voided',
  'cancelled',
];

/** As of reports, and: `instant` is UTC, `odds` a decimal string. */
export const packColumnTypeSchema = z.enum(['date', 'instant', 'text', 'count', 'money', 'rate', 'odds']);
export type PackColumnType = z.infer<typeof packColumnTypeSchema>;

export const packColumnSchema = z.object({
  field: z.string(),
  title: wordsSchema,
  type: packColumnTypeSchema,
  help: wordsSchema,
  /** What its codes mean, where it has codes. */
  options: z.optional(z.array(z.object({ value: z.string(), label: wordsSchema }))),
});
export type PackColumn = z.infer<typeof packColumnSchema>;

/** What chooses the rows of a list, whichever it is. */
export const packFilters = {
  from: daySchema,
  to: daySchema,
  /** A region's name, or the id of a branch, terminal or cashier; left out: all. */
  parentId: z.optional(z.string().check(z.maxLength(200))),
  /** What Apply answered with; left out: every ticket. */
  appliedSetId: z.optional(idSchema),
  /** `paying`: payments and vouchers stand with the place that paid; `selling`: with the one that sold. */
  payouts: z._default(z.enum(['paying', 'selling']), 'paying'),
  /** Knowledge instant; left out: now. */
  asOf: z.optional(instantSchema),
};

/** What chooses and orders the rows of one list. */
export const packListFilters = {
  ...packFilters,
  list: z._default(packListSchema, 'results'),
  text: z.optional(z.string().check(z.maxLength(100))),
  sort: z.optional(sortTextSchema),
};

const exampleHelp = { en: 'Kind of game.', sw: 'Aina ya mchezo.' };

export const readRetailPack = defineEndpoint({
  method: 'GET',
  path: '/api/RetailReports/pack',
  tag: 'Retail reports',
  summary:
    'One of the nine lists of the retail pack. Those of shifts and tickets need `reports.view-detail`.',
  access: 'reports.view',
  brand: 'required',
  query: z.strictObject({ ...packListFilters, ...pageFields }),
  answer: z.extend(
    figuresOf(
      z.object({
        key: z.string(),
        /** Opens the ticket at `/api/RetailReports/ticket`; null where a row is none. */
        ticketId: z.nullable(z.string()),
        values: z.record(z.string(), cellSchema),
      }),
    ),
    { list: packListSchema, title: wordsSchema, columns: z.array(packColumnSchema) },
  ),
  status: 200,
  example: {
    answer: {
      items: [
        {
          key: 'SPORTS_PREMATCH/football',
          ticketId: null,
          values: { vertical: 'SPORTS_PREMATCH', product: 'Football', ticketsSettled: 412, ggr: '88100.00' },
        },
      ],
      ...{ page: 1, pageSize: 50, totalCount: 1, totals: { ticketsSettled: 412, ggr: '88100.00' } },
      currency: 'TZS',
      meta: {
        period: {
          ...{ from: '2026-03-01', to: '2026-03-31' },
          ...{ zone: 'Africa/Dar_es_Salaam', cutoff: '00:00' },
        },
        ...{ basis: 'SETTLED', asOf: '2026-04-02T06:00:00.000Z', snapshotId: 'snp_9f2c4c0f1d0e5a3b' },
        ...{ status: 'FINAL', statusReasons: [], filtersText: ['Channel is retail'], noActivity: false },
      },
      list: 'results',
      title: { en: 'Results by event type', sw: 'Matokeo kwa aina ya tukio' },
      columns: [
        {
          ...{ field: 'vertical', type: 'text', help: exampleHelp },
          title: { en: 'Vertical', sw: 'Aina ya mchezo' },
        },
      ],
    },
  },
});
