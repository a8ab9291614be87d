import * as z from './schema';
import { defineEndpoint } from './endpoint';
import { retailTicketSchema } from './retail-reports';
import { countSchema, currencySchema, daySchema, idSchema, instantSchema, moneySchema } from './scalars';

/** Id of a ticket as lists of tickets give it: its source, a slash, and its number there. */
export const ticketIdSchema = z.string().check(z.regex(/^[^/]{1,60}\/.{1,60}$/, 'not source/number'));

/** Decimal odds of a whole ticket: those of many legs pass what a rate may be. */
export const oddsSchema = z.string().check(z.regex(/^\d{1,16}(\.\d{1,4})?$/, 'not odds'));

/**
 * SETTLED: won, lost or cashed out. RESETTLED: settled anew. CANCELLED: at the counter; VOIDED: by the operator, also
 * after it was settled. PAID: winnings handed out; REFUNDED: a returned stake handed out. EXPIRED: the claim period
 * ended, and the amount was never collected.
 */
export const ticketEventKindSchema = z.enum([
  'SOLD',
  'SETTLED',
  'RESETTLED',
  'CANCELLED',
  'VOIDED',
  'PAID',
  'REFUNDED',
  'EXPIRED',
]);
export type TicketEventKind = z.infer<typeof ticketEventKindSchema>;

/** One record of a source about a ticket, in force at the instant asked about. */
export const ticketEventSchema = z.object({
  kind: ticketEventKindSchema,
  at: instantSchema,
  /** Gaming day of `at`. */
  day: daySchema,
  /** When it came to be known here. */
  knownAt: instantSchema,
  /** What a settlement says: WON, LOST, VOID, LATE_VOID, CANCELLED, CASHED_OUT, PARTIAL_CASHOUT, RESETTLED; else null. */
  result: z.nullable(z.string()),
  /** Staked, settled or returned by it; null for payments and expiries. */
  stake: z.nullable(moneySchema),
  /** Due by a settlement; handed out before withholding by a payment; lapsed by an expiry; else null. */
  amount: z.nullable(moneySchema),
  /** Of payments only. */
  withholding: z.nullable(moneySchema),
  net: z.nullable(moneySchema),
  method: z.nullable(z.string()),
  /** Where it happened: that of a payment is the shop that paid, null for a wallet. */
  branchId: z.nullable(idSchema),
  branchName: z.nullable(z.string()),
  /** Null for payments: no source tells at which terminal they were made. */
  terminalId: z.nullable(idSchema),
  cashierId: z.nullable(idSchema),
  cashierName: z.nullable(z.string()),
  source: z.string(),
  recordId: z.string(),
  /** Above 1: a correction of what the source had told before. */
  recordVersion: z.int(),
  batchId: idSchema,
});
export type TicketEvent = z.infer<typeof ticketEventSchema>;

const ticketLifeSchema = z.object({
  id: ticketIdSchema,
  /** Its number at the source. */
  name: z.string(),
  ticket: retailTicketSchema,
  /** Of the branch that sold it. */
  region: z.nullable(z.string()),
  currency: currencySchema,
  productId: z.string(),
  product: z.nullable(z.string()),
  licenceId: z.string(),
  /** These are null where the bet itself did not arrive; also where its kind of game has none. */
  legs: z.nullable(countSchema),
  odds: z.nullable(oddsSchema),
  stake: z.nullable(moneySchema),
  /** Due by all its settlements, less what later ones took back. */
  winnings: moneySchema,
  /** Of the winnings; returned stakes are not among it. */
  paid: moneySchema,
  expired: moneySchema,
  /** winnings − paid − expired. */
  unpaid: moneySchema,
  /** Masked, unless the header `Unmask-Reason` says why it is asked for; null for an anonymous ticket. */
  playerRef: z.nullable(z.string()),
  isMasked: z.boolean(),
  /** Oldest first. Their amounts add up to the figures above. */
  events: z.array(ticketEventSchema),
  asOf: instantSchema,
});
export type TicketLife = z.infer<typeof ticketLifeSchema>;

const sold: TicketEvent = {
  ...{ kind: 'SOLD', at: '2026-03-10T09:00:00.000Z', day: '2026-03-10', knownAt: '2026-03-10T10:05:00.000Z' },
  ...{ result: null, stake: '2000.00', amount: null, withholding: null, net: null, method: null },
  ...{ branchId: 'S021', branchName: 'Kaloleni', terminalId: 'S021-T1' },
  ...{ cashierId: 'S021-C1', cashierName: 'Salum 021-1' },
  ...{ source: 'alder-shops', recordId: 't1', recordVersion: 1, batchId: 'btc_1' },
};

export const readRetailTicket = defineEndpoint({
  method: 'GET',
  path: '/api/RetailReports/ticket',
  tag: 'Retail reports',
  summary: 'The life of one ticket: sold, settled, paid where and by whom, expired.',
  access: 'reports.view-detail',
  brand: 'required',
  query: z.strictObject({
    id: ticketIdSchema,
    /** Knowledge instant; left out: now. */
    asOf: z.optional(instantSchema),
  }),
  answer: ticketLifeSchema,
  status: 200,
  example: {
    answer: {
      id: 'alder-shops/t1',
      name: 't1',
      ticket: {
        ...{ status: 'PAID', branchId: 'S021', branchName: 'Kaloleni', terminalId: 'S021-T1' },
        ...{ terminalType: 'OTC', cashierId: 'S021-C1', vertical: 'SPORTS_PREMATCH' },
        ...{ soldAt: '2026-03-10T09:00:00.000Z', settledAt: '2026-03-10T18:02:11.000Z' },
        ...{ paidAt: '2026-03-12T07:30:00.000Z', paidBranchId: 'S022', paidBranchName: 'Ngarenaro' },
      },
      ...{ region: 'Arusha', currency: 'TZS', productId: 'football', product: 'Football' },
      ...{ licenceId: 'lic_tz_sb', legs: 4, odds: '7.25', stake: '2000.00', winnings: '14500.00' },
      ...{ paid: '14500.00', expired: '0.00', unpaid: '0.00', playerRef: null, isMasked: true },
      events: [
        sold,
        {
          ...sold,
          ...{ kind: 'SETTLED', at: '2026-03-10T18:02:11.000Z', result: 'WON', amount: '14500.00' },
          ...{ recordId: 't1-s1', batchId: 'btc_2' },
        },
        {
          ...sold,
          ...{ kind: 'PAID', at: '2026-03-12T07:30:00.000Z', day: '2026-03-12', stake: null },
          ...{ amount: '14500.00', withholding: '1875.00', net: '12625.00', method: 'CASH' },
          ...{ branchId: 'S022', branchName: 'Ngarenaro', terminalId: null },
          ...{ cashierId: 'S022-C1', cashierName: 'Neema 022-1', recordId: 't1-p1', batchId: 'btc_3' },
        },
      ],
      asOf: '2026-04-02T06:00:00.000Z',
    },
  },
});
