import { confirmationItemExample } from './confirmation-examples';
import { confirmationItemSchema, hashSchema } from './confirmation-items';
import { defineEndpoint } from './endpoint';
import { largestReceiptBytes, receiptTypes } from './filing-by-hand';
import { idSchema, instantSchema } from './scalars';
import * as z from './schema';

const tag = 'Double confirmation';
const itemParams = z.strictObject({ id: idSchema });

export const fileReport = defineEndpoint({
  method: 'POST',
  path: '/api/DoubleConfirmation/:id/file',
  tag,
  summary:
    'Record that a confirmed report was filed by hand at the portal of its authority: reference, time and receipt. Only for connections of the kind PORTAL, and by who did not prepare it.',
  access: 'reports.confirm',
  brand: 'required',
  params: itemParams,
  body: z.strictObject({
    /** Of the payload that was confirmed. */
    payloadHash: hashSchema,
    /** Given by the portal. */
    reference: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    filedAt: instantSchema,
    receipt: z.strictObject({
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
      contentType: z.enum(receiptTypes),
      /** Base64. */
      content: z
        .string()
        .check(
          z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'not base64'),
          z.maxLength(Math.ceil(largestReceiptBytes / 3) * 4, 'larger than 5 MB'),
        ),
    }),
    note: z._default(z.nullable(z.string().check(z.trim(), z.minLength(3), z.maxLength(1000))), null),
  }),
  largestBody: 8 * 1024 * 1024,
  answer: confirmationItemSchema,
  status: 200,
  keyed: true,
  example: {
    body: {
      payloadHash: `sha256:${'b'.repeat(64)}`,
      reference: 'TRA-GGT-2026-04-0117',
      filedAt: '2026-04-03T09:30:00.000Z',
      receipt: { name: 'receipt.pdf', contentType: 'application/pdf', content: 'JVBERi0xLjQ=' },
      note: null,
    },
    answer: {
      ...confirmationItemExample,
      report: { ...confirmationItemExample.report, state: 'FILED_BY_HAND' },
    },
  },
});

export const readFrozenPayload = defineEndpoint({
  method: 'GET',
  path: '/api/DoubleConfirmation/:id/payload',
  tag,
  summary: 'The bytes that were confirmed, as they go to the authority. 409 while nobody has confirmed them.',
  access: 'reports.confirm',
  brand: 'required',
  params: itemParams,
  status: 200,
  binary: 'application/octet-stream',
});

export const readFilingReceipt = defineEndpoint({
  method: 'GET',
  path: '/api/DoubleConfirmation/:id/receipt',
  tag,
  summary: 'The receipt of a report that was filed by hand, as it was recorded.',
  access: 'reports.view-detail',
  brand: 'required',
  params: itemParams,
  status: 200,
  binary: 'application/octet-stream',
});
