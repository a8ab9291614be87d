import * as z from './schema';
import { criteriaSchema } from './criteria';
import { defineEndpoint } from './endpoint';
import { jobSchema } from './jobs';
import { figuresOf, pageFields, sortTextSchema } from './paging';
import { exploreBody, exploredRowsSchema, simulationOrder } from './report-calls';
import { reportHeaderSchema, simulationSchema } from './reports';
import {
  countSchema,
  daySchema,
  idSchema,
  instantSchema,
  moneySchema,
  periodSchema,
  rateSchema,
  verticalSchema,
} from './scalars';

const tag = 'Retail reports';

/** Where a ticket stands by all that is known of it. UNPAID: won and not collected; SETTLED: nothing is due. */
export const ticketStatusSchema = z.enum([
  'SOLD',
  'CANCELLED',
  'VOID',
  'SETTLED',
  'UNPAID',
  'PAID',
  'EXPIRED',
]);
export type TicketStatus = z.infer<typeof ticketStatusSchema>;

/** What only a single ticket has. */
export const retailTicketSchema = z.object({
  status: ticketStatusSchema,
  branchId: z.nullable(idSchema),
  branchName: z.nullable(z.string()),
  terminalId: z.nullable(idSchema),
  terminalType: z.nullable(z.string()),
  cashierId: z.nullable(idSchema),
  vertical: verticalSchema,
  /** Null where the bet itself did not arrive, but a settlement or payment of it did. */
  soldAt: z.nullable(instantSchema),
  /** Of its last settlement; null while it is open. */
  settledAt: z.nullable(instantSchema),
  /** Of its last payment, of winnings or of a returned stake; null before the first. */
  paidAt: z.nullable(instantSchema),
  /** Where that payment was made; null before the first, and where no shop made it: it went into a wallet. */
  paidBranchId: z.nullable(idSchema),
  paidBranchName: z.nullable(z.string()),
});
export type RetailTicket = z.infer<typeof retailTicketSchema>;

/** Levels that are places, of which a brand has some hundred. */
export const retailPlaceLevelSchema = z.enum(['region', 'branch', 'terminal', 'cashier']);
export const retailLevelSchema = z.enum([...retailPlaceLevelSchema.options, 'ticket']);

/** Figures of one place, or of one ticket, in the period. Stakes and winnings belong to where the ticket was sold. */
export const retailRowSchema = z.object({
  id: idSchema,
  level: retailLevelSchema,
  name: z.string(),
  region: z.nullable(z.string()),
  ticketsSold: countSchema,
  /** Of tickets sold in the period. */
  stakes: moneySchema,
  /** Of tickets settled in the period: less cancelled, voids and winnings it is `ggr`. */
  stakesSettled: moneySchema,
  ticketsCancelled: countSchema,
  cancelled: moneySchema,
  voids: moneySchema,
  /** Due on tickets settled in the period. */
  winnings: moneySchema,
  /** Winnings handed out, by the place that `payouts` names. */
  paid: moneySchema,
  /** Won by the end of the period and not yet collected. */
  unpaid: moneySchema,
  expired: moneySchema,
  /** stakesSettled − cancelled − voids − winnings. */
  ggr: moneySchema,
  /** ggr / net stakes; null without net stakes. */
  hold: z.nullable(rateSchema),
  /** Part of `paid` that was handed out as vouchers. */
  vouchersIssued: moneySchema,
  /** Null: no source tells of vouchers redeemed. */
  vouchersRedeemed: z.nullable(moneySchema),
  /** Of the shifts closed in the period; null without one, and where a filter picks single tickets. */
  drawerExpected: z.nullable(moneySchema),
  drawerCounted: z.nullable(moneySchema),
  overShort: z.nullable(moneySchema),
  /** Null: no source tells of agents and what they were promised. */
  commission: z.nullable(moneySchema),
  terminals: z.nullable(countSchema),
  /** Terminals that sold a ticket in the period; null below the branch. */
  terminalsActive: z.nullable(countSchema),
  /** CLOSED: did not open in the whole period, which is not the same as zero. */
  state: z.enum(['OPEN', 'CLOSED']),
  hasChildren: z.boolean(),
  /** Null on every other level. */
  ticket: z.nullable(retailTicketSchema),
});
export type RetailRow = z.infer<typeof retailRowSchema>;

/** What chooses and orders retail figures, whatever their level. */
export const retailFigureFilters = {
  from: daySchema,
  to: daySchema,
  /** Region name for branches, branch id for terminals and cashiers, id of any of the three for tickets. */
  parentId: z.optional(z.string()),
  /** What Apply answered with; left out: every ticket. */
  appliedSetId: z.optional(idSchema),
  /**
   * Left out: every figure by the day of its own event. Else the day on which a ticket was sold, first settled or
   * paid decides whether all that is known of it counts. Drawers go by the closing of the shift in any case.
   */
  dateBasis: z.optional(z.enum(['sold', 'settled', 'paid'])),
  /** `paying`: `paid` stands with the place that paid, as its cash does; `selling`: with the one that sold. */
  payouts: z._default(z.enum(['paying', 'selling']), 'paying'),
  text: z.optional(z.string().check(z.maxLength(100))),
  /** Figures as they were known at that instant, not later than now; left out: as they are known now. */
  asOf: z.optional(instantSchema),
  sort: z.optional(sortTextSchema),
};

export const listRetailReports = defineEndpoint({
  method: 'GET',
  path: '/api/RetailReports',
  tag,
  summary:
    'Regions, branches, terminals, cashiers or single tickets with their figures of the period. Tickets need `reports.view-detail`.',
  access: 'reports.view',
  brand: 'required',
  query: z.strictObject({
    ...retailFigureFilters,
    level: z._default(retailLevelSchema, 'branch'),
    ...pageFields,
  }),
  answer: figuresOf(retailRowSchema),
  status: 200,
});

/** As of every family, with the tickets that a report is about: an applied set, or criteria that need not be kept. */
export const retailSimulationOrder = {
  ...simulationOrder,
  appliedSetId: z.optional(idSchema),
  criteria: z.optional(criteriaSchema),
};
const pickedOnce = z.refine<{ readonly appliedSetId?: unknown; readonly criteria?: unknown }>(
  (body) => body.appliedSetId === undefined || body.criteria === undefined,
  { error: 'name appliedSetId or criteria, not both', path: ['criteria'] },
);

export const simulateRetailReport = defineEndpoint({
  method: 'POST',
  path: '/api/RetailReports/simulation',
  tag,
  summary:
    'Dry run. Answers 200 with the simulation, or 202 with a job when it takes longer or `wait` is false.',
  access: 'reports.simulate',
  brand: 'required',
  body: z.strictObject(retailSimulationOrder).check(pickedOnce),
  answer: z.union([simulationSchema, jobSchema]),
  accepted: jobSchema,
  status: 200,
  keyed: true,
  example: { body: { type: 'RETAIL_DAILY_PACK', period: { from: '2026-10-01', to: '2026-10-31' } } },
});

export const createRetailReport = defineEndpoint({
  method: 'POST',
  path: '/api/RetailReports',
  tag,
  summary: 'Keep a simulation as a report; without one, simulate and keep. It can be submitted or deleted.',
  access: 'reports.simulate',
  brand: 'required',
  body: z.strictObject({
    type: z.string(),
    period: periodSchema,
    appliedSetId: z.optional(idSchema),
    /** Must be of the same type, period and set. */
    simulationId: z.optional(idSchema),
    title: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(120))),
  }),
  answer: reportHeaderSchema,
  status: 201,
  keyed: true,
  example: {
    body: {
      type: 'RETAIL_DAILY_PACK',
      period: { from: '2026-10-01', to: '2026-10-31' },
      simulationId: 'sim_2',
    },
  },
});

export const exploreRetailReport = defineEndpoint({
  method: 'POST',
  path: '/api/RetailReports/lastReportDetails',
  tag,
  summary:
    'Rows of a report as kept, or filtered, sorted and grouped. Unfiltered totals are those of the report.',
  access: 'reports.view-detail',
  brand: 'required',
  body: exploreBody,
  answer: exploredRowsSchema,
  status: 200,
  isRead: true,
});

export const deleteRetailReport = defineEndpoint({
  method: 'DELETE',
  path: '/api/RetailReports/:id',
  tag,
  summary: 'Delete a draft of the selected brand. What was submitted stays: 409 REPORT_LOCKED.',
  access: 'reports.delete-draft',
  brand: 'required',
  params: z.strictObject({ id: idSchema }),
  status: 204,
});
