import type { Term, TermScreen } from '../term';
import type { retail as words } from '../words/retail.en';
import { summedOn } from './summed';

const screens: readonly TermScreen[] = ['/retail'];
const drawer: readonly TermScreen[] = ['/retail', '/load-data'];

const sum = summedOn(screens);

/** What is known of the terms of shops. */
export const retail: Readonly<Record<keyof typeof words, Term>> = {
  tickets: {
    kind: 'count',
    origin: 'counted',
    example: { story: 'sixTicketsSold', given: { sold: '6' }, result: '4' },
    related: ['ticketsSold', 'bets'],
    screens,
  },
  ticketsSold: sum('twoTerminals', 'ticketsOfTerminal', ['812', '512', '300'], ['tickets', 'stakesSold']),
  stakesSold: sum(
    'threeSold',
    'stakeSold',
    ['4000.00', '500.00', '1000.00', '2500.00'],
    ['stakesSettled', 'ticketsSold'],
  ),
  ticketsCancelled: sum('twoCashiers', 'cancelledOfCashier', ['9', '5', '4'], ['cancelled']),
  cancelled: sum(
    'cancelledAtCounter',
    'stakeCancelled',
    ['3500.00', '1000.00', '2500.00'],
    ['voids', 'ticketsCancelled'],
  ),
  paid: sum(
    'paidAtCounter',
    'payment',
    ['13500.00', '4500.00', '9000.00'],
    ['unpaid', 'expired', 'vouchersIssued'],
  ),
  unpaid: {
    kind: 'amount',
    formula: '[openingUnpaid] + {winnings} − {winningsPaid} − {expired}',
    example: {
      story: 'sixTicketsUnpaid',
      currency: 'EUR',
      given: { openingUnpaid: '0.00', winnings: '660.00', winningsPaid: '0.00', expired: '0.00' },
      result: '660.00',
    },
    related: ['paid', 'unpaidDelta'],
    screens: ['/retail', '/total-report'],
  },
  expired: summedOn(['/retail', '/total-report'])(
    'neverCollected',
    'prizeLapsed',
    ['40000.00', '25000.00', '15000.00'],
    ['unpaid', 'unclaimed', 'basisBridge'],
  ),
  vouchersIssued: sum(
    'vouchersGiven',
    'voucher',
    ['50000.00', '30000.00', '20000.00'],
    ['paid', 'vouchersRedeemed'],
  ),
  vouchersRedeemed: sum('vouchersUsed', 'voucher', ['40000.00', '30000.00', '10000.00'], ['vouchersIssued']),
  vouchersExpired: sum(
    'vouchersLapsed',
    'voucher',
    ['3000.00', '2000.00', '1000.00'],
    ['vouchersIssued', 'voucherLiability'],
  ),
  voucherLiability: {
    kind: 'amount',
    formula: '{vouchersIssued} − {vouchersRedeemed} − {vouchersExpired}',
    example: {
      story: 'vouchersOut',
      currency: 'TZS',
      given: { vouchersIssued: '50000.00', vouchersRedeemed: '40000.00', vouchersExpired: '3000.00' },
      result: '7000.00',
    },
    related: ['paid'],
    screens,
  },
  float: sum(
    'twoDrawers',
    'floatOfShift',
    ['200000.00', '120000.00', '80000.00'],
    ['drawerExpected', 'tolerance'],
  ),
  sales: sum(
    'salesOfShifts',
    'takenInShift',
    ['1450000.00', '800000.00', '650000.00'],
    ['drawerExpected', 'netTakings'],
  ),
  cashIn: sum('broughtToDrawer', 'broughtIn', ['10000.00', '6000.00', '4000.00'], ['drawerExpected']),
  payouts: sum(
    'payoutsOfShifts',
    'paidInShift',
    ['930000.00', '500000.00', '430000.00'],
    ['drawerExpected', 'paid'],
  ),
  refunds: sum(
    'refundsOfShifts',
    'refundOfTicket',
    ['30000.00', '10000.00', '20000.00'],
    ['drawerExpected', 'cancelled'],
  ),
  cashTaken: sum('takenToBank', 'takenOut', ['400000.00', '250000.00', '150000.00'], ['drawerExpected']),
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
    screens: drawer,
  },
  drawerCounted: summedOn(drawer)(
    'countedDrawers',
    'countedOfShift',
    ['299000.00', '180000.00', '119000.00'],
    ['drawerExpected', 'overShort'],
  ),
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
    screens: drawer,
  },
  tolerance: {
    kind: 'amount',
    formula: '{float} × [toleranceShare]',
    example: {
      story: 'toleranceOfShop',
      currency: 'TZS',
      given: { float: '200000.00', toleranceShare: '0.1' },
      result: '20000.00',
    },
    related: ['overShort'],
    screens,
  },
  netTakings: {
    kind: 'amount',
    formula: '{sales} − {payouts}',
    example: {
      story: 'takings',
      currency: 'TZS',
      given: { sales: '1450000.00', payouts: '930000.00' },
      result: '520000.00',
    },
    related: ['commission'],
    screens: ['/total-report'],
  },
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
  commissionRate: {
    kind: 'rate',
    origin: 'set',
    example: { story: 'agreed', given: {}, result: '0.05' },
    related: ['commission'],
    screens: ['/total-report'],
  },
  terminals: sum('terminalsOfShops', 'terminalsOfBranch', ['10', '6', '4'], ['terminalsActive', 'terminal']),
  terminalsActive: {
    kind: 'count',
    formula: '{terminals} − [terminalsIdle]',
    example: { story: 'oneIdle', given: { terminals: '6', terminalsIdle: '1' }, result: '5' },
    related: ['terminal'],
    screens,
  },
  possibleReturn: {
    kind: 'amount',
    formula: '{openBets} × {odds}',
    example: {
      story: 'openTicket',
      currency: 'TZS',
      given: { openBets: '1000.00', odds: '4.50' },
      result: '4500.00',
    },
    related: ['payout'],
    screens,
  },
  odds: {
    kind: 'odds',
    formula: 'Π [oddsOfLeg]',
    example: { story: 'accumulator', given: { oddsOfLeg: ['1.50', '3.00'] }, result: '4.50' },
    related: ['possibleReturn', 'legs'],
    screens,
  },
  legs: {
    kind: 'count',
    formula: '[legsBefore] + [legsLive]',
    example: { story: 'threeLegs', given: { legsBefore: '2', legsLive: '1' }, result: '3' },
    related: ['odds'],
    screens,
  },
  shifts: summedOn(['/load-data'])('shiftsOfDay', 'shiftsOfBranch', ['5', '2', '2', '1'], ['overShort']),
};
