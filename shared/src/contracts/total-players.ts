import * as z from './schema';
import { defineEndpoint } from './endpoint';
import { channelSchema, countSchema, daySchema, idSchema, verticalSchema } from './scalars';
import { brandIdsField, granularitySchema, summariesQuerySchema, totalsQuerySchema } from './total-reports';

const { from, to, channel, vertical, licenceId, jurisdiction, asOf } = totalsQuerySchema.shape;

/** Distinct players; those of the period just before too, null where they are withheld, and by bucket. */
const countsSchema = z.object({ activePlayers: countSchema, previous: z.nullable(countSchema) });

/** The players that totals, or with a granularity summaries, of the same question leave for later. */
export const listPlayers = defineEndpoint({
  method: 'GET',
  path: '/api/TotalReports/players',
  tag: 'Totals',
  summary:
    'The players that totals, or with a granularity summaries, leave for later; `asOf` of their answer makes both tell of the same facts.',
  access: 'reports.view',
  brand: 'optional',
  query: z.strictObject({
    ...{ from, to, channel, vertical, licenceId, jurisdiction, asOf, ...brandIdsField },
    groupBy: summariesQuerySchema.shape.groupBy,
    /** Left out: of the period as one. */
    granularity: z.optional(granularitySchema),
  }),
  answer: z.object({
    /** Each player of a brand once, not split. */
    brands: z.array(z.extend(countsSchema, { brandId: idSchema })),
    /** Of each row of the figures that has any, now or before: a row that is not here has none. */
    items: z.array(
      z.extend(countsSchema, {
        brandId: idSchema,
        channel: z.nullable(channelSchema),
        licenceId: z.nullable(idSchema),
        vertical: z.nullable(verticalSchema),
        /** The period, or the days of the bucket that lie in it. */
        from: daySchema,
        to: daySchema,
      }),
    ),
  }),
  status: 200,
  example: {
    answer: {
      brands: [{ brandId: 'alder', activePlayers: 8112, previous: 7904 }],
      items: [
        {
          ...{ brandId: 'alder', channel: 'ONLINE', licenceId: null, vertical: null },
          ...{ from: '2026-03-01', to: '2026-03-31', activePlayers: 8112, previous: 7904 },
        },
      ],
    },
  },
});
