import type { Term } from '../term';

const screens = ['/total-report', '/total-report-tanzania'] as const;

/** The bridge from placed and paid to settled revenue, line by line. */
export const bridge = {
  basisBridge: {
    kind: 'amount',
    formula: '[ggrPlacedPaid] + {openBetsDelta} + {unpaidDelta} − {expired} + {expiredCredited}',
    example: {
      story: 'sixTicketsBridge',
      currency: 'EUR',
      given: {
        ...{ ggrPlacedPaid: '730.00', openBetsDelta: '-350.00', unpaidDelta: '-660.00' },
        ...{ expired: '0.00', expiredCredited: '0.00' },
      },
      result: '-280.00',
    },
    related: ['basis', 'unexplained'],
    screens,
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
    screens,
  },
  unpaidDelta: {
    kind: 'amount',
    formula: '[openingUnpaid] − {unpaid}',
    example: {
      story: 'sixTicketsUnpaidDelta',
      currency: 'EUR',
      given: { openingUnpaid: '0.00', unpaid: '660.00' },
      result: '-660.00',
    },
    related: ['basisBridge'],
    screens,
  },
  expiredCredited: {
    kind: 'amount',
    formula: '{expired}',
    example: { story: 'lapsed', currency: 'TZS', given: { expired: '40000.00' }, result: '40000.00' },
    related: ['basisBridge'],
    screens,
  },
  unexplained: {
    kind: 'amount',
    formula: '[settledGgr] − {basisBridge}',
    example: {
      story: 'leftOpen',
      currency: 'EUR',
      given: { settledGgr: '-300.00', basisBridge: '-280.00' },
      result: '-20.00',
    },
    related: ['reconciliation'],
    screens,
  },
} as const satisfies Readonly<Record<string, Term>>;
