import * as z from './schema';
import { defineEndpoint } from './endpoint';
import { loadKindSchema } from './load-data';
import { checkSchema, reportStateSchema } from './reports';
import {
  basisSchema,
  channelSchema,
  countSchema,
  currencySchema,
  daySchema,
  idSchema,
  instantSchema,
  moneySchema,
} from './scalars';

/**
 * EQUAL: nothing is missing. INCOMPLETE: what is missing is known: records refused, or files that have not come.
 * MISMATCH: something is missing, or too much, and nothing explains it. NOTHING: there was nothing to compare.
 */
export const reconciliationStatusSchema = z.enum(['EQUAL', 'INCOMPLETE', 'MISMATCH', 'NOTHING']);
export type ReconciliationStatus = z.infer<typeof reconciliationStatusSchema>;

const sumSchema = z.object({ count: countSchema, amount: moneySchema });

/** What a source says it sent for a day, against what is in the store. */
export const transferSchema = z.object({
  brandId: idSchema,
  source: z.string(),
  channel: channelSchema,
  kind: loadKindSchema,
  currency: currencySchema,
  /** Field that amounts are sums of: the control amount of the kind. */
  measure: z.string(),
  files: countSchema,
  /** Numbers skipped and not explained. */
  missing: countSchema,
  /** Up to when its files have come, where that is short of the end of the day. */
  reachedTo: z.optional(instantSchema),
  /** Control totals of the source. */
  sent: sumSchema,
  rejected: countSchema,
  /** Rejected records that have not come in order since. */
  openRejects: countSchema,
  duplicate: countSchema,
  /** Facts that these files brought, whether still in force or not. */
  loaded: sumSchema,
  difference: z.object({
    /** Sent less rejected, repeated and loaded. */
    count: z.int(),
    /** Over the files of which every record was new: sent less loaded. */
    amount: moneySchema,
  }),
  status: reconciliationStatusSchema,
  words: z.string(),
});
export type Transfer = z.infer<typeof transferSchema>;

/** A measure of the day as a report has it that was confirmed or sent, against the facts of today. */
export const reportedSchema = z.object({
  brandId: idSchema,
  channel: channelSchema,
  currency: currencySchema,
  reportId: idSchema,
  title: z.string(),
  version: z.int(),
  state: reportStateSchema,
  basis: basisSchema,
  measure: z.enum(['stakes', 'voids', 'winnings', 'ggr']),
  reported: moneySchema,
  loaded: moneySchema,
  difference: moneySchema,
  status: reconciliationStatusSchema,
});
export type Reported = z.infer<typeof reportedSchema>;

/** The drawers of a branch. */
export const drawerSchema = z.object({
  brandId: idSchema,
  branchId: idSchema,
  currency: currencySchema,
  shifts: countSchema,
  expected: moneySchema,
  counted: moneySchema,
  /** Counted less expected: short when negative. */
  overShort: moneySchema,
  status: reconciliationStatusSchema,
});
export type Drawer = z.infer<typeof drawerSchema>;

/** Stakes of bets that were not settled, carried over the day: opening + placed − settled + settledOver = closing. */
export const openBetsSchema = z.object({
  brandId: idSchema,
  currency: currencySchema,
  /** What the total report says of the end of the day before. */
  opening: moneySchema,
  placed: moneySchema,
  /** Settled, paid back or cancelled. */
  settled: moneySchema,
  /** Settled on the day beyond what was staked, all of it where the bet never came: it left no open bet. */
  settledOver: moneySchema,
  /** What the total report says of the end of the day. */
  closing: moneySchema,
  /** Counted bet by bet at the end of the day. */
  counted: moneySchema,
  /** Settled so far of bets that never came: of what files were refused or are missing. */
  settledUnplaced: moneySchema,
  difference: moneySchema,
  /** EQUAL also where bets of files that were refused or are missing explain what was settled beyond. */
  status: reconciliationStatusSchema,
});
export type OpenBets = z.infer<typeof openBetsSchema>;

export const readReconciliation = defineEndpoint({
  method: 'GET',
  path: '/api/Reconciliation',
  tag: 'Reconciliation',
  summary:
    'A gaming day from the control totals of its sources to the facts and to the reports: what is equal, what is missing, and why.',
  access: 'reports.view',
  brand: 'optional',
  query: z.strictObject({ day: daySchema }),
  answer: z.object({
    day: daySchema,
    /** Everything as it is known at this instant. */
    asOf: instantSchema,
    /** The worst of all parts. */
    status: reconciliationStatusSchema,
    transfers: z.array(transferSchema),
    reported: z.array(reportedSchema),
    drawers: z.array(drawerSchema),
    openBets: z.array(openBetsSchema),
    /** Laws that must hold for the day, brand by brand. */
    checks: z.array(z.extend(checkSchema, { brandId: idSchema })),
  }),
  status: 200,
  example: {
    answer: {
      day: '2026-04-01',
      asOf: '2026-04-02T06:00:00.000Z',
      status: 'EQUAL',
      transfers: [
        {
          ...{ brandId: 'alder', source: 'pam-1', channel: 'RETAIL', kind: 'BETS', currency: 'TZS' },
          ...{ measure: 'stakeCash', files: 24, missing: 0, rejected: 0, openRejects: 0, duplicate: 0 },
          sent: { count: 5000, amount: '5123400.0000' },
          loaded: { count: 5000, amount: '5123400.0000' },
          difference: { count: 0, amount: '0.00' },
          status: 'EQUAL',
          words: 'Everything that was sent is loaded.',
        },
      ],
      reported: [],
      drawers: [],
      openBets: [],
      checks: [
        {
          id: 'INV-02',
          ok: true,
          severity: 'INFO',
          detail: 'Online and retail make the total',
          said: { code: 'CHANNELS_ADD_UP', params: {} },
          brandId: 'alder',
        },
      ],
    },
  },
});
