import * as z from './schema';
import { defineEndpoint } from './endpoint';
import { listOf, pageFields } from './paging';
import { countSchema, currencySchema, daySchema, idSchema, moneySchema } from './scalars';
import { periodFields, taxPeriodParams } from './tax-periods';

/** A ticket on a day on which it was charged, or a movement of an account. */
const registerRowSchema = z.object({
  day: daySchema,
  source: z.string(),
  recordId: z.string(),
  licenceId: z.nullable(idSchema),
  productId: z.nullable(idSchema),
  /** Who was paid, or paid: a mask, or the reference where it was asked for. Null for anonymous tickets. */
  payee: z.nullable(z.string()),
  /** As it was paid that day, or staked. */
  gross: moneySchema,
  /** What came off: of winnings the stake that was released, of stakes what was returned. */
  deducted: moneySchema,
  base: moneySchema,
  /** Null where the rule rounds the whole period, not each row. */
  tax: z.nullable(moneySchema),
});
export type RegisterRow = z.infer<typeof registerRowSchema>;

/** A register of one payment. */
export const exampleTaxRegister = {
  items: [
    {
      day: '2026-03-12',
      source: 'alder-shops',
      recordId: 'T260310-000412',
      licenceId: 'TZ-GBT-SB',
      productId: 'football',
      payee: null,
      gross: '5000.00',
      deducted: '1000.00',
      base: '4000.00',
      tax: '600.00',
    },
  ],
  page: 1,
  pageSize: 50,
  totalCount: 1,
  ruleId: 'TZ.WHT.SPORTS.2025-07-01',
  period: { from: '2026-03-01', to: '2026-03-31' },
  currency: 'TZS',
  totals: { rows: 1, gross: '5000.00', deducted: '1000.00', base: '4000.00', tax: '600.00' },
  isMasked: true,
};

export const readTaxRegister = defineEndpoint({
  method: 'GET',
  path: '/api/TaxReporting/periods/:id/register',
  tag: 'Tax reporting',
  summary:
    'What a line of a tax period is charged on, one by one: tickets or movements of accounts with payee, gross, what came off, base and tax. All pages add up to the line.',
  access: 'reports.view-detail',
  brand: 'required',
  params: taxPeriodParams,
  query: z.strictObject({
    ...pageFields,
    /** Left out: the version in force. */
    version: z.optional(z.string().check(z.regex(/^\d{1,6}$/, 'not a version'))),
    /** Whose line; left out: the last one that looks at tickets or movements. */
    ruleId: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  }),
  answer: z.extend(listOf(registerRowSchema), {
    ruleId: idSchema,
    /** The days on which the rule holds. */
    period: periodFields,
    currency: currencySchema,
    /** Of all pages; the tax is rounded where the rule rounds it. */
    totals: z.object({
      rows: countSchema,
      gross: moneySchema,
      deducted: moneySchema,
      base: moneySchema,
      tax: moneySchema,
    }),
    isMasked: z.boolean(),
  }),
  status: 200,
  example: { answer: exampleTaxRegister },
});
