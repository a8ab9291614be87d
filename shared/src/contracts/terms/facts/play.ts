import type { Term } from '../term';
import type { play as words } from '../words/play.en';
import { bridge } from './bridge';
import { change } from './change';
import { playScreens, revenueScreens } from './screens';

const totals = ['/total-report', '/summary-report'] as const;

/** What is known of the terms of play and what comes of it. */
export const play: Readonly<Record<keyof typeof words, Term>> = {
  basis: {
    kind: 'amount',
    origin: 'set',
    example: {
      story: 'sixTicketsBasis',
      currency: 'EUR',
      given: { settled: '-280.00' },
      result: '730.00',
    },
    related: ['basisBridge', 'stakesPlaced', 'stakesSettled', 'winningsPaid'],
    screens: revenueScreens,
  },
  bets: {
    kind: 'count',
    origin: 'counted',
    example: { story: 'sixTicketsCount', given: {}, result: '6' },
    related: ['rounds', 'tickets', 'stakes'],
    screens: playScreens,
  },
  rounds: {
    kind: 'count',
    formula: 'Σ [roundsOfSession]',
    example: { story: 'sessions', given: { roundsOfSession: ['129', '60', '1'] }, result: '190' },
    related: ['bets'],
    screens: ['/online'],
  },
  activePlayers: {
    kind: 'count',
    origin: 'counted',
    example: { story: 'players', given: { players: 'A, B, A, C, B' }, result: '3' },
    related: ['bets'],
    screens: totals,
  },
  stakesCash: {
    kind: 'amount',
    formula: 'Σ [cashStake]',
    example: {
      story: 'ownMoney',
      currency: 'GBP',
      given: { cashStake: ['500.00', '400.00'] },
      result: '900.00',
    },
    related: ['stakes', 'stakesBonus'],
    screens: ['/online'],
  },
  stakesBonus: {
    kind: 'amount',
    formula: 'Σ [bonusStake]',
    example: {
      story: 'freeBets',
      currency: 'GBP',
      given: { bonusStake: ['60.00', '40.00'] },
      result: '100.00',
    },
    related: ['stakes', 'stakesCash', 'bonusCost'],
    screens: ['/online'],
  },
  stakes: {
    kind: 'amount',
    formula: '{stakesCash} + {stakesBonus}',
    example: {
      story: 'freeBet',
      currency: 'GBP',
      given: { stakesCash: '900.00', stakesBonus: '100.00' },
      result: '1000.00',
    },
    related: ['voids', 'netStakes', 'basis'],
    screens: playScreens,
  },
  stakesPlaced: {
    kind: 'amount',
    formula: 'Σ [stake]',
    example: {
      story: 'sixTicketsPlaced',
      currency: 'EUR',
      given: { stake: ['100.00', '200.00', '300.00', '50.00', '80.00', '40.00'] },
      result: '770.00',
    },
    related: ['stakesSettled', 'openBets', 'basis'],
    screens: [...totals, '/total-report-tanzania'],
  },
  stakesSettled: {
    kind: 'amount',
    formula: 'Σ [stakeSettled]',
    example: {
      story: 'sixTicketsSettled',
      currency: 'EUR',
      given: { stakeSettled: ['100.00', '200.00', '80.00', '40.00'] },
      result: '420.00',
    },
    related: ['stakesPlaced', 'openBets', 'basis'],
    screens: [...totals, '/retail'],
  },
  voids: {
    kind: 'amount',
    formula: 'Σ [stakeReturned]',
    example: {
      story: 'sixTicketsVoid',
      currency: 'EUR',
      given: { stakeReturned: ['40.00'] },
      result: '40.00',
    },
    related: ['netStakes', 'cancelled', 'stakes'],
    screens: revenueScreens,
  },
  netStakes: {
    kind: 'amount',
    formula: '{stakes} − {voids}',
    example: {
      story: 'revenue',
      currency: 'EUR',
      given: { stakes: '1000.00', voids: '40.00' },
      result: '960.00',
    },
    related: ['ggr', 'hold'],
    screens: revenueScreens,
  },
  winnings: {
    kind: 'amount',
    formula: 'Σ [payoutDue]',
    example: {
      story: 'sixTicketsWon',
      currency: 'EUR',
      given: { payoutDue: ['500.00', '160.00'] },
      result: '660.00',
    },
    related: ['winningsPaid', 'unpaid', 'ggr'],
    screens: playScreens,
  },
  winningsPaid: {
    kind: 'amount',
    formula: 'Σ [payment]',
    example: {
      story: 'sixTicketsPaid',
      currency: 'EUR',
      given: { payment: ['500.00', '120.00', '160.00'] },
      result: '780.00',
    },
    related: ['winnings', 'unpaid', 'withholding'],
    screens: ['/total-report-tanzania'],
  },
  ggr: {
    kind: 'amount',
    formula: '{stakes} − {voids} − {winnings}',
    example: {
      story: 'revenue',
      currency: 'EUR',
      given: { stakes: '1000.00', voids: '40.00', winnings: '810.00' },
      result: '150.00',
    },
    related: ['netStakes', 'hold', 'ngr', 'ggy', 'basis', 'taxBase'],
    screens: revenueScreens,
  },
  hold: {
    kind: 'rate',
    formula: '{ggr} ÷ {netStakes}',
    example: {
      story: 'revenue',
      currency: 'EUR',
      given: { ggr: '150.00', netStakes: '960.00' },
      result: '0.156250',
    },
    related: ['rtp'],
    screens: playScreens,
  },
  rtp: {
    kind: 'rate',
    formula: '{winnings} ÷ {netStakes}',
    example: {
      story: 'revenue',
      currency: 'EUR',
      given: { winnings: '810.00', netStakes: '960.00' },
      result: '0.843750',
    },
    related: ['hold'],
    screens: [],
  },
  cashOut: {
    kind: 'amount',
    origin: 'stated',
    example: {
      story: 'cashOut',
      currency: 'EUR',
      given: { stake: '100.00', value: '65.00' },
      result: '35.00',
    },
    related: ['stakesSettled', 'winnings'],
    screens: [],
  },
  jackpotContrib: {
    kind: 'amount',
    formula: 'Σ [contribution]',
    example: {
      story: 'jackpotContribution',
      currency: 'EUR',
      given: {
        stakesOfRounds: ['40000.00', '32000.00', '8000.00'],
        rate: '0.0125',
        contribution: ['500.00', '400.00', '100.00'],
      },
      result: '1000.00',
    },
    related: ['jackpotPools', 'ggr'],
    screens: totals,
  },
  bonusCost: {
    kind: 'amount',
    formula: '[bonusConverted] + [freeBetWinnings]',
    example: {
      story: 'bonuses',
      currency: 'EUR',
      given: { bonusConverted: '10.00', freeBetWinnings: '2.50' },
      result: '12.50',
    },
    related: ['ngr', 'stakesBonus', 'bonusBalance'],
    screens: totals,
  },
  ngr: {
    kind: 'amount',
    formula: '{ggr} − {bonusCost} − {tax} − {levy}',
    example: {
      story: 'afterTaxes',
      currency: 'EUR',
      given: { ggr: '150.00', bonusCost: '12.50', tax: '37.50', levy: '7.50' },
      result: '92.50',
    },
    related: ['jackpotContrib'],
    screens: totals,
  },
  ...change,
  ...bridge,
};
