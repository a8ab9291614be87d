import type { Term } from '../term';
import type { tax as words } from '../words/tax.en';
import { owed } from './owed';
import { tanzanianScreens, taxScreens } from './screens';

const inTax = ['/tax-reporting'] as const;

/** What is known of the terms of taxes, from the base to what is still owed. */
export const tax: Readonly<Record<keyof typeof words, Term>> = {
  taxPeriod: { kind: 'words', related: ['dueDay', 'workingPaper', 'correction'], screens: inTax },
  dueDay: {
    kind: 'day',
    example: { story: 'dueDay', given: { end: '2026-10-11' }, result: '2026-10-13' },
    related: ['taxPeriod', 'obligation'],
    screens: ['/tax-reporting', '/authorities', ...tanzanianScreens],
  },
  taxBase: {
    kind: 'amount',
    example: {
      story: 'sportsBase',
      currency: 'TZS',
      given: { placed: '1000000000.00', refunded: '20000000.00', paid: '780000000.00' },
      result: '200000000.00',
    },
    related: ['taxable', 'ggr', 'withholdingBase', 'ruleProof'],
    screens: taxScreens,
  },
  taxable: {
    kind: 'amount',
    formula: '{taxBase} − {lossBroughtForward}',
    example: {
      story: 'lossTaken',
      currency: 'EUR',
      given: { taxBase: '200000.00', lossBroughtForward: '50000.00' },
      result: '150000.00',
    },
    related: ['tax', 'lossCarriedForward'],
    screens: taxScreens,
  },
  taxRate: {
    kind: 'rate',
    example: { story: 'sportsRate', given: {}, result: '0.25' },
    related: ['tax', 'levy', 'withholding', 'rulePack', 'ruleProof'],
    screens: [...taxScreens, '/total-report-tanzania'],
  },
  tax: {
    kind: 'amount',
    formula: '{taxable} × {taxRate}',
    example: {
      story: 'sportsMonth',
      currency: 'TZS',
      given: { taxable: '200000000.00', taxRate: '0.25' },
      result: '50000000.00',
    },
    related: ['levy', 'payable', 'workingPaper', 'ruleProof'],
    screens: ['/total-report', '/summary-report', '/dashboard', ...taxScreens, ...tanzanianScreens],
  },
  machines: {
    kind: 'count',
    example: {
      story: 'machines',
      currency: 'TZS',
      given: { shop: '37', club: '12', amount: '100000.00' },
      result: '4900000.00',
    },
    related: ['amountPerMachine', 'tax'],
    screens: ['/tax-reporting', '/total-report-tanzania'],
  },
  amountPerMachine: {
    kind: 'amount',
    example: { story: 'machineAmount', currency: 'TZS', given: {}, result: '100000.00' },
    related: ['machines'],
    screens: ['/total-report-tanzania'],
  },
  levy: {
    kind: 'amount',
    formula: '{taxable} × {taxRate}',
    example: {
      story: 'virtualMonth',
      currency: 'TZS',
      given: { taxable: '12000000.00', taxRate: '0.05' },
      result: '600000.00',
    },
    related: ['tax', 'owedToGbt'],
    screens: ['/total-report', ...taxScreens, '/total-report-tanzania'],
  },
  taxesAndLevies: {
    kind: 'amount',
    formula: '{tax} + {levy}',
    example: {
      story: 'virtualMonth',
      currency: 'TZS',
      given: { tax: '1200000.00', levy: '600000.00' },
      result: '1800000.00',
    },
    related: ['payable', 'ngr'],
    screens: ['/total-report', '/summary-report'],
  },
  withholdingBase: {
    kind: 'amount',
    formula: '{payout} − {stakes}',
    example: {
      story: 'ticketPaid',
      currency: 'TZS',
      given: { payout: '4500.00', stakes: '1000.00' },
      result: '3500.00',
    },
    related: ['withholding'],
    screens: [...tanzanianScreens, '/tax-reporting'],
  },
  withholding: {
    kind: 'amount',
    formula: '{withholdingBase} × {taxRate}',
    example: {
      story: 'ticketPaid',
      currency: 'TZS',
      given: { withholdingBase: '3500.00', taxRate: '0.15' },
      result: '525.00',
    },
    related: ['paidToPlayer', 'roundingDifference', 'withholdingCount'],
    screens: [...tanzanianScreens, ...taxScreens],
  },
  withholdingCount: { kind: 'count', related: ['withholding'], screens: ['/summary-report-tanzania'] },
  paidToPlayer: {
    kind: 'amount',
    formula: '{payout} − {withholding}',
    example: {
      story: 'ticketPaid',
      currency: 'TZS',
      given: { payout: '4500.00', withholding: '525.00' },
      result: '3975.00',
    },
    related: ['withholdingBase'],
    screens: ['/retail'],
  },
  payout: { kind: 'amount', related: ['paidToPlayer', 'winnings'], screens: ['/retail'] },
  excise: {
    kind: 'amount',
    formula: '{stakesPlaced} × {taxRate}',
    example: {
      story: 'stakeExcise',
      currency: 'TZS',
      given: { stakesPlaced: '1000.00', taxRate: '0.05' },
      result: '50.00',
    },
    related: ['ruleProof', 'stakes'],
    screens: ['/total-report-tanzania', '/tax-reporting'],
  },
  unclaimed: {
    kind: 'amount',
    related: ['unclaimedToBoard', 'unclaimedKept', 'expired'],
    screens: ['/total-report-tanzania', '/tax-reporting'],
  },
  unclaimedToBoard: {
    kind: 'amount',
    formula: '{unclaimed} × {taxRate}',
    example: {
      story: 'prizes',
      currency: 'TZS',
      given: { unclaimed: '1000000.00', taxRate: '0.25' },
      result: '250000.00',
    },
    related: ['unclaimedKept', 'owedToGbt'],
    screens: ['/total-report-tanzania'],
  },
  unclaimedKept: {
    kind: 'amount',
    formula: '{unclaimed} − {unclaimedToBoard}',
    example: {
      story: 'prizes',
      currency: 'TZS',
      given: { unclaimed: '1000000.00', unclaimedToBoard: '250000.00' },
      result: '750000.00',
    },
    related: ['jackpotPools'],
    screens: ['/total-report-tanzania'],
  },
  lossBroughtForward: {
    kind: 'amount',
    example: { story: 'lossMade', currency: 'EUR', given: { base: '-80000.00' }, result: '80000.00' },
    related: ['taxable', 'lossCarriedForward'],
    screens: inTax,
  },
  lossCarriedForward: {
    kind: 'amount',
    formula: '{lossBroughtForward} − {taxBase}',
    example: {
      story: 'lossLeft',
      currency: 'EUR',
      given: { lossBroughtForward: '20000.00', taxBase: '-80000.00' },
      result: '100000.00',
    },
    related: ['taxable'],
    screens: inTax,
  },
  roundingDifference: {
    kind: 'amount',
    formula: '{taxRoundedPerTicket} − {taxRoundedOnce}',
    example: {
      story: 'threeTickets',
      currency: 'TZS',
      given: { taxRoundedPerTicket: '1459.00', taxRoundedOnce: '1458.00' },
      result: '1.00',
    },
    related: ['withholding'],
    screens: inTax,
  },
  taxRoundedPerTicket: {
    kind: 'amount',
    example: {
      story: 'threeTicketsEach',
      currency: 'TZS',
      given: { amounts: ['124.00', '100.00', '1235.00'] },
      result: '1459.00',
    },
    related: ['roundingDifference'],
    screens: inTax,
  },
  taxRoundedOnce: {
    kind: 'amount',
    example: { story: 'threeTicketsOnce', currency: 'TZS', given: {}, result: '1458.00' },
    related: ['roundingDifference'],
    screens: inTax,
  },
  grossPaid: { kind: 'amount', related: ['deducted', 'withholdingBase'], screens: inTax },
  deducted: {
    kind: 'amount',
    formula: '{grossPaid} − {withholdingBase}',
    example: {
      story: 'ticketPaid',
      currency: 'TZS',
      given: { grossPaid: '4500.00', withholdingBase: '3500.00' },
      result: '1000.00',
    },
    related: ['taxBase'],
    screens: inTax,
  },
  ggy: {
    kind: 'amount',
    example: {
      story: 'freeBetYield',
      currency: 'GBP',
      given: { cash: '900.00', free: '100.00', prizes: '700.00' },
      result: '200.00',
    },
    related: ['ggr', 'stakesBonus'],
    screens: ['/online'],
  },
  ...owed,
};
