import type { Term } from '../term';
import type { data as words } from '../words/data.en';
import { revenueScreens, taxScreens } from './screens';

const screens = ['/load-data'] as const;

/** What is known of the terms of data, checks and what may be said of a figure. */
export const data: Readonly<Record<keyof typeof words, Term>> = {
  figureStatus: {
    kind: 'words',
    related: ['ruleProof', 'dataAsOf', 'recordsRejected'],
    screens: [...revenueScreens, ...taxScreens],
  },
  dataAsOf: { kind: 'words', related: ['figureStatus'], screens: revenueScreens },
  reconciliation: {
    kind: 'words',
    related: ['recordsUnexplained', 'reportDifference', 'overShort', 'openBetsGap'],
    screens: ['/dashboard', '/load-data'],
  },
  files: { kind: 'count', related: ['recordsSent'], screens },
  recordsSent: { kind: 'count', related: ['recordsLoaded', 'controlSum'], screens },
  controlSum: { kind: 'amount', related: ['amountLoaded'], screens },
  recordsLoaded: { kind: 'count', related: ['recordsRejected', 'recordsRepeated'], screens },
  amountLoaded: { kind: 'amount', related: ['controlSum'], screens },
  recordsRejected: { kind: 'count', related: ['recordsLoaded', 'figureStatus'], screens },
  recordsRepeated: { kind: 'count', related: ['recordsLoaded'], screens },
  recordsCorrected: { kind: 'count', related: ['recordsLoaded', 'correction'], screens },
  recordsUnexplained: {
    kind: 'count',
    formula: '{recordsSent} − {recordsLoaded} − {recordsRejected} − {recordsRepeated}',
    example: {
      story: 'oneFile',
      given: { recordsSent: '1000', recordsLoaded: '985', recordsRejected: '3', recordsRepeated: '10' },
      result: '2',
    },
    related: ['reconciliation'],
    screens,
  },
  reported: { kind: 'amount', related: ['factsOfNow', 'reportDifference'], screens },
  factsOfNow: { kind: 'amount', related: ['reported', 'correction'], screens },
  reportDifference: {
    kind: 'amount',
    formula: '{reported} − {factsOfNow}',
    example: {
      story: 'oneReport',
      currency: 'TZS',
      given: { reported: '200000000.00', factsOfNow: '196000000.00' },
      result: '4000000.00',
    },
    related: ['reconciliation', 'correction'],
    screens,
  },
  openingOpenBets: { kind: 'amount', related: ['openBets'], screens },
  countedOpenBets: { kind: 'amount', related: ['openBets', 'openBetsGap'], screens },
  openBetsGap: {
    kind: 'amount',
    formula: '{openBets} − {countedOpenBets}',
    example: {
      story: 'twoCounts',
      currency: 'TZS',
      given: { openBets: '350000.00', countedOpenBets: '410000.00' },
      result: '-60000.00',
    },
    related: ['settledUnplaced', 'reconciliation'],
    screens,
  },
  settledUnplaced: { kind: 'amount', related: ['openBetsGap', 'recordsRejected'], screens },
  authorityHealth: { kind: 'words', related: ['obligation'], screens: ['/dashboard', '/authorities'] },
  ratePublished: {
    kind: 'amount',
    example: {
      story: 'conversion',
      currency: 'EUR',
      given: { amounts: ['421.23', '3372.84', '189.39'] },
      result: '3983.46',
    },
    related: ['roundingDifference'],
    screens: ['/total-report'],
  },
};
