import * as z from './schema';
import { defineEndpoint } from './endpoint';
import { idSchema, instantSchema, moneySchema } from './scalars';
import { exampleTaxPeriodDetail } from './tax-examples';
import { taxPeriodDetailSchema, taxPeriodParams, taxReasonSchema } from './tax-periods';

const tag = 'Tax reporting';

const deciding = { tag, brand: 'required', params: taxPeriodParams } as const;

export const confirmTaxProposal = defineEndpoint({
  ...deciding,
  method: 'POST',
  path: '/api/TaxReporting/periods/:id/confirm',
  summary:
    'Confirm what another person proposed for a tax period, with the code of the authenticator. Facts that came in between: 409 STALE_PROPOSAL.',
  access: 'tax.confirm',
  body: z.strictObject({
    proposalId: idSchema,
    /** Of the proposal as it was shown. */
    contentHash: z.string().check(z.maxLength(100)),
    otp: z.string().check(z.regex(/^\d{6}$/, 'not six digits')),
  }),
  answer: taxPeriodDetailSchema,
  status: 200,
  example: {
    body: { proposalId: 'txq_1', contentHash: 'sha256:9f2…', otp: '123456' },
    answer: exampleTaxPeriodDetail,
  },
});

export const returnTaxProposal = defineEndpoint({
  ...deciding,
  method: 'POST',
  path: '/api/TaxReporting/periods/:id/return',
  summary: 'Send a proposal back with a reason; who proposed it withdraws it by the same call.',
  access: 'tax.view',
  body: z.strictObject({ proposalId: idSchema, reason: taxReasonSchema }),
  answer: taxPeriodDetailSchema,
  status: 200,
  keyed: true,
  example: {
    body: { proposalId: 'txq_1', reason: 'The gap of 14 March is not explained yet.' },
    answer: exampleTaxPeriodDetail,
  },
});

export const fileTaxPeriod = defineEndpoint({
  ...deciding,
  method: 'POST',
  path: '/api/TaxReporting/periods/:id/file',
  summary:
    'Attach the authority’s acknowledgement of a return that was filed by its portal. Returns sent from here are filed by themselves.',
  access: 'tax.confirm',
  body: z.strictObject({ ackRef: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
  answer: taxPeriodDetailSchema,
  status: 200,
  keyed: true,
  example: { body: { ackRef: 'TRA-2026-04-000123' }, answer: exampleTaxPeriodDetail },
});

export const payTaxPeriod = defineEndpoint({
  ...deciding,
  method: 'POST',
  path: '/api/TaxReporting/periods/:id/pay',
  summary:
    'Record a payment of a closed tax period, whole or in part. The same control number again: 409 CONTROL_NUMBER_TAKEN. More than is owed: 422 PAYMENT_EXCEEDS, unless `acceptExcess` says that this is known.',
  access: 'tax.propose',
  body: z.strictObject({
    controlNumber: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9/-]{1,60}$/, 'letters, digits, / and -')),
    paidAt: instantSchema,
    amount: moneySchema.check(z.refine((amount) => Number(amount) > 0, 'not above zero')),
    /** The part of the amount that is interest or penalty. */
    penalties: z._default(
      moneySchema.check(z.refine((amount) => !amount.startsWith('-'), 'negative')),
      '0.00',
    ),
    bankRef: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    /** That more than is owed was paid is known: otherwise more than a cent of excess is refused. */
    acceptExcess: z.optional(z.boolean()),
  }),
  answer: taxPeriodDetailSchema,
  status: 200,
  keyed: true,
  example: {
    body: {
      controlNumber: '991234567890',
      paidAt: '2026-04-07T08:30:00.000Z',
      amount: '50000000.00',
      bankRef: 'NMB-7781',
    },
    answer: exampleTaxPeriodDetail,
  },
});

export const reverseTaxPayment = defineEndpoint({
  ...deciding,
  method: 'POST',
  path: '/api/TaxReporting/periods/:id/reversePayment',
  summary:
    'Reverse a payment that was recorded by mistake, with a reason: it stays in the history, counts no more, and its control number is free again. `If-Match` with the revision of the period.',
  access: 'tax.propose',
  body: z.strictObject({ paymentId: idSchema, reason: taxReasonSchema }),
  answer: taxPeriodDetailSchema,
  status: 200,
  keyed: true,
  versioned: true,
  example: {
    body: { paymentId: 'txm_1', reason: 'Recorded for March; the order form is of April.' },
    answer: exampleTaxPeriodDetail,
  },
});
