import * as z from './schema';
import { changeCauseSchema, changedRecordSchema } from './changed-records';
import { defineEndpoint } from './endpoint';
import { listOf, pageFields } from './paging';
import { countSchema, currencySchema, idSchema, moneySchema } from './scalars';

/** Figures of reports whose differences are told record by record. */
export const changedMeasureSchema = z.enum(['stakes', 'voids', 'netStakes', 'winnings', 'ggr']);

const reportChanges = {
  method: 'GET',
  summary:
    'The records behind why a version of a report came to another figure than the one that it replaces, by cause.',
  access: 'reports.view-detail',
  brand: 'required',
  query: z.strictObject({
    ...pageFields,
    /** Of the later version. */
    id: idSchema,
    measure: z._default(changedMeasureSchema, 'ggr'),
    /** Records of this cause alone. */
    cause: z.optional(changeCauseSchema),
  }),
  answer: z.extend(listOf(changedRecordSchema), {
    currency: currencySchema,
    causes: z.array(z.object({ cause: changeCauseSchema, records: countSchema, amount: moneySchema })),
  }),
  status: 200,
  example: {
    answer: {
      ...{ currency: 'TZS', page: 1, pageSize: 50, totalCount: 1 },
      causes: [{ cause: 'LATE', records: 1, amount: '4000.00' }],
      items: [
        {
          ...{ cause: 'LATE', kind: 'bet', source: 'alder-online', recordId: 'SO260331-12' },
          ...{ day: '2026-03-31', before: null, now: '4000.00', change: '4000.00' },
        },
      ],
    },
  },
} as const;

export const readReportChanges = defineEndpoint({
  ...reportChanges,
  path: '/api/OnlineReports/changes',
  tag: 'Online reports',
});

export const readRetailReportChanges = defineEndpoint({
  ...reportChanges,
  path: '/api/RetailReports/changes',
  tag: 'Retail reports',
});
