import * as z from './schema';
import { confirmationDetailExample, confirmationItemExample } from './confirmation-examples';
import { confirmationDetailSchema, confirmationItemSchema, hashSchema } from './confirmation-items';
import { defineEndpoint } from './endpoint';
import { listOf, pageFields } from './paging';
import { reportStateSchema, type ReportState } from './reports';
import { idSchema, instantSchema, moneySchema } from './scalars';

const tag = 'Double confirmation';
const itemParams = z.strictObject({ id: idSchema });

/** The example in another state. */
function itemIn(state: ReportState) {
  return { ...confirmationItemExample, report: { ...confirmationItemExample.report, state } };
}

const reasonSchema = z.string().check(z.trim(), z.minLength(3), z.maxLength(1000));

export const listConfirmations = defineEndpoint({
  method: 'GET',
  path: '/api/DoubleConfirmation',
  tag,
  summary:
    'The queue: what waits for me (`mine`), what I submitted (`submitted`), what came back (`returned`), what left for an authority (`sent`), or all; the nearest due day first.',
  access: 'confirmation.view',
  brand: 'optional',
  query: z.strictObject({
    ...pageFields,
    box: z._default(z.enum(['mine', 'submitted', 'returned', 'sent', 'all']), 'mine'),
    authority: z.optional(idSchema),
    /** Due before that instant. */
    dueBefore: z.optional(instantSchema),
    brandId: z.optional(idSchema),
    /** Repeatable. Of REJECTED and AMENDMENT_NEEDED those that no later version which has gone out replaces. */
    state: z.optional(z.union([reportStateSchema, z.array(reportStateSchema)])),
  }),
  answer: listOf(confirmationItemSchema),
  status: 200,
  example: { answer: { items: [confirmationItemExample], page: 1, pageSize: 50, totalCount: 1 } },
});

export const readConfirmation = defineEndpoint({
  method: 'GET',
  path: '/api/DoubleConfirmation/:id',
  tag,
  summary:
    'One report with its frozen payload, its differences, its warnings and who may confirm it. `id` is the report’s.',
  access: 'confirmation.view',
  brand: 'optional',
  params: itemParams,
  query: z.strictObject(pageFields),
  answer: confirmationDetailSchema,
  status: 200,
  example: { answer: confirmationDetailExample },
});

export const submitReport = defineEndpoint({
  method: 'POST',
  path: '/api/DoubleConfirmation/:id/submit',
  tag,
  summary:
    'Hand a simulated report over for confirmation: its payload is frozen. 409 STALE_SIMULATION when facts or rules have changed since.',
  access: 'reports.submit',
  brand: 'required',
  params: itemParams,
  answer: confirmationItemSchema,
  status: 200,
  keyed: true,
  example: { answer: confirmationItemExample },
});

export const confirmReport = defineEndpoint({
  method: 'POST',
  path: '/api/DoubleConfirmation/:id/confirm',
  tag,
  summary:
    'Confirm as the second person: with the hash of what was shown, the control total typed in, a second factor and a reason for each warning. It is then sent.',
  access: 'reports.confirm',
  brand: 'required',
  params: itemParams,
  body: z.strictObject({
    payloadHash: hashSchema,
    controlTotals: z.record(z.string().check(z.maxLength(60)), moneySchema),
    /** Six digits of the authenticator; each code is good once. */
    otp: z.string().check(z.regex(/^\d{6}$/, 'not six digits')),
    warnings: z._default(
      z
        .array(
          z.strictObject({
            id: z.string().check(z.maxLength(100)),
            reason: z.string().check(z.maxLength(1000)),
          }),
        )
        .check(z.maxLength(100)),
      [],
    ),
    /** Why figures that are not final are sent all the same; the reason of the warning about them will do. */
    nonFinalReason: z._default(z.nullable(z.string().check(z.maxLength(1000))), null),
  }),
  answer: confirmationItemSchema,
  status: 200,
  keyed: true,
  example: {
    body: {
      payloadHash: 'sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      controlTotals: { taxPayable: '50000000' },
      otp: '123456',
      warnings: [{ id: 'RULES', reason: 'The authority confirmed the rate in writing.' }],
    },
    answer: itemIn('CONFIRMED'),
  },
});

export const returnReport = defineEndpoint({
  method: 'POST',
  path: '/api/DoubleConfirmation/:id/return',
  tag,
  summary: 'Give a submission back to who prepared it, with a reason.',
  access: 'reports.confirm',
  brand: 'required',
  params: itemParams,
  body: z.strictObject({ reason: reasonSchema }),
  answer: confirmationItemSchema,
  status: 200,
  keyed: true,
  example: {
    body: { reason: 'The last day is missing: load it, then simulate again.' },
    answer: itemIn('RETURNED'),
  },
});

export const withdrawReport = defineEndpoint({
  method: 'POST',
  path: '/api/DoubleConfirmation/:id/withdraw',
  tag,
  summary: 'Take a submission back before anybody confirmed it; it is a draft again.',
  access: 'reports.submit',
  brand: 'required',
  params: itemParams,
  body: z.strictObject({ reason: z._default(z.nullable(reasonSchema), null) }),
  answer: confirmationItemSchema,
  status: 200,
  keyed: true,
  example: { body: { reason: 'Submitted too early.' }, answer: itemIn('DRAFT') },
});

export const retrySend = defineEndpoint({
  method: 'POST',
  path: '/api/DoubleConfirmation/:id/retrySend',
  tag,
  summary: 'Try again to send what could not be sent: the same payload under the same key.',
  access: 'reports.confirm',
  brand: 'required',
  params: itemParams,
  answer: confirmationItemSchema,
  status: 200,
  keyed: true,
  example: { answer: itemIn('SENDING') },
});

export const acknowledgeReport = defineEndpoint({
  method: 'POST',
  path: '/api/DoubleConfirmation/:id/acknowledge',
  tag,
  summary: 'Attach an answer of the authority that came another way: by letter, mail or portal.',
  access: 'reports.confirm',
  brand: 'required',
  params: itemParams,
  body: z
    .strictObject({
      kind: z.enum(['ACKNOWLEDGED', 'ACCEPTED', 'REJECTED']),
      ackRef: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
      /** Of a rejection. */
      code: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))),
      text: z.optional(reasonSchema),
      /** Where the answer came from. */
      note: reasonSchema,
    })
    .check(
      z.refine((body) => body.kind !== 'REJECTED' || (body.code !== undefined && body.text !== undefined), {
        error: 'a rejection needs its code and its text',
        path: ['code'],
      }),
    ),
  answer: confirmationItemSchema,
  status: 200,
  keyed: true,
  example: {
    body: { kind: 'ACKNOWLEDGED', ackRef: 'TRA-2026-0412', note: 'Letter of 12 April 2026.' },
    answer: itemIn('ACKNOWLEDGED'),
  },
});

export const correctReport = defineEndpoint({
  method: 'POST',
  path: '/api/DoubleConfirmation/:id/correct',
  tag,
  summary:
    'Start the next version of a report that was rejected, or that was accepted and must change; it is a draft that names what it replaces.',
  access: 'reports.simulate',
  brand: 'required',
  params: itemParams,
  body: z.strictObject({
    /** Needed where the authority had accepted it. */ reason: z._default(z.nullable(reasonSchema), null),
  }),
  answer: confirmationItemSchema,
  status: 201,
  keyed: true,
  example: { body: { reason: 'Late settlements of 31 March came in on 9 April.' }, answer: itemIn('DRAFT') },
});
