import { changeDetailSchema, changeExample, changeStateSchema, reasonSchema } from './changes';
import { defineEndpoint } from './endpoint';
import { listOf, pageFields } from './paging';
import { personSchema } from './people';
import { channelSchema, daySchema, idSchema, instantSchema } from './scalars';
import * as z from './schema';
import { lawWords, type LawCode } from './words/laws.en';

const tag = 'Data exceptions';

/** A law that holds for the records of a book; what it says stands in `words/laws`. */
export const lawCodeSchema = z.enum(Object.keys(lawWords) as LawCode[]);

/**
 * OPEN: figures that rest on the record are provisional. WAIVED: two people said why they may stand. GONE: the record, or
 * what it contradicted, was corrected.
 */
export const exceptionStateSchema = z.enum(['OPEN', 'WAIVED', 'GONE']);
export type ExceptionState = z.infer<typeof exceptionStateSchema>;

const waiverSchema = z.object({
  /** The change that two people make. */
  changeId: idSchema,
  state: changeStateSchema,
  reason: z.string(),
  proposedBy: personSchema,
  proposedAt: instantSchema,
  decidedBy: z.nullable(personSchema),
  decidedAt: z.nullable(instantSchema),
});

/** A record that breaks a law of data; one for each law and record. */
export const dataExceptionSchema = z.object({
  id: idSchema,
  brandId: idSchema,
  law: lawCodeSchema,
  /** WARN: closing and sending need a reason. ERROR: they are refused until the exception is waived or gone. */
  severity: z.enum(['ERROR', 'WARN']),
  state: exceptionStateSchema,
  record: z.object({
    kind: z.enum(['bet', 'settlement', 'payment']),
    source: z.string(),
    recordId: z.string(),
    /** Record id of the bet that it is of. */
    betRecordId: z.string(),
    /** The load that brought it. */
    batchId: idSchema,
  }),
  channel: channelSchema,
  /** Gaming day of the record. */
  day: daySchema,
  /** That of the record which it contradicts; null where it contradicts none. */
  otherDay: z.nullable(daySchema),
  /** From when on the facts, as they are known, break the law, and from when on they keep it again. */
  since: instantSchema,
  goneAt: z.nullable(instantSchema),
  foundAt: instantSchema,
  owner: z.nullable(personSchema),
  /** The newest proposal to waive it; null where nobody made one since the record last changed. */
  waiver: z.nullable(waiverSchema),
});
export type DataException = z.infer<typeof dataExceptionSchema>;

const example: DataException = {
  id: 'exc_1c0f',
  brandId: 'alder',
  law: 'PAID_WITHIN_WINNINGS',
  severity: 'ERROR',
  state: 'OPEN',
  record: {
    kind: 'payment',
    source: 'alder-shops',
    recordId: 'p-771',
    betRecordId: 'b-512',
    batchId: 'btc_alder_alder-shops_payments_7',
  },
  channel: 'RETAIL',
  day: '2026-11-02',
  otherDay: '2026-11-01',
  since: '2026-11-02T09:05:00.000Z',
  goneAt: null,
  foundAt: '2026-11-02T09:05:00.000Z',
  owner: { id: 'u_2', name: 'Rehema Reporter' },
  waiver: null,
};

/** Filters of the list; an export takes them, too. */
export const dataExceptionFilters = {
  law: z.optional(lawCodeSchema),
  state: z.optional(exceptionStateSchema),
  channel: z.optional(channelSchema),
  /** Gaming days of the record, or of what it contradicts, both included. */
  from: z.optional(daySchema),
  to: z.optional(daySchema),
  /** User id; `none` for those without an owner. */
  owner: z.optional(idSchema),
  /** Record id, its own or that of its bet. */
  record: z.optional(z.string().check(z.maxLength(80))),
};

export const listDataExceptions = defineEndpoint({
  method: 'GET',
  path: '/api/DataExceptions',
  tag,
  summary:
    'Records that break laws of data, those found last first, with their owner and what two people said.',
  access: 'loads.view',
  brand: 'optional',
  query: z.strictObject({ ...dataExceptionFilters, ...pageFields }),
  answer: listOf(dataExceptionSchema),
  status: 200,
  example: { answer: { items: [example], page: 1, pageSize: 50, totalCount: 1 } },
});

// More would be a matter of the source, not of single records.
export const exceptionIdsSchema = z.array(idSchema).check(z.minLength(1), z.maxLength(200));

export const assignDataExceptions = defineEndpoint({
  method: 'POST',
  path: '/api/DataExceptions/assign',
  tag,
  summary: 'Give exceptions an owner, or take it away: somebody who may manage loads of their brand.',
  access: 'loads.manage',
  brand: 'optional',
  body: z.strictObject({ ids: exceptionIdsSchema, ownerId: z.nullable(idSchema) }),
  answer: z.object({ items: z.array(dataExceptionSchema) }),
  status: 200,
  keyed: true,
  example: { body: { ids: ['exc_1c0f'], ownerId: 'u_2' }, answer: { items: [example] } },
});

export const waiveDataExceptions = defineEndpoint({
  method: 'POST',
  path: '/api/DataExceptions/waive',
  tag,
  summary:
    'Propose to let open exceptions of one brand stand, with the reason. They are waived when somebody else confirms the change.',
  access: 'loads.manage',
  brand: 'optional',
  body: z.strictObject({ ids: exceptionIdsSchema, reason: reasonSchema }),
  answer: changeDetailSchema,
  status: 201,
  keyed: true,
  example: {
    body: { ids: ['exc_1c0f'], reason: 'The till paid by the old list of results; the shop bears it.' },
    answer: {
      ...changeExample,
      kind: 'DATA_WAIVER',
      summary: 'Let records of Alder stand that break laws of data (1): PAID_WITHIN_WINNINGS',
      said: [
        { code: 'WAIVE_EXCEPTIONS', params: { count: 1, brand: 'Alder', laws: 'PAID_WITHIN_WINNINGS' } },
      ],
      reason: 'The till paid by the old list of results; the shop bears it.',
      payload: { exceptionIds: ['exc_1c0f'] },
      document: { exc_1c0f: 'PAID_WITHIN_WINNINGS payment p-771' },
      differences: [{ field: 'exc_1c0f', before: 'PAID_WITHIN_WINNINGS payment p-771', after: 'WAIVED' }],
    },
  },
});
