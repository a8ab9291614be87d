import type { Term } from '../term';
import type { tax as words } from '../words/tax.en';
import { tanzanianScreens, taxScreens } from './screens';

const inTax = ['/tax-reporting'] as const;

/** What is known of the terms that come after a tax: what is payable, to whom, and what is still owed. */
export const owed = {
  adjustments: {
    kind: 'amount',
    formula: '[taxNow] − [taxFiled]',
    example: {
      story: 'lateWinnings',
      currency: 'TZS',
      given: { more: '4000000.00', taxNow: '49000000.00', taxFiled: '50000000.00' },
      result: '-1000000.00',
    },
    related: ['correction', 'payable'],
    screens: inTax,
  },
  penalties: {
    kind: 'amount',
    formula: 'Σ [charge]',
    example: {
      story: 'charged',
      currency: 'TZS',
      given: { charge: ['150000.00', '50000.00'] },
      result: '200000.00',
    },
    related: ['payable', 'taxPaid'],
    screens: inTax,
  },
  payable: {
    kind: 'amount',
    formula: '{tax} + {adjustments} + {penalties}',
    example: {
      story: 'owing',
      currency: 'TZS',
      given: { tax: '50000000.00', adjustments: '-1000000.00', penalties: '0.00' },
      result: '49000000.00',
    },
    related: ['balance', 'taxPaid', 'controlTotal'],
    screens: [...taxScreens, '/total-report-tanzania', '/online'],
  },
  payableOfClass: {
    kind: 'amount',
    formula: '{tax} + {levy} + {withholding} + {excise}',
    example: {
      story: 'tanzanianTotals',
      currency: 'TZS',
      given: { tax: '50000000.00', levy: '0.00', withholding: '1459.00', excise: '0.00' },
      result: '50001459.00',
    },
    related: ['payable', 'owedToTra', 'owedToGbt', 'unclaimedToBoard'],
    screens: ['/total-report-tanzania'],
  },
  taxPaid: {
    kind: 'amount',
    formula: 'Σ [taxPayment]',
    example: {
      story: 'paidInParts',
      currency: 'TZS',
      given: { taxPayment: ['20000000.00', '10000000.00'] },
      result: '30000000.00',
    },
    related: ['balance', 'controlNumber'],
    screens: [...inTax, ...tanzanianScreens],
  },
  balance: {
    kind: 'amount',
    formula: '{payable} − {taxPaid}',
    example: {
      story: 'owing',
      currency: 'TZS',
      given: { payable: '49000000.00', taxPaid: '30000000.00' },
      result: '19000000.00',
    },
    related: ['dueDay', 'penalties'],
    screens: inTax,
  },
  accrued: {
    kind: 'amount',
    formula: 'Σ [taxOfCalendar]',
    example: {
      story: 'monthlyTaxes',
      currency: 'TZS',
      given: { taxOfCalendar: ['1200000.00', '600000.00'] },
      result: '1800000.00',
    },
    related: ['tax', 'levy', 'taxPeriod'],
    screens: ['/summary-report-tanzania'],
  },
  taxOfMonth: {
    kind: 'amount',
    formula: '{tax} + {levy}',
    example: {
      story: 'virtualMonth',
      currency: 'TZS',
      given: { tax: '1200000.00', levy: '600000.00' },
      result: '1800000.00',
    },
    related: ['ggrOfMonth'],
    screens: ['/summary-report-tanzania'],
  },
  owedToTra: {
    kind: 'amount',
    formula: '{tax} + {withholding} + {excise}',
    example: {
      story: 'tanzanianTotals',
      currency: 'TZS',
      given: { tax: '50000000.00', withholding: '1459.00', excise: '0.00' },
      result: '50001459.00',
    },
    related: ['owedToGbt', 'dueDay'],
    screens: ['/total-report-tanzania'],
  },
  owedToGbt: {
    kind: 'amount',
    formula: '{levy} + {unclaimedToBoard}',
    example: {
      story: 'owedToBoard',
      currency: 'TZS',
      given: { levy: '600000.00', unclaimedToBoard: '250000.00' },
      result: '850000.00',
    },
    related: ['owedToTra', 'dueDay'],
    screens: ['/total-report-tanzania'],
  },
  controlNumber: {
    kind: 'words',
    example: { story: 'controlNumber' },
    related: ['taxPaid'],
    screens: [...inTax, ...tanzanianScreens],
  },
} as const satisfies Partial<Record<keyof typeof words, Term>>;
