import * as z from './schema';
import { defineEndpoint } from './endpoint';
import { listOf, pageFields } from './paging';
import { ruleOverridesSchema } from './reports';
import {
  channelSchema,
  countSchema,
  currencySchema,
  daySchema,
  idSchema,
  instantSchema,
  moneySchema,
  verticalSchema,
} from './scalars';
import { examplePaper, exampleTaxPeriod, exampleTaxPeriodDetail } from './tax-examples';
import { factSplitSchema, paperSchema } from './tax-papers';
import {
  notComputedSchema,
  spanningPeriodSchema,
  taxPeriodDetailSchema,
  taxPeriodParams,
  taxPeriodSchema,
  taxPeriodStateSchema,
  taxReasonSchema,
} from './tax-periods';

const tag = 'Tax reporting';

function oneOrMore<S extends z.ZodMiniType>(schema: S) {
  return z.pipe(
    z.union([schema, z.array(schema)]),
    z.transform((given) => [given].flat() as z.output<S>[]),
  );
}

const nameSchema = z.string().check(z.minLength(1), z.maxLength(60));

export const listTaxPeriods = defineEndpoint({
  method: 'GET',
  path: '/api/TaxReporting/periods',
  tag,
  summary:
    'Tax periods with their figures, newest first: those that rules, licences and the calendar make, and what became of them.',
  access: 'tax.view',
  brand: 'optional',
  query: z.strictObject({
    ...pageFields,
    authority: z.optional(nameSchema),
    code: z.optional(nameSchema),
    productClass: z.optional(nameSchema),
    /** Periods with a day from … to …; left out: the thirteen months up to today. */
    from: z.optional(daySchema),
    to: z.optional(daySchema),
    state: z.optional(oneOrMore(taxPeriodStateSchema)),
    /** `true`: only those that are late, which owe something after the day it was due. */
    late: z.optional(z.literal('true')),
    sort: z._default(z.enum(['period:desc', 'period:asc', 'due:asc', 'due:desc']), 'period:desc'),
    /** Takes in taxes whose rule nobody has verified; they are off otherwise. */
    includeUnverified: z._default(z.enum(['true', 'false']), 'false'),
  }),
  answer: z.extend(listOf(taxPeriodSchema), {
    /**
     * Periods whose figures the reader is to find out first, since a report on the same play waits for their
     * confirmation: they are not among `items`, and nothing is totalled. Left out where there are none.
     */
    withheld: z.optional(
      z.array(
        z.pick(taxPeriodSchema, {
          ...{ id: true, brandId: true, brandName: true, authority: true, code: true },
          ...{ productClass: true, period: true, state: true },
        }),
      ),
    ),
    /**
     * Periods that cover brands for which the caller has no right beside those asked about: nothing of their figures is
     * told, and they are not among `items`. Left out where there are none.
     */
    spanning: z.optional(z.array(spanningPeriodSchema)),
    /** Of all that match, by currency; two currencies are never added. Empty where some are withheld. */
    totals: z.array(
      z.object({
        currency: currencySchema,
        periods: countSchema,
        tax: moneySchema,
        adjustments: moneySchema,
        penalties: moneySchema,
        payable: moneySchema,
        paid: moneySchema,
        /** What is owed of those that are not paid in full: what was paid too much of another takes nothing off it. */
        balance: moneySchema,
        /** What was paid too much: payable − paid = balance − credit. Left out by servers of before. */
        credit: z.optional(moneySchema),
        /** Days that they cover. Left out by servers of before, as is what is overdue. */
        covers: z.optional(z.object({ from: daySchema, to: daySchema })),
        /** Those of them that are late, and what is still owed for them. */
        overdue: z.optional(z.object({ periods: countSchema, balance: moneySchema })),
      }),
    ),
    /** Play that neither law nor licence puts in a class: it is not taxed by guess. */
    unclassified: z.array(
      z.object({ brandId: idSchema, licenceId: idSchema, channel: channelSchema, vertical: verticalSchema }),
    ),
    /** Rules in force in these days that make no tax period, by brand and rule. */
    notComputed: z.array(notComputedSchema),
  }),
  status: 200,
  example: {
    answer: {
      items: [exampleTaxPeriod],
      page: 1,
      pageSize: 50,
      totalCount: 1,
      totals: [
        {
          currency: 'TZS',
          periods: 1,
          tax: '50000000.00',
          ...{ adjustments: '0.00', penalties: '0.00', payable: '50000000.00' },
          ...{ paid: '0.00', balance: '50000000.00', credit: '0.00' },
          covers: { from: '2026-03-01', to: '2026-03-31' },
          overdue: { periods: 0, balance: '0.00' },
        },
      ],
      unclassified: [
        { brandId: 'alder', licenceId: 'TZ-GBT-SR', channel: 'RETAIL', vertical: 'CASINO_SLOTS' },
      ],
      notComputed: [
        {
          brandId: 'alder',
          ruleId: 'TZ.EXC.ALL_STAKES.2026-07-01',
          title: 'TRA EXC ALL_STAKES',
          authority: 'TRA',
          code: 'EXC',
          productClass: 'ALL_STAKES',
          reason: 'RULE_UNVERIFIED',
        },
      ],
    },
  },
});

export const readTaxPeriod = defineEndpoint({
  method: 'GET',
  path: '/api/TaxReporting/periods/:id',
  tag,
  summary:
    'A tax period with its versions, steps, proposals, payments, late facts and what stands against closing.',
  access: 'tax.view',
  brand: 'optional',
  params: taxPeriodParams,
  answer: taxPeriodDetailSchema,
  status: 200,
  example: { answer: exampleTaxPeriodDetail },
});

export const readWorkingPaper = defineEndpoint({
  method: 'GET',
  path: '/api/TaxReporting/periods/:id/workingPaper',
  tag,
  summary:
    'How a tax period comes to what it comes to: every line with its rule and source, the facts behind it, and the rounding.',
  access: 'tax.view',
  brand: 'optional',
  params: taxPeriodParams,
  query: z.strictObject({
    /** Left out: the version in force. */
    version: z.optional(z.string().check(z.regex(/^\d{1,6}$/, 'not a version'))),
    /** What the facts are split by. */
    split: z._default(oneOrMore(factSplitSchema), ['day', 'licence', 'product']),
  }),
  answer: z.extend(paperSchema, {
    contentHash: z.string(),
    /** Laws that the paper keeps, each recomputed from its facts. */
    checks: z.array(z.object({ id: z.string(), ok: z.boolean(), words: z.string() })),
  }),
  status: 200,
  example: {
    answer: {
      ...examplePaper,
      contentHash: 'sha256:9f2c…',
      checks: [{ id: 'INV-04', ok: true, words: 'The facts behind every line add up to its base.' }],
    },
  },
});

export const simulateTaxPeriod = defineEndpoint({
  method: 'POST',
  path: '/api/TaxReporting/periods/:id/simulate',
  tag,
  summary:
    'What a tax period would come to: with the facts known now, by the rules of another day, or by changed rules. Keeps nothing.',
  access: 'tax.view',
  brand: 'required',
  params: taxPeriodParams,
  body: z.strictObject({
    /** Facts as known then; left out: now. */
    asOf: z.optional(instantSchema),
    /** The rules that hold on that day, for the whole period. */
    ruleDate: z.optional(daySchema),
    overrides: z.optional(ruleOverridesSchema),
    includeUnverified: z._default(z.boolean(), false),
    split: z._default(z.array(factSplitSchema), []),
  }),
  answer: z.extend(paperSchema, {
    /** Against the figures in force: simulated less those. */
    taxDifference: moneySchema,
  }),
  status: 200,
  isRead: true,
  example: {
    body: { overrides: [{ ruleId: 'TZ.GGT.VIRTUAL.2021-07-01', rate: '0.12' }] },
    answer: { ...examplePaper, hypothetical: true, taxDifference: '0.00' },
  },
});

/** Every open warning with the reason for going on. */
const warningReasonsSchema = z._default(
  z.array(
    z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(200)), reason: taxReasonSchema }),
  ),
  [],
);

const proposing = {
  tag,
  access: 'tax.propose',
  brand: 'required',
  params: taxPeriodParams,
  keyed: true,
} as const;

export const closeTaxPeriod = defineEndpoint({
  ...proposing,
  method: 'POST',
  path: '/api/TaxReporting/periods/:id/close',
  summary:
    'Propose to close a tax period: its figures are pinned as they are now, and wait for a second person. `If-Match` with its revision.',
  body: z.strictObject({
    reason: z._default(z.string().check(z.trim(), z.maxLength(2000)), ''),
    warnings: warningReasonsSchema,
  }),
  answer: taxPeriodDetailSchema,
  status: 200,
  versioned: true,
  example: {
    body: {
      reason: 'Month complete',
      warnings: [
        { id: 'RULE_UNVERIFIED:TZ.GGT.SPORTS.2018-07-01', reason: 'Rate confirmed by TRA letter of 3 March' },
      ],
    },
    answer: exampleTaxPeriodDetail,
  },
});

export const reopenTaxPeriod = defineEndpoint({
  ...proposing,
  method: 'POST',
  path: '/api/TaxReporting/periods/:id/reopen',
  summary: 'Propose to reopen a closed tax period, with a reason. `If-Match` with its revision.',
  body: z.strictObject({ reason: taxReasonSchema }),
  answer: taxPeriodDetailSchema,
  status: 200,
  versioned: true,
  example: {
    body: { reason: 'The source corrected 14 March after we had closed.' },
    answer: exampleTaxPeriodDetail,
  },
});

export const amendTaxPeriod = defineEndpoint({
  ...proposing,
  method: 'POST',
  path: '/api/TaxReporting/periods/:id/amend',
  summary:
    'Propose the correction of a reopened tax period by the one method of its authority: a new version, or a line in the current period. `If-Match` with its revision.',
  body: z.strictObject({
    reason: taxReasonSchema,
    /** Left out: the authority's own. RESTATE where the difference is too large to be carried. */
    method: z.optional(z.enum(['RESTATE', 'CARRY'])),
    /** Of a new version. */
    warnings: warningReasonsSchema,
  }),
  answer: taxPeriodDetailSchema,
  status: 200,
  versioned: true,
  example: { body: { reason: 'Late bulk correction of 14 March' }, answer: exampleTaxPeriodDetail },
});
