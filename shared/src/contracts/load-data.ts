import * as z from './schema';
import { daysInZone } from './days-in-zone';
import { defineEndpoint } from './endpoint';
import { listOf, pageFields } from './paging';
import { channelSchema, countSchema, idSchema, instantSchema, moneySchema, withheldSchema } from './scalars';

/** What the records of one file are. */
export const loadKindSchema = z.enum([
  'BETS',
  'SETTLEMENTS',
  'PAYMENTS',
  'DRAWERS',
  'CASH_MOVEMENTS',
  'JACKPOTS',
  'BALANCES',
]);
export type LoadKind = z.infer<typeof loadKindSchema>;

/**
 * LOADED: every record accepted or a known duplicate. PARTIAL: some rejected. REJECTED: none usable, or the control
 * total does not match. DUPLICATE: the same file or sequence number again. MISSING: a number that was skipped.
 */
export const loadStateSchema = z.enum([
  'LOADED',
  'PARTIAL',
  'REJECTED',
  'DUPLICATE',
  'MISSING',
  'LATE',
  'SUPERSEDED',
]);
export type LoadState = z.infer<typeof loadStateSchema>;

export const rejectCodeSchema = z.enum([
  'SCHEMA',
  'UNKNOWN_BRAND',
  'UNKNOWN_BRANCH',
  'UNKNOWN_PRODUCT',
  'BAD_CURRENCY',
  'BAD_AMOUNT',
  'NEGATIVE_STAKE',
  'FUTURE_EVENT',
  'OUTSIDE_LICENCE',
  'MOVED_RECORD',
  'CHANGED_RECORD',
  'STALE_VERSION',
  'CONTROL_TOTAL',
  'SEQUENCE_REUSED',
]);
export type RejectCode = z.infer<typeof rejectCodeSchema>;

/** `amount` is null where the batch says `withheld`. */
const controlSchema = z.object({ count: countSchema, amount: z.nullable(moneySchema) });

/** One file of one source, channel and kind. received = accepted + rejected + duplicate; corrected is part of accepted. */
export const loadBatchSchema = z.object({
  id: idSchema,
  brandId: idSchema,
  source: z.string(),
  channel: channelSchema,
  kind: loadKindSchema,
  seq: z.int(),
  state: loadStateSchema,
  periodFrom: z.nullable(instantSchema),
  periodTo: z.nullable(instantSchema),
  file: z.string(),
  bytes: countSchema,
  sha256: z.string(),
  received: countSchema,
  accepted: countSchema,
  rejected: countSchema,
  /** How many of them are only counted, since a file has more than are kept with their reasons (100,000). */
  rejectsNotKept: z.optional(countSchema),
  duplicate: countSchema,
  corrected: countSchema,
  /** As the sender says: number of records and sum of their control amount. */
  control: z.nullable(controlSchema),
  /** As counted here, over all records received. */
  computed: controlSchema,
  /** Why both amounts are null; left out where they are shown. */
  withheld: z.optional(withheldSchema),
  firstEventAt: z.nullable(instantSchema),
  lastEventAt: z.nullable(instantSchema),
  loadedAt: z.nullable(instantSchema),
  /** From the end of the period to the load. */
  lagSeconds: z.nullable(z.int()),
  /** True when the number before it had not arrived when this one did. */
  gapBefore: z.boolean(),
  rejectCodes: z.array(z.object({ code: rejectCodeSchema, count: countSchema })),
});
export type LoadBatch = z.infer<typeof loadBatchSchema>;

/** What narrows the list of loads: `from` and `to` are days of the arrival, of a gap those of its period's end. */
export const loadBatchFilters = {
  ...daysInZone,
  source: z.optional(z.string()),
  channel: z.optional(channelSchema),
  kind: z.optional(loadKindSchema),
  state: z.optional(z.union([loadStateSchema, z.array(loadStateSchema)])),
  /** `true`: only what is still to be resolved, gaps that nobody explained and files with records to be corrected. */
  unresolved: z.optional(z.enum(['true'])),
};

export const listLoadBatches = defineEndpoint({
  method: 'GET',
  path: '/api/LoadData',
  tag: 'Data loads',
  summary: 'Load batches, newest first; numbers that were skipped stand among them as MISSING.',
  access: 'loads.view',
  brand: 'optional',
  query: z.strictObject({ ...loadBatchFilters, ...pageFields }),
  answer: z.extend(listOf(loadBatchSchema), {
    /** Number of batches per state under the same filter, `state` left aside. */
    states: z.record(z.string(), countSchema),
    sources: z.array(z.string()),
  }),
  status: 200,
});

export const listLoadRejects = defineEndpoint({
  method: 'GET',
  path: '/api/LoadData/:id/rejects',
  tag: 'Data loads',
  summary:
    'The rejected records of a batch with line, reason and text, players masked unless the header `Unmask-Reason` says why not.',
  access: 'loads.view',
  brand: 'optional',
  params: z.strictObject({ id: idSchema }),
  query: z.strictObject({ ...pageFields }),
  answer: z.extend(
    listOf(
      z.object({
        line: z.int(),
        code: rejectCodeSchema,
        field: z.nullable(z.string()),
        message: z.string(),
        /** As it stood in the file; without players, a text that is no record is hidden as a whole. */
        raw: z.string(),
      }),
    ),
    /** Whether players are shown by masks. */
    { isMasked: z._default(z.boolean(), true) },
  ),
  status: 200,
});

/**
 * What stands above the records of a file: in CSV as comment lines `# key: value`, in NDJSON as the first line's object.
 * Columns and record fields: docs/domain/load-files.md.
 */
export const loadFileHeaderSchema = z.strictObject({
  format: z.literal('tallyhouse-load/1'),
  brand: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,29}$/, 'lower-case letters, digits and hyphens')),
  source: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'lower-case letters, digits and hyphens')),
  channel: channelSchema,
  kind: loadKindSchema,
  seq: z.int().check(z.minimum(1), z.maximum(2_000_000_000)),
  periodFrom: instantSchema,
  periodTo: instantSchema,
  count: countSchema,
  /**
   * Sum of the kind's control amount: cash stakes of bets and settlements, gross of payments, counted of drawers,
   * amount of movements, player cash of balances.
   */
  amount: moneySchema,
});
export type LoadFileHeader = z.infer<typeof loadFileHeaderSchema>;

export const ingestLoadBatch = defineEndpoint({
  method: 'POST',
  path: '/api/LoadData/batches',
  tag: 'Data loads',
  summary:
    'Load one file: CSV or NDJSON with its header. The same file twice changes nothing and answers DUPLICATE.',
  access: 'loads.ingest',
  brand: 'optional',
  upload: { types: ['text/csv', 'application/x-ndjson'], maxBytes: 64 * 1024 * 1024 },
  answer: z.object({ batch: loadBatchSchema }),
  status: 200,
  keyed: true,
});
