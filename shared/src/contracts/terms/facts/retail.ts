import type { Term } from '../term';
import type { retail as words } from '../words/retail.en';

const screens = ['/retail'] as const;

/** What is known of the terms of shops. */
export const retail: Readonly<Record<keyof typeof words, Term>> = {
  tickets: { kind: 'count', related: ['ticketsSold', 'bets'], screens },
  ticketsSold: { kind: 'count', related: ['tickets', 'stakesSold'], screens },
  stakesSold: { kind: 'amount', related: ['stakesSettled', 'ticketsSold'], screens },
  ticketsCancelled: { kind: 'count', related: ['cancelled'], screens },
  cancelled: { kind: 'amount', related: ['voids', 'ticketsCancelled'], screens },
  paid: { kind: 'amount', related: ['unpaid', 'expired', 'vouchersIssued'], screens },
  unpaid: {
    kind: 'amount',
    example: { story: 'sixTicketsUnpaid', currency: 'EUR', given: {}, result: '660.00' },
    related: ['winnings', 'paid', 'expired', 'unpaidDelta'],
    screens: ['/retail', '/total-report'],
  },
  expired: {
    kind: 'amount',
    related: ['unpaid', 'unclaimed', 'basisBridge'],
    screens: ['/retail', '/total-report'],
  },
  vouchersIssued: { kind: 'amount', related: ['paid', 'vouchersRedeemed'], screens },
  vouchersRedeemed: { kind: 'amount', related: ['vouchersIssued'], screens },
  vouchersExpired: { kind: 'amount', related: ['vouchersIssued', 'voucherLiability'], screens },
  voucherLiability: {
    kind: 'amount',
    related: ['vouchersIssued', 'vouchersRedeemed', 'vouchersExpired'],
    screens,
  },
  float: { kind: 'amount', related: ['drawerExpected', 'tolerance'], screens },
  sales: { kind: 'amount', related: ['drawerExpected', 'netTakings'], screens },
  cashIn: { kind: 'amount', related: ['drawerExpected'], screens },
  payouts: { kind: 'amount', related: ['drawerExpected', 'paid'], screens },
  refunds: { kind: 'amount', related: ['drawerExpected', 'cancelled'], screens },
  cashTaken: { kind: 'amount', related: ['drawerExpected'], screens },
  drawerExpected: {
    kind: 'amount',
    formula: '{float} + {sales} + {cashIn} − {payouts} − {refunds} − {cashTaken}',
    example: {
      story: 'drawer',
      currency: 'TZS',
      given: {
        float: '200000.00',
        sales: '1450000.00',
        cashIn: '10000.00',
        payouts: '930000.00',
        refunds: '30000.00',
        cashTaken: '400000.00',
      },
      result: '300000.00',
    },
    related: ['drawerCounted', 'overShort'],
    screens: ['/retail', '/load-data'],
  },
  drawerCounted: {
    kind: 'amount',
    related: ['drawerExpected', 'overShort'],
    screens: ['/retail', '/load-data'],
  },
  overShort: {
    kind: 'amount',
    formula: '{drawerCounted} − {drawerExpected}',
    example: {
      story: 'drawer',
      currency: 'TZS',
      given: { drawerCounted: '299000.00', drawerExpected: '300000.00' },
      result: '-1000.00',
    },
    related: ['tolerance', 'shifts'],
    screens: ['/retail', '/load-data'],
  },
  tolerance: { kind: 'amount', related: ['overShort', 'float'], screens },
  netTakings: { kind: 'amount', related: ['commission', 'sales'], screens: ['/total-report'] },
  commission: {
    kind: 'amount',
    formula: '{ggr} × {commissionRate}',
    example: {
      story: 'agent',
      currency: 'TZS',
      given: { ggr: '897000.00', commissionRate: '0.05' },
      result: '44850.00',
    },
    related: ['netTakings', 'netStakes'],
    screens: ['/total-report', '/retail'],
  },
  commissionRate: { kind: 'rate', related: ['commission'], screens: ['/total-report'] },
  terminals: { kind: 'count', related: ['terminalsActive', 'terminal'], screens },
  terminalsActive: { kind: 'count', related: ['terminals'], screens },
  possibleReturn: { kind: 'amount', related: ['openBets', 'odds'], screens },
  odds: { kind: 'rate', related: ['possibleReturn', 'legs'], screens },
  legs: { kind: 'count', related: ['odds'], screens },
  shifts: { kind: 'count', related: ['overShort'], screens: ['/load-data'] },
};
