import * as z from './schema';
import { defineEndpoint } from './endpoint';
import { listOf, pageFields } from './paging';
import { changeCauseSchema, changedRecordSchema } from './changed-records';
import { countSchema, currencySchema, moneySchema } from './scalars';
import { taxPeriodParams } from './tax-periods';

const endsSchema = z.object({ before: moneySchema, now: moneySchema });

const version = z.optional(z.string().check(z.regex(/^\d{1,6}$/, 'not a version')));

export const readTaxChanges = defineEndpoint({
  method: 'GET',
  path: '/api/TaxReporting/periods/:id/changes',
  tag: 'Tax reporting',
  summary:
    'Why one version of a tax period came to other figures than an earlier one: by cause, which add up to the difference, and record by record.',
  access: 'reports.view-detail',
  brand: 'required',
  params: taxPeriodParams,
  query: z.strictObject({
    ...pageFields,
    /** The earlier version. */
    from: z.string().check(z.regex(/^\d{1,6}$/, 'not a version')),
    /** Left out: the version in force. */
    to: version,
    /** Records of this cause alone. */
    cause: z.optional(changeCauseSchema),
  }),
  answer: z.extend(listOf(changedRecordSchema), {
    from: countSchema,
    to: countSchema,
    currency: currencySchema,
    base: endsSchema,
    tax: endsSchema,
    /** They add up to both differences. Null where the base is no sum over records: of machines, winnings or accounts. */
    causes: z.nullable(
      z.array(
        z.object({ cause: changeCauseSchema, records: countSchema, base: moneySchema, tax: moneySchema }),
      ),
    ),
  }),
  status: 200,
  example: {
    answer: {
      ...{ from: 1, to: 2, currency: 'TZS', page: 1, pageSize: 50, totalCount: 1 },
      base: { before: '7600.00', now: '11600.00' },
      tax: { before: '1900.00', now: '2900.00' },
      causes: [{ cause: 'LATE', records: 1, base: '4000.00', tax: '1000.00' }],
      items: [
        {
          ...{ cause: 'LATE', kind: 'bet', source: 'alder-shops', recordId: 'T260331-000412' },
          ...{ day: '2026-03-31', before: null, now: '4000.00', change: '4000.00' },
        },
      ],
    },
  },
});
