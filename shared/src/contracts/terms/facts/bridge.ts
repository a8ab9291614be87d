import type { Term } from '../term';

/** The bridge from placed and paid to settled revenue, line by line. */
export const bridge = {
  basisBridge: {
    kind: 'amount',
    example: {
      story: 'sixTicketsBridge',
      currency: 'EUR',
      given: { start: '730.00', open: '350.00', unpaid: '660.00' },
      result: '-280.00',
    },
    related: ['basis', 'openBetsDelta', 'unpaidDelta', 'expired', 'expiredCredited', 'unexplained'],
    screens: ['/total-report', '/total-report-tanzania'],
  },
  openBetsDelta: {
    kind: 'amount',
    formula: '{openingOpenBets} − {openBets}',
    example: {
      story: 'sixTicketsOpen',
      currency: 'EUR',
      given: { openingOpenBets: '0.00', openBets: '350.00' },
      result: '-350.00',
    },
    related: ['basisBridge'],
    screens: ['/total-report', '/total-report-tanzania'],
  },
  unpaidDelta: {
    kind: 'amount',
    example: {
      story: 'sixTicketsUnpaidDelta',
      currency: 'EUR',
      given: { closing: '660.00' },
      result: '-660.00',
    },
    related: ['basisBridge', 'unpaid'],
    screens: ['/total-report', '/total-report-tanzania'],
  },
  expiredCredited: {
    kind: 'amount',
    example: { story: 'lapsed', currency: 'TZS', given: { expired: '40000.00' }, result: '40000.00' },
    related: ['basisBridge', 'expired'],
    screens: ['/total-report', '/total-report-tanzania'],
  },
  unexplained: {
    kind: 'amount',
    example: {
      story: 'leftOpen',
      currency: 'EUR',
      given: { reached: '-280.00', settled: '-300.00' },
      result: '-20.00',
    },
    related: ['basisBridge', 'reconciliation'],
    screens: ['/total-report', '/total-report-tanzania'],
  },
} as const satisfies Readonly<Record<string, Term>>;
