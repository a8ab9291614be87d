import * as z from './schema';
import { changeDetailSchema, reasonSchema } from './changes';
import { daysInZone } from './days-in-zone';
import { defineEndpoint } from './endpoint';
import { listOf, pageFields, queryInteger } from './paging';
import { countSchema, idSchema, instantSchema, withheldSchema } from './scalars';
import { personSchema } from './people';

export const callDirectionSchema = z.enum(['IN', 'OUT']);
export type CallDirection = z.infer<typeof callDirectionSchema>;

/** One call that was answered (IN), or one try of a call that was made (OUT). */
export const apiCallSchema = z.object({
  id: idSchema,
  time: instantSchema,
  direction: callDirectionSchema,
  method: z.string(),
  /** Without the query. */
  path: z.string(),
  /** Null where no answer came. */
  status: z.nullable(z.int()),
  durationMs: countSchema,
  requestBytes: countSchema,
  responseBytes: countSchema,
  /** Null where the call belongs to no brand. */
  brandId: z.nullable(idSchema),
  /** Null where nobody was signed in. */
  actor: z.nullable(personSchema),
  authority: z.nullable(z.string()),
  attempt: z.int(),
  correlationId: z.string(),
  /** `sha256:…` of what was sent; of incoming JSON as it is shown, secrets hidden. */
  payloadHash: z.nullable(z.string()),
  problemCode: z.nullable(z.string()),
  /** Whether it may be made again: an outbound call that the other side does once, however often it comes. */
  isReplayable: z.boolean(),
});
export type ApiCallHeader = z.infer<typeof apiCallSchema>;

const exampleCall: ApiCallHeader = {
  id: '0b9f8a54-77c1-4c0e-9b0d-1f0a4a2f8a11',
  time: '2026-04-07T09:12:44.120Z',
  direction: 'OUT',
  method: 'POST',
  path: '/returns/TZ-GBT-MONTHLY',
  status: 202,
  durationMs: 812,
  requestBytes: 18_204,
  responseBytes: 96,
  brandId: 'alder',
  actor: { id: 'u_approver', name: 'Asha Mrisho' },
  authority: 'TZ-GBT',
  attempt: 1,
  correlationId: 'rep_123:2',
  payloadHash: 'sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  problemCode: null,
  isReplayable: true,
};

/** What narrows and orders the log of calls. */
export const apiCallFilters = {
  ...daysInZone,
  direction: z.optional(callDirectionSchema),
  authority: z.optional(z.string().check(z.maxLength(60))),
  /** Part of the path. */
  path: z.optional(z.string().check(z.maxLength(200))),
  statusClass: z.optional(z.enum(['2xx', '3xx', '4xx', '5xx', 'none'])),
  /** User id. */
  user: z.optional(idSchema),
  /** At least so many milliseconds. */
  minDurationMs: queryInteger(0, 0, 3_600_000),
  correlationId: z.optional(z.string().check(z.maxLength(64))),
  sort: z._default(z.enum(['time:desc', 'time:asc', 'durationMs:desc']), 'time:desc'),
};

export const listApiCalls = defineEndpoint({
  method: 'GET',
  path: '/api/ApiLog',
  tag: 'Logs',
  summary: 'Calls in and out, newest first. Calls of no brand are seen in the group view.',
  access: 'logs.view',
  brand: 'optional',
  query: z.strictObject({ ...pageFields, ...apiCallFilters }),
  answer: z.extend(listOf(apiCallSchema), {
    /** Calls of these days that could not be noted; 0 where the log is whole. */
    lost: countSchema,
  }),
  status: 200,
  example: { answer: { items: [exampleCall], page: 1, pageSize: 50, totalCount: 1, lost: 0 } },
});

export const readApiCall = defineEndpoint({
  method: 'GET',
  path: '/api/ApiLog/:id',
  tag: 'Logs',
  summary: 'One call with what was asked and answered, secrets and persons hidden.',
  access: 'logs.view',
  brand: 'optional',
  params: z.strictObject({ id: idSchema }),
  answer: z.extend(apiCallSchema, {
    /** Null where there was none, where it is too long or a file, and when its time is over. */
    requestBody: z.nullable(z.string()),
    responseBody: z.nullable(z.string()),
    /** Why both bodies are null, whatever they held; left out where they are shown. */
    withheld: z.optional(withheldSchema),
    /** From then on there is the hash alone. */
    bodiesKeptUntil: instantSchema,
    /** A command for a shell that makes the same call; what is hidden stands as `[hidden]`, the token as a variable. */
    curl: z.string(),
  }),
  status: 200,
  example: {
    answer: {
      ...exampleCall,
      requestBody: '{"reference":"rep_123:2","taxPayable":"50000000"}',
      responseBody: '{"ackRef":"GBT-8812","state":"RECEIVED"}',
      bodiesKeptUntil: '2026-05-07T09:12:44.120Z',
      curl: `curl -X POST "$BASE_URL"'/returns/TZ-GBT-MONTHLY' -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' --data-raw '{"reference":"rep_123:2","taxPayable":"50000000"}'`,
    },
  },
});

export const replayApiCall = defineEndpoint({
  method: 'POST',
  path: '/api/ApiLog/:id/replay',
  tag: 'Logs',
  summary:
    'Propose to make an outbound call again, under its key. It is made once somebody else has confirmed the change.',
  access: 'administration.propose',
  brand: 'optional',
  params: z.strictObject({ id: idSchema }),
  body: z.strictObject({ reason: reasonSchema }),
  answer: changeDetailSchema,
  status: 201,
  keyed: true,
  example: {
    body: { reason: 'The authority has lost it and asks for it again.' },
    answer: {
      ...{ id: 'chg_2', kind: 'API_REPLAY', brandId: 'alder', state: 'OPEN' },
      summary: 'Make the call of 2026-04-07T09:12:44.120Z to TZ-GBT again, under its key rep_123:2',
      said: [
        {
          code: 'REPLAY',
          params: { time: '2026-04-07T09:12:44.120Z', authority: 'TZ-GBT', key: 'rep_123:2' },
        },
      ],
      reason: 'The authority has lost it and asks for it again.',
      proposedBy: { id: 'u_5', name: 'Adam Admin' },
      ...{ proposedAt: '2026-04-07T10:00:00.000Z', expiresAt: '2026-04-21T10:00:00.000Z' },
      ...{ decidedBy: null, decidedAt: null, decisionReason: null },
      ...{ mayConfirm: false, obstacle: 'Somebody else has to confirm what you proposed.' },
      ...{ payload: { callId: exampleCall.id }, document: null, differences: [] },
      contentHash: '9f2c4c0f1d0e5a3b6c7d8e9f00112233445566778899aabbccddeeff00112233',
    },
  },
});
