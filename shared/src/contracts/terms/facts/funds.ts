import type { Term } from '../term';
import type { funds as words } from '../words/funds.en';

const screens = ['/total-report'] as const;

/** What is known of the terms of players’ money and its cover. */
export const funds: Readonly<Record<keyof typeof words, Term>> = {
  openBets: {
    kind: 'amount',
    formula: '{openingOpenBets} + {stakesPlaced} − {stakesSettled} + {settledUnplaced}',
    example: {
      story: 'sixTicketsOpen',
      currency: 'EUR',
      given: {
        ...{ openingOpenBets: '0.00', stakesPlaced: '770.00' },
        ...{ stakesSettled: '420.00', settledUnplaced: '0.00' },
      },
      result: '350.00',
    },
    related: ['openBetsDelta', 'countedOpenBets', 'protectedFunds'],
    screens: ['/total-report', '/load-data'],
  },
  openBetsStated: {
    kind: 'amount',
    formula: 'Σ [statedOfLicence]',
    example: {
      story: 'licences',
      currency: 'EUR',
      given: { statedOfLicence: ['300.00', '62.00'] },
      result: '362.00',
    },
    related: ['openBets', 'openBetsDifference'],
    screens,
  },
  openBetsDifference: {
    kind: 'amount',
    formula: '{openBetsStated} − {openBets}',
    example: {
      story: 'wallet',
      currency: 'EUR',
      given: { openBetsStated: '362.00', openBets: '350.00' },
      result: '12.00',
    },
    related: ['reconciliation'],
    screens,
  },
  unpaidStated: {
    kind: 'amount',
    formula: 'Σ [statedOfLicence]',
    example: {
      story: 'licences',
      currency: 'EUR',
      given: { statedOfLicence: ['500.00', '175.00'] },
      result: '675.00',
    },
    related: ['unpaid', 'unpaidDifference'],
    screens,
  },
  unpaidDifference: {
    kind: 'amount',
    formula: '{unpaidStated} − {unpaid}',
    example: {
      story: 'walletUnpaid',
      currency: 'EUR',
      given: { unpaidStated: '675.00', unpaid: '660.00' },
      result: '15.00',
    },
    related: ['reconciliation'],
    screens,
  },
  deposits: {
    kind: 'amount',
    formula: 'Σ [deposit]',
    example: {
      story: 'moneyIn',
      currency: 'EUR',
      given: { deposit: ['70000.00', '50000.00'] },
      result: '120000.00',
    },
    related: ['withdrawals', 'liability'],
    screens,
  },
  withdrawals: {
    kind: 'amount',
    formula: 'Σ [withdrawal]',
    example: {
      story: 'moneyOut',
      currency: 'EUR',
      given: { withdrawal: ['60000.00', '30000.00'] },
      result: '90000.00',
    },
    related: ['deposits', 'pendingWithdrawals'],
    screens,
  },
  liability: {
    kind: 'amount',
    formula:
      '[openingBalance] + {deposits} − {withdrawals} − {stakes} + {voids} + [winningsCredited] + [bonusConverted] − {withholding} + [adjustmentOfAccounts]',
    example: {
      story: 'liability',
      currency: 'EUR',
      given: {
        openingBalance: '500000.00',
        deposits: '120000.00',
        withdrawals: '90000.00',
        stakes: '310000.00',
        voids: '5000.00',
        winningsCredited: '287500.00',
        bonusConverted: '2500.00',
        withholding: '1200.00',
        adjustmentOfAccounts: '-300.00',
      },
      result: '513500.00',
    },
    related: ['protectedFunds', 'bonusBalance'],
    screens,
  },
  bonusBalance: {
    kind: 'amount',
    formula: 'Σ [statedOfLicence]',
    example: {
      story: 'licences',
      currency: 'EUR',
      given: { statedOfLicence: ['8000.00', '4500.00'] },
      result: '12500.00',
    },
    related: ['liability', 'bonusCost'],
    screens,
  },
  pendingWithdrawals: {
    kind: 'amount',
    formula: 'Σ [statedOfLicence]',
    example: {
      story: 'licences',
      currency: 'EUR',
      given: { statedOfLicence: ['6500.00', '2500.00'] },
      result: '9000.00',
    },
    related: ['withdrawals', 'protectedFunds'],
    screens,
  },
  jackpotPools: {
    kind: 'amount',
    formula: '[openingPool] + {jackpotContrib} − [jackpotWon] + [reseed]',
    example: {
      story: 'jackpotPool',
      currency: 'EUR',
      given: {
        ...{ openingPool: '14250.00', jackpotContrib: '1000.00' },
        ...{ jackpotWon: '12000.00', reseed: '10000.00' },
      },
      result: '13250.00',
    },
    related: ['protectedFunds'],
    screens,
  },
  protectedFunds: {
    kind: 'amount',
    formula: '{liability} + {openBets} + {pendingWithdrawals} + {jackpotPools}',
    example: {
      story: 'funds',
      currency: 'EUR',
      given: {
        liability: '513500.00',
        openBets: '42000.00',
        pendingWithdrawals: '9000.00',
        jackpotPools: '13250.00',
      },
      result: '577750.00',
    },
    related: ['coverage'],
    screens: ['/total-report', '/dashboard'],
  },
  heldFunds: {
    kind: 'amount',
    formula: 'Σ [accountBalance]',
    example: {
      story: 'accounts',
      currency: 'EUR',
      given: { accountBalance: ['450000.00', '150000.00'] },
      result: '600000.00',
    },
    related: ['coverage'],
    screens,
  },
  coverage: {
    kind: 'amount',
    formula: '{heldFunds} − {protectedFunds}',
    example: {
      story: 'funds',
      currency: 'EUR',
      given: { heldFunds: '600000.00', protectedFunds: '577750.00' },
      result: '22250.00',
    },
    related: ['liability'],
    screens: ['/dashboard', '/total-report'],
  },
};
