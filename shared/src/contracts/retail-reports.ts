import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { figuresOf, pageFields, sortTextSchema } from './paging';
import { countSchema, daySchema, idSchema, moneySchema, rateSchema } from './scalars';

/** Figures of one place on one level. Stakes belong to the selling branch, `paid` to the paying one. */
export const retailRowSchema = z.object({
  id: idSchema,
  level: z.enum(['region', 'branch', 'terminal', 'cashier']),
  name: z.string(),
  region: z.nullable(z.string()),
  ticketsSold: countSchema,
  stakes: moneySchema,
  ticketsCancelled: countSchema,
  cancelled: moneySchema,
  voids: moneySchema,
  /** Due on tickets settled in the period. */
  winnings: moneySchema,
  paid: moneySchema,
  /** Won by the end of the period and not yet collected. */
  unpaid: moneySchema,
  expired: moneySchema,
  /** Settled basis: settled stakes less voids less winnings. */
  ggr: moneySchema,
  /** ggr / net stakes; null without net stakes. */
  hold: z.nullable(rateSchema),
  drawerExpected: z.nullable(moneySchema),
  drawerCounted: z.nullable(moneySchema),
  overShort: z.nullable(moneySchema),
  terminals: z.nullable(countSchema),
  /** CLOSED: did not open in the whole period, which is not the same as zero. */
  state: z.enum(['OPEN', 'CLOSED']),
  hasChildren: z.boolean(),
});
export type RetailRow = z.infer<typeof retailRowSchema>;

export const listRetailReports = defineEndpoint({
  method: 'GET',
  path: '/api/RetailReports',
  tag: 'Retail reports',
  summary: 'Regions, branches, terminals or cashiers with their figures of the period.',
  access: 'reports.view',
  brand: 'required',
  query: z.strictObject({
    from: daySchema,
    to: daySchema,
    level: z._default(z.enum(['region', 'branch', 'terminal', 'cashier']), 'branch'),
    /** Region name for branches, branch id for terminals and cashiers. */
    parentId: z.optional(z.string()),
    text: z.optional(z.string().check(z.maxLength(100))),
    sort: z.optional(sortTextSchema),
    ...pageFields,
  }),
  answer: figuresOf(retailRowSchema),
  status: 200,
});
