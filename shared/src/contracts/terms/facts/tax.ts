import type { Term } from '../term';
import type { tax as words } from '../words/tax.en';
import { ofWinnings } from './of-winnings';
import { owed } from './owed';
import { tanzanianScreens, taxScreens } from './screens';

const inTax = ['/tax-reporting'] as const;

/** What is known of the terms of taxes, from the base to what is still owed. */
export const tax: Readonly<Record<keyof typeof words, Term>> = {
  taxPeriod: {
    kind: 'words',
    example: { story: 'taxPeriod' },
    related: ['dueDay', 'workingPaper', 'correction'],
    screens: inTax,
  },
  dueDay: {
    kind: 'day',
    example: { story: 'dueDay', given: { end: '2026-10-11' }, result: '2026-10-13' },
    related: ['taxPeriod', 'obligation'],
    screens: ['/tax-reporting', '/authorities', ...tanzanianScreens],
  },
  taxBase: {
    kind: 'amount',
    origin: 'set',
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
    origin: 'set',
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
    formula: '[shopMachines] + [clubMachines]',
    example: { story: 'machines', given: { shopMachines: '37', clubMachines: '12' }, result: '49' },
    related: ['amountPerMachine', 'tax'],
    screens: ['/tax-reporting', '/total-report-tanzania'],
  },
  amountPerMachine: {
    kind: 'amount',
    origin: 'set',
    example: {
      story: 'machineAmount',
      currency: 'TZS',
      given: { machines: '49', tax: '4900000.00' },
      result: '100000.00',
    },
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
    formula: 'Σ [prize]',
    example: {
      story: 'prizesLeft',
      currency: 'TZS',
      given: { prize: ['600000.00', '400000.00'] },
      result: '1000000.00',
    },
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
    formula: '[carriedByBefore]',
    example: {
      story: 'lossMade',
      currency: 'EUR',
      given: { base: '-80000.00', carriedByBefore: '80000.00' },
      result: '80000.00',
    },
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
  ggy: {
    kind: 'amount',
    formula: '{stakesCash} + [otherAccruals] − {winnings}',
    example: {
      story: 'freeBetYield',
      currency: 'GBP',
      given: { free: '100.00', stakesCash: '900.00', otherAccruals: '0.00', winnings: '700.00' },
      result: '200.00',
    },
    related: ['ggr', 'stakesBonus'],
    screens: ['/online'],
  },
  ...ofWinnings,
  ...owed,
};
