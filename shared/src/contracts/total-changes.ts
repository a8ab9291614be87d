import * as z from './schema';
import { changeCauseSchema, changedRecordSchema } from './changed-records';
import { defineEndpoint } from './endpoint';
import { listOf, pageFields } from './paging';
import { channelSchema, countSchema, currencySchema, idSchema, instantSchema, moneySchema } from './scalars';
import { totalsQuerySchema } from './total-reports';

const tag = 'Totals';
const { from, to, basis, channel, vertical, licenceId, asOf } = totalsQuerySchema.shape;
const questionFields = { from, to, basis, channel, vertical, licenceId, asOf };

/** What the totals of one brand are split by beyond what rows of totals are. */
export const totalPartSchema = z.enum(['branch', 'product']);
export type TotalPart = z.infer<typeof totalPartSchema>;

/** Figures whose change is explained: they are made of the stakes of bets. */
export const explainedFigureSchema = z.enum(['ggr', 'winnings', 'netStakes']);
export type ExplainedFigure = z.infer<typeof explainedFigureSchema>;

export const listTotalParts = defineEndpoint({
  method: 'GET',
  path: '/api/TotalReports/parts',
  tag,
  summary:
    'The totals of a brand by product or by branch, in its own currency: the parts add up to the total of the same question.',
  access: 'reports.view',
  brand: 'required',
  query: z.strictObject({ ...questionFields, by: totalPartSchema }),
  answer: z.object({
    currency: currencySchema,
    items: z.array(
      z.object({
        /** Null for play of no branch. */
        id: z.nullable(idSchema),
        name: z.nullable(z.string()),
        /** Null by product: a game may be played in both. */
        channel: z.nullable(channelSchema),
        bets: countSchema,
        /** Null where the basis does not define a figure. */
        netStakes: z.nullable(moneySchema),
        winnings: z.nullable(moneySchema),
        ggr: z.nullable(moneySchema),
      }),
    ),
  }),
  status: 200,
  example: {
    answer: {
      currency: 'TZS',
      items: [
        {
          ...{ id: 'br-1', name: 'Kariakoo', channel: 'RETAIL', bets: 4987 },
          ...{ netStakes: '12400000.00', winnings: '9900000.00', ggr: '2500000.00' },
        },
      ],
    },
  },
});

export const readTotalChanges = defineEndpoint({
  method: 'GET',
  path: '/api/TotalReports/changes',
  tag,
  summary:
    'Why a total is another one than it was known to be at an earlier instant: by cause, which add up to the difference, and record by record.',
  access: 'reports.view-detail',
  brand: 'required',
  query: z.strictObject({
    ...questionFields,
    ...pageFields,
    /** The earlier instant. */
    since: instantSchema,
    figure: z._default(explainedFigureSchema, 'ggr'),
    /** Records of this cause alone. */
    cause: z.optional(changeCauseSchema),
  }),
  answer: z.extend(listOf(changedRecordSchema), {
    currency: currencySchema,
    since: instantSchema,
    asOf: instantSchema,
    /** As it was known then, and as it is at `asOf`. */
    before: moneySchema,
    now: moneySchema,
    /** They add up to `now` − `before`. */
    causes: z.array(z.object({ cause: changeCauseSchema, records: countSchema, amount: moneySchema })),
  }),
  status: 200,
  example: {
    answer: {
      ...{ currency: 'TZS', page: 1, pageSize: 50, totalCount: 1 },
      ...{ since: '2026-04-01T06:00:00.000Z', asOf: '2026-04-02T06:00:00.000Z' },
      ...{ before: '7600.00', now: '11600.00' },
      causes: [{ cause: 'LATE', records: 1, amount: '4000.00' }],
      items: [
        {
          ...{ cause: 'LATE', kind: 'bet', source: 'alder-shops', recordId: 'T260331-000412' },
          ...{ day: '2026-03-31', before: null, now: '4000.00', change: '4000.00' },
        },
      ],
    },
  },
});
