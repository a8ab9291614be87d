import * as z from './schema';
import { defineEndpoint } from './endpoint';
import {
  ingestLoadBatch,
  loadBatchSchema,
  loadKindSchema,
  rejectCodeSchema,
  type LoadBatch,
} from './load-data';
import { listOf, pageFields } from './paging';
import { reportStateSchema } from './reports';
import { channelSchema, countSchema, daySchema, idSchema, instantSchema } from './scalars';
import { personSchema } from './people';

const tag = 'Data loads';
const batchParams = z.strictObject({ id: idSchema });

/**
 * Why a number is missing for good. NUMBER_SKIPPED: the source never used it. NO_EVENTS: nothing happened, so there was
 * nothing to send. SENT_OTHERWISE: its records came in another file. LOST: they cannot be had any more; figures of that
 * period stay provisional.
 */
export const gapReasonSchema = z.enum(['NUMBER_SKIPPED', 'NO_EVENTS', 'SENT_OTHERWISE', 'LOST']);
export type GapReason = z.infer<typeof gapReasonSchema>;

export const gapExplanationSchema = z.object({
  reason: gapReasonSchema,
  note: z.string(),
  evidence: z.nullable(z.string()),
  by: personSchema,
  at: instantSchema,
});
export type GapExplanation = z.infer<typeof gapExplanationSchema>;

const exampleBatch: LoadBatch = {
  id: 'btc_alder_pam-1_bets_771',
  brandId: 'alder',
  source: 'pam-1',
  channel: 'RETAIL',
  kind: 'BETS',
  seq: 771,
  state: 'PARTIAL',
  periodFrom: '2026-04-02T05:00:00.000Z',
  periodTo: '2026-04-02T06:00:00.000Z',
  file: 'pam-1-bets-771',
  bytes: 1_048_576,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  received: 5000,
  accepted: 4987,
  rejected: 3,
  duplicate: 10,
  corrected: 2,
  control: { count: 5000, amount: '5123400.0000' },
  computed: { count: 5000, amount: '5123400.0000' },
  firstEventAt: '2026-04-02T05:00:01.000Z',
  lastEventAt: '2026-04-02T05:59:58.000Z',
  loadedAt: '2026-04-02T06:06:52.000Z',
  lagSeconds: 412,
  gapBefore: false,
  rejectCodes: [{ code: 'UNKNOWN_BRANCH', count: 3 }],
};

const exampleExplanation: GapExplanation = {
  reason: 'NUMBER_SKIPPED',
  note: 'The platform was restarted and counted on; the counts of the day agree with it.',
  evidence: 'ticket OPS-4411',
  by: { id: 'u_2', name: 'Rehema Reporter' },
  at: '2026-04-02T09:00:00.000Z',
};

export const loadBatchDetailSchema = z.extend(loadBatchSchema, {
  /** The batch in whose place it came, and the one that came in its place. */
  supersedes: z.nullable(idSchema),
  supersededBy: z.nullable(idSchema),
  /** The batch whose refused records it took in. */
  reprocesses: z.nullable(idSchema),
  /** Rejected records that have not come in order since. */
  openRejects: countSchema,
  /** Of a MISSING number; null until somebody explains it. */
  explanation: z.nullable(gapExplanationSchema),
  /** Reports made since whose period has facts of the batch, newest first; at most fifty. */
  reports: z.array(
    z.object({
      id: idSchema,
      type: z.string(),
      title: z.string(),
      version: z.int(),
      state: reportStateSchema,
      period: z.object({ from: daySchema, to: daySchema }),
    }),
  ),
});
export type LoadBatchDetail = z.infer<typeof loadBatchDetailSchema>;

const exampleDetail: LoadBatchDetail = {
  ...exampleBatch,
  supersedes: null,
  supersededBy: null,
  reprocesses: null,
  openRejects: 3,
  explanation: null,
  reports: [],
};

export const readLoadBatch = defineEndpoint({
  method: 'GET',
  path: '/api/LoadData/:id',
  tag,
  summary: 'One batch with what came before and after it, and the reports that hold its facts.',
  access: 'loads.view',
  brand: 'optional',
  params: batchParams,
  answer: loadBatchDetailSchema,
  status: 200,
  example: { answer: exampleDetail },
});

/** A file that should be there and is not. */
export const expectedBatchSchema = z.object({
  /** Of the MISSING row; what an overdue file will have as soon as a later one comes. */
  id: idSchema,
  brandId: idSchema,
  source: z.string(),
  channel: channelSchema,
  kind: loadKindSchema,
  seq: z.int(),
  periodFrom: z.nullable(instantSchema),
  periodTo: instantSchema,
  /** By when files of this series are there, going by the last sixty. */
  expectedBy: instantSchema,
  lateSeconds: countSchema,
  /** SKIPPED: a later number came. OVERDUE: the next ones of the series, which are late. */
  state: z.enum(['SKIPPED', 'OVERDUE']),
  explanation: z.nullable(gapExplanationSchema),
});
export type ExpectedBatch = z.infer<typeof expectedBatchSchema>;

export const listExpectedBatches = defineEndpoint({
  method: 'GET',
  path: '/api/LoadData/expected',
  tag,
  summary:
    'Files that should be there and are not, the longest overdue first: numbers skipped, and series that stopped.',
  access: 'loads.view',
  brand: 'optional',
  query: z.strictObject({
    /** UTC days of the end of the period, both included. */
    from: z.optional(daySchema),
    to: z.optional(daySchema),
    source: z.optional(z.string()),
    kind: z.optional(loadKindSchema),
    explained: z.optional(z.enum(['yes', 'no'])),
    ...pageFields,
  }),
  answer: listOf(expectedBatchSchema),
  status: 200,
  example: {
    answer: {
      items: [
        {
          id: 'gap_alder_pam-1_bets_772',
          brandId: 'alder',
          source: 'pam-1',
          channel: 'RETAIL',
          kind: 'BETS',
          seq: 772,
          periodFrom: '2026-04-02T06:00:00.000Z',
          periodTo: '2026-04-02T07:00:00.000Z',
          expectedBy: '2026-04-02T08:00:00.000Z',
          lateSeconds: 3600,
          state: 'SKIPPED',
          explanation: exampleExplanation,
        },
      ],
      page: 1,
      pageSize: 50,
      totalCount: 1,
    },
  },
});

export const explainGap = defineEndpoint({
  method: 'POST',
  path: '/api/LoadData/:id/explainGap',
  tag,
  summary:
    'Say why a number is missing for good; its alert ends, and what its file might have explained may become an exception. Said again, it takes the place of what was said.',
  access: 'loads.manage',
  brand: 'optional',
  params: batchParams,
  body: z.strictObject({
    reason: gapReasonSchema,
    note: z.string().check(z.trim(), z.minLength(10), z.maxLength(1000)),
    evidence: z._default(z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(300))), null),
  }),
  answer: gapExplanationSchema,
  status: 200,
  keyed: true,
  example: {
    body: {
      reason: exampleExplanation.reason,
      note: exampleExplanation.note,
      evidence: exampleExplanation.evidence,
    },
    answer: exampleExplanation,
  },
});

export const reprocessBatch = defineEndpoint({
  method: 'POST',
  path: '/api/LoadData/:id/reprocess',
  tag,
  summary:
    'Check the rejected records of a batch again, after reference data came, and take in those that are in order now.',
  access: 'loads.manage',
  brand: 'optional',
  params: batchParams,
  answer: z.object({
    /** What was taken in, as a batch of its own; null when nothing was in order. */
    batch: z.nullable(loadBatchSchema),
    tried: countSchema,
    stillRejected: countSchema,
  }),
  status: 200,
  keyed: true,
  example: {
    answer: {
      batch: { ...exampleBatch, id: 'btc_alder_pam-1_bets_771_r2', state: 'LOADED', control: null },
      tried: 3,
      stillRejected: 1,
    },
  },
});

export const supersedeBatch = defineEndpoint({
  method: 'POST',
  path: '/api/LoadData/:id/supersede',
  tag,
  summary:
    'Put a whole new file in the place of a loaded one. Records that it leaves out leave force with its arrival, unless another file in force has them; nothing is deleted.',
  access: 'loads.manage',
  brand: 'optional',
  params: batchParams,
  upload: { types: ['text/csv', 'application/x-ndjson'], maxBytes: 64 * 1024 * 1024 },
  answer: z.object({
    batch: loadBatchSchema,
    /** Records that left force: the new file leaves them out, and no other file in force has them. */
    withdrawn: countSchema,
  }),
  status: 200,
  keyed: true,
  example: {
    answer: { batch: { ...exampleBatch, id: 'btc_alder_pam-1_bets_771_r2', state: 'LOADED' }, withdrawn: 4 },
  },
});

export const downloadRejects = defineEndpoint({
  method: 'GET',
  path: '/api/LoadData/:id/rejectsFile',
  tag,
  summary: 'The rejected records of a batch as a CSV file.',
  access: 'loads.view',
  brand: 'optional',
  params: batchParams,
  query: z.strictObject({ code: z.optional(rejectCodeSchema) }),
  binary: 'text/csv; charset=utf-8',
  status: 200,
});

/** The name that the specification gives to `POST /api/LoadData/batches`; machines call it. */
export const ingestLoadFile = defineEndpoint({ ...ingestLoadBatch, path: '/api/LoadData/ingest' });
