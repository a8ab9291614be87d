import * as z from './schema';
import { defineEndpoint } from './endpoint';
import { loadKindSchema, loadStateSchema } from './load-data';
import { pageFields } from './paging';
import { conditionsSchema } from './report-fields';
import {
  basisSchema,
  channelSchema,
  countSchema,
  currencySchema,
  daySchema,
  idSchema,
  instantSchema,
  moneySchema,
  periodSchema,
  verticalSchema,
} from './scalars';

const tag = 'Drill and lineage';

/** Figures that are sums over facts, so that there is something behind them. */
export const drillMeasureSchema = z.enum([
  'bets',
  'rounds',
  'stakesCash',
  'stakesBonus',
  'stakes',
  'voids',
  'netStakes',
  'winnings',
  'ggr',
  'ticketsCancelled',
  'cancelled',
  'paid',
  'expired',
]);
export type DrillMeasure = z.infer<typeof drillMeasureSchema>;

/** Opens one cell to its reader for half an hour; it says nothing to anybody else. */
export const drillTokenSchema = z
  .string()
  .check(z.regex(/^drl_[A-Za-z0-9_-]{20,6000}$/, 'not a drill token'));

/** What a cell is: whose, of when, known when, and narrowed by what. */
export const drillCellSchema = z.object({
  brandId: idSchema,
  currency: currencySchema,
  /** IANA, of the clock that its records are told by, its licence's or report's; left out by servers of before. */
  zone: z.optional(z.string()),
  measure: drillMeasureSchema,
  basis: basisSchema,
  period: z.object({ from: daySchema, to: daySchema }),
  asOf: instantSchema,
  snapshotId: z.string(),
  /** The report whose content it is; null for a figure of no report. */
  contentId: z.nullable(idSchema),
  filtersText: z.array(z.string()),
});
export type DrillCellView = z.infer<typeof drillCellSchema>;

/** A ticket, a settlement or a payment with its part in the cell. */
export const drillFactSchema = z.object({
  kind: z.enum(['BET', 'SETTLEMENT', 'PAYMENT']),
  source: z.string(),
  /** Of the record and of its bet; null for who may not see details. */
  recordId: z.nullable(z.string()),
  betRecordId: z.nullable(z.string()),
  recordVersion: z.int(),
  time: instantSchema,
  day: daySchema,
  channel: channelSchema,
  licenceId: z.string(),
  vertical: verticalSchema,
  productId: z.string(),
  branchId: z.nullable(z.string()),
  terminalId: z.nullable(z.string()),
  cashierId: z.nullable(z.string()),
  /** Masked, unless the header `Unmask-Reason` says why it is asked for; null for an anonymous ticket. */
  playerRef: z.nullable(z.string()),
  result: z.nullable(z.string()),
  /** What it adds to the cell: an amount, or a number of things. */
  value: moneySchema,
  batchId: idSchema,
});
export type DrillFact = z.infer<typeof drillFactSchema>;

export const drillLevelSchema = z.enum([
  'day',
  'channel',
  'licence',
  'vertical',
  'product',
  'branch',
  'batch',
  'fact',
]);
export type DrillLevel = z.infer<typeof drillLevelSchema>;

const exampleCell: DrillCellView = {
  ...{ brandId: 'alder', currency: 'TZS', zone: 'Africa/Dar_es_Salaam', measure: 'ggr', basis: 'SETTLED' },
  period: { from: '2026-03-01', to: '2026-03-31' },
  asOf: '2026-04-02T06:00:00.000Z',
  ...{ snapshotId: 'snp_9f2c4c0f1d0e5a3b', contentId: null },
  filtersText: ['Channel is retail'],
};
const exampleToken = `drl_${'x'.repeat(40)}`;

export const readDrill = defineEndpoint({
  method: 'GET',
  path: '/api/Drill',
  tag,
  summary:
    'The next level of facts behind a cell, down to tickets and batches; the values of all pages add up to the cell.',
  access: 'reports.view',
  brand: 'optional',
  query: z.strictObject({
    token: drillTokenSchema,
    measure: z._default(drillMeasureSchema, 'ggr'),
    /** Left out: the first level at which the facts differ. */
    level: z.optional(drillLevelSchema),
    ...pageFields,
  }),
  answer: z.object({
    cell: drillCellSchema,
    value: moneySchema,
    /** Number of facts that add something to it. */
    facts: countSchema,
    level: drillLevelSchema,
    /** Empty at the level of facts. */
    groups: z.array(
      z.object({
        key: z.nullable(z.string()),
        value: moneySchema,
        facts: countSchema,
        /** Opens the group; null where it does not fit into an address. */
        token: z.nullable(drillTokenSchema),
      }),
    ),
    /** Empty above the level of facts. */
    items: z.array(drillFactSchema),
    page: z.int(),
    pageSize: z.int(),
    totalCount: countSchema,
    /** Whether players are shown by masks. */
    isMasked: z.boolean(),
  }),
  status: 200,
  example: {
    answer: {
      cell: exampleCell,
      value: '1250000.00',
      facts: 4987,
      level: 'day',
      groups: [{ key: '2026-03-01', value: '41200.00', facts: 161, token: exampleToken }],
      items: [],
      ...{ page: 1, pageSize: 50, totalCount: 31, isMasked: true },
    },
  },
});

export const openDrill = defineEndpoint({
  method: 'POST',
  path: '/api/Drill/open',
  tag,
  summary: 'A token for a figure of totals and summaries, named by what its row and its list say of it.',
  access: 'reports.view',
  brand: 'optional',
  body: z.strictObject({
    brandId: idSchema,
    period: periodSchema,
    basis: basisSchema,
    /** The knowledge instant of the list. */
    asOf: instantSchema,
    channel: z._default(z.nullable(channelSchema), null),
    vertical: z._default(z.array(verticalSchema).check(z.maxLength(11)), []),
    /** Further conditions on dimensions of reports: day, licence, product, branch … */
    conditions: z._default(conditionsSchema, []),
  }),
  answer: z.object({ token: drillTokenSchema, expiresAt: instantSchema }),
  status: 200,
  isRead: true,
  example: {
    body: {
      brandId: 'alder',
      period: { from: '2026-03-01', to: '2026-03-31' },
      basis: 'SETTLED',
      asOf: '2026-04-02T06:00:00.000Z',
      channel: 'RETAIL',
      vertical: [],
      conditions: [{ field: 'licence', op: 'eq', value: 'lic_tz_sb' }],
    },
    answer: { token: exampleToken, expiresAt: '2026-04-02T07:00:00.000Z' },
  },
});

export const readLineage = defineEndpoint({
  method: 'GET',
  path: '/api/Lineage',
  tag,
  summary: 'Where a cell comes from: rules, sources, batches and versions of records.',
  access: 'reports.view',
  brand: 'optional',
  query: z.strictObject({
    /** A drill token. */
    cell: drillTokenSchema,
    measure: z._default(drillMeasureSchema, 'ggr'),
    ...pageFields,
  }),
  answer: z.object({
    cell: drillCellSchema,
    value: moneySchema,
    facts: countSchema,
    /** How the measure is made, in names of fields; null for one that is summed as it is. */
    formula: z.nullable(z.string()),
    /** Tax rules that the report's content was computed by; none for a figure of no report. */
    ruleIds: z.array(z.string()),
    /** The same rules, with what was read of them. */
    rules: z.array(
      z.object({
        id: z.string(),
        authority: z.string(),
        code: z.string(),
        base: z.string(),
        /** Fraction of the base, or amount per machine; null for brackets. */
        rate: z.nullable(z.string()),
        proof: z.string(),
        source: z.string(),
      }),
    ),
    rulePackVersion: z.nullable(z.string()),
    records: z.object({
      /** Facts that are corrections of earlier ones. */
      corrected: countSchema,
      /** Facts that were replaced or withdrawn since `asOf`. */
      replacedSince: countSchema,
      firstKnownAt: z.nullable(instantSchema),
      lastKnownAt: z.nullable(instantSchema),
    }),
    sources: z.array(z.object({ id: z.string(), name: z.string(), facts: countSchema, value: moneySchema })),
    /** Batches that its facts came in, the largest first. */
    batches: z.array(
      z.object({
        id: idSchema,
        kind: z.nullable(loadKindSchema),
        seq: z.nullable(z.int()),
        file: z.nullable(z.string()),
        sha256: z.nullable(z.string()),
        state: z.nullable(loadStateSchema),
        loadedAt: z.nullable(instantSchema),
        facts: countSchema,
        value: moneySchema,
      }),
    ),
    page: z.int(),
    pageSize: z.int(),
    totalCount: countSchema,
  }),
  status: 200,
  example: {
    answer: {
      cell: exampleCell,
      ...{ value: '1250000.00', facts: 4987, formula: 'netStakes - winnings' },
      ...{ ruleIds: ['TZ.GGT.SPORTS.2018-07-01'], rulePackVersion: 'TZ-2026.2' },
      rules: [
        {
          ...{ id: 'TZ.GGT.SPORTS.2018-07-01', authority: 'TRA', code: 'GGT', base: 'GGR', rate: '0.25' },
          ...{ proof: 'VERIFIED', source: 'Gaming Act, Cap. 41, s. 31A' },
        },
      ],
      records: {
        ...{ corrected: 2, replacedSince: 0 },
        ...{ firstKnownAt: '2026-03-01T01:05:00.000Z', lastKnownAt: '2026-04-01T00:06:00.000Z' },
      },
      sources: [{ id: 'pam-1', name: 'Player platform', facts: 4987, value: '1250000.00' }],
      batches: [
        {
          ...{ id: 'btc_alder_pam-1_bets_771', kind: 'BETS', seq: 771, file: 'pam-1-bets-771' },
          sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
          ...{ state: 'LOADED', loadedAt: '2026-04-01T00:06:00.000Z', facts: 161, value: '41200.00' },
        },
      ],
      ...{ page: 1, pageSize: 50, totalCount: 744 },
    },
  },
});
