import type { Term } from '../term';
import type { tax as words } from '../words/tax.en';
import { tanzanianScreens, taxScreens } from './screens';

const inTax = ['/tax-reporting'] as const;

/** What is known of the terms of a tax that is withheld when winnings are paid. */
export const ofWinnings = {
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
  withholdingCount: {
    kind: 'count',
    origin: 'counted',
    example: { story: 'threeWithheld', given: {}, result: '3' },
    related: ['withholding'],
    screens: ['/summary-report-tanzania'],
  },
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
  payout: {
    kind: 'amount',
    formula: '[stakeOfTicket] × {odds}',
    example: {
      story: 'ticketWins',
      currency: 'TZS',
      given: { stakeOfTicket: '1000.00', odds: '4.50' },
      result: '4500.00',
    },
    related: ['paidToPlayer', 'winnings'],
    screens: ['/retail'],
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
    formula: 'Σ [taxOfTicket]',
    example: {
      story: 'threeTicketsEach',
      currency: 'TZS',
      given: { taxOfTicket: ['124.00', '100.00', '1235.00'] },
      result: '1459.00',
    },
    related: ['roundingDifference'],
    screens: inTax,
  },
  taxRoundedOnce: {
    kind: 'amount',
    formula: 'Σ [netWin] × {taxRate}',
    example: {
      story: 'threeTicketsOnce',
      currency: 'TZS',
      given: { netWin: ['1235.00', '999.00', '12345.00'], taxRate: '0.1' },
      result: '1458.00',
      unit: '1',
    },
    related: ['roundingDifference'],
    screens: inTax,
  },
  grossPaid: {
    kind: 'amount',
    origin: 'stated',
    example: {
      story: 'ticketGross',
      currency: 'TZS',
      given: { stakeOfTicket: '1000.00', odds: '4.50' },
      result: '4500.00',
    },
    related: ['deducted', 'withholdingBase'],
    screens: inTax,
  },
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
} as const satisfies Partial<Record<keyof typeof words, Term>>;
