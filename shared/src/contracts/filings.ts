import * as z from './schema';
import { acknowledgementKindSchema } from './confirmation-items';
import { linkSchema } from './dashboard-tiles';
import { deadlineExample, deadlineSchema } from './deadlines';
import { defineEndpoint } from './endpoint';
import { personSchema } from './people';
import { reportHeaderSchema, withholdingReportSchema } from './reports';
import { daySchema, idSchema, instantSchema, moneySchema, withheldSchema } from './scalars';
import { exampleTaxPeriod } from './tax-examples';
import { taxPeriodSchema } from './tax-periods';

const shownMoney = z.nullable(moneySchema);

/** A tax period that is owed with it; amounts are null where they are withheld. */
const filingPeriodSchema = z.extend(
  z.pick(taxPeriodSchema, {
    ...{ id: true, code: true, productClass: true, state: true, version: true, currency: true },
    ...{ due: true, isLate: true, ackRef: true },
  }),
  {
    ...{ baseAmount: shownMoney, tax: shownMoney, payable: shownMoney, paid: shownMoney },
    balance: shownMoney,
    /** What the return states for it; null where no return does, or where its figures are still to be made. */
    stated: z.nullable(z.object({ base: moneySchema, tax: moneySchema })),
  },
);
export type FilingPeriod = z.infer<typeof filingPeriodSchema>;

const filingReturnSchema = z.pick(reportHeaderSchema, {
  ...{ id: true, type: true, title: true, version: true, state: true, figureStatus: true, currency: true },
  ...{ tax: true, preparedBy: true, preparedByAccount: true, confirmedBy: true, confirmedByAccount: true },
  ...{ sentAt: true, ackRef: true },
});

const filingPaymentSchema = z.object({
  periodId: idSchema,
  controlNumber: z.string(),
  paidAt: instantSchema,
  amount: shownMoney,
  bankRef: z.string(),
});

/**
 * What proves that something reached the authority. ANSWER: the authority said so. FILED_BY_HAND: somebody filed the
 * return at its portal. RECORDED: it was filed outside this product.
 */
const filingReceiptSchema = z.object({
  kind: z.enum(['ANSWER', 'FILED_BY_HAND', 'RECORDED']),
  /** Of the return; null where it is not about one. */
  version: z.nullable(z.int()),
  /** Of an answer. */
  outcome: z.nullable(acknowledgementKindSchema),
  reference: z.nullable(z.string()),
  /** When it came or was filed; a day alone where no more is known. */
  at: z.union([instantSchema, daySchema]),
  /** Who recorded it; null for what the authority said by itself. */
  by: z.nullable(z.pick(personSchema, { name: true, account: true })),
});
export type FilingReceipt = z.infer<typeof filingReceiptSchema>;

/**
 * Two things that ought to be the same. RETURN_BASE, RETURN_TAX: the return and the tax period that was closed.
 * PAID: what is payable and what was paid of it. REFERENCE: the receipt of the return and what the tax period was filed
 * under.
 */
export const filingMismatchSchema = z.object({
  code: z.enum(['RETURN_BASE', 'RETURN_TAX', 'PAID', 'REFERENCE']),
  periodId: taxPeriodSchema.shape.id,
  /** As the return or the law has it: an amount, or a reference. */
  first: z.string(),
  /** As the tax period or the payments have it. */
  second: z.string(),
});
export type FilingMismatch = z.infer<typeof filingMismatchSchema>;

export const filingStepSchema = z.object({
  code: z.enum([
    ...(['MEND', 'WAIT_PERIOD', 'PREPARE', 'SIMULATE', 'SUBMIT', 'CONFIRM', 'WAIT_SENDING'] as const),
    ...(['FILE_RETURN', 'RETRY', 'WAIT_ANSWER', 'CORRECT', 'WAIT_LATE_RECORDS', 'CLOSE_PERIOD'] as const),
    ...(['DECIDE', 'AMEND_PERIOD', 'FILE_PERIOD', 'PAY', 'RECORD'] as const),
  ]),
  /** Whose it is: the reader's, somebody else's of the house, the authority's; or it comes with time. */
  by: z.enum(['YOU', 'OTHERS', 'AUTHORITY', 'TIME']),
  /** Where it is done. Null for RECORD, which is done on the page itself, and where there is nothing to do. */
  link: z.nullable(linkSchema),
});
export type FilingStep = z.infer<typeof filingStepSchema>;

/** One thing that is owed, with all that belongs to it. */
export const filingSchema = z.object({
  deadline: deadlineSchema,
  authorityName: z.object({ en: z.string(), sw: z.optional(z.string()) }),
  /** By when it is due, in words. */
  dueWords: z.object({ en: z.string(), sw: z.optional(z.string()), ar: z.optional(z.string()) }),
  /** Newest version of the return; null where there is none yet, or where none is owed. */
  return: z.nullable(filingReturnSchema),
  /** The taxes that the return states, or that are the obligation itself, by code and class. */
  taxPeriods: z.array(filingPeriodSchema),
  payments: z.array(filingPaymentSchema),
  /** Newest first. */
  receipts: z.array(filingReceiptSchema),
  /** RETURN_BASE and RETURN_TAX stop what comes next until they are mended. Empty where figures are withheld. */
  mismatches: z.array(filingMismatchSchema),
  /** Null when nothing is left to do. */
  next: z.nullable(filingStepSchema),
  /** Why amounts are null; left out where they are shown. */
  withheld: z.optional(withheldSchema),
  /** The report that awaits the reader: until then amounts are null. */
  withheldBy: z.optional(withholdingReportSchema),
});
export type Filing = z.infer<typeof filingSchema>;

export const filingExample: Filing = {
  deadline: deadlineExample,
  authorityName: { en: 'Tanzania Revenue Authority', sw: 'Mamlaka ya Mapato Tanzania' },
  dueWords: { en: 'By the 7th of the next month (Africa/Dar_es_Salaam)' },
  return: null,
  taxPeriods: [
    {
      ...{ id: exampleTaxPeriod.id, code: 'GGT', productClass: 'SPORTS', state: 'SOFT_CLOSED', version: 0 },
      ...{ currency: 'TZS', due: exampleTaxPeriod.due, isLate: false, ackRef: null, stated: null },
      ...{ baseAmount: '200000000.00', tax: '50000000.00', payable: '50000000.00' },
      ...{ paid: '0.00', balance: '50000000.00' },
    },
  ],
  payments: [],
  receipts: [],
  mismatches: [],
  next: {
    code: 'PREPARE',
    by: 'YOU',
    link: {
      route: '/online/new',
      query: { type: 'TZ_SPORTS_MONTHLY', from: '2026-10-01', to: '2026-10-31' },
    },
  },
};

export const readFiling = defineEndpoint({
  method: 'GET',
  path: '/api/Authorities/filing',
  tag: 'Authorities',
  summary:
    'One thing that is owed: its return, tax periods, payments and receipts side by side, where two of them differ, and the next step.',
  access: 'tax.view',
  brand: 'optional',
  query: z.strictObject({
    /** Of a deadline of the calendar. */
    id: z.string().check(z.minLength(1), z.maxLength(300)),
  }),
  answer: filingSchema,
  status: 200,
  example: { answer: filingExample },
});
