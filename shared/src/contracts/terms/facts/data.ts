import type { Term, TermScreen } from '../term';
import type { data as words } from '../words/data.en';
import { revenueScreens, taxScreens } from './screens';
import { summedOn } from './summed';

const screens: readonly TermScreen[] = ['/load-data'];

const sum = summedOn(screens);

/** What is known of the terms of data, checks and what may be said of a figure. */
export const data: Readonly<Record<keyof typeof words, Term>> = {
  figureStatus: {
    kind: 'words',
    example: { story: 'figureStatus' },
    related: ['ruleProof', 'dataAsOf', 'recordsRejected'],
    screens: [...revenueScreens, ...taxScreens],
  },
  dataAsOf: {
    kind: 'words',
    example: { story: 'dataAsOf' },
    related: ['figureStatus'],
    screens: revenueScreens,
  },
  reconciliation: {
    kind: 'words',
    example: { story: 'reconciliation' },
    related: ['recordsUnexplained', 'reportDifference', 'overShort', 'openBetsGap'],
    screens: ['/dashboard', '/load-data'],
  },
  fileState: {
    kind: 'words',
    example: { story: 'fileState' },
    related: ['files', 'figureStatus'],
    screens: ['/dashboard', '/load-data'],
  },
  files: {
    kind: 'count',
    formula: '[filesExpected] − [filesMissing]',
    example: { story: 'filesOfDay', given: { filesExpected: '24', filesMissing: '1' }, result: '23' },
    related: ['recordsSent'],
    screens,
  },
  recordsSent: sum('twoFiles', 'recordsOfFile', ['1000', '600', '400'], ['recordsLoaded', 'controlSum']),
  controlSum: sum(
    'twoControls',
    'controlOfFile',
    ['5123400.00', '3000000.00', '2123400.00'],
    ['amountLoaded'],
  ),
  recordsLoaded: sum(
    'twoAccepted',
    'acceptedOfFile',
    ['985', '590', '395'],
    ['recordsRejected', 'recordsRepeated'],
  ),
  amountLoaded: sum(
    'acceptedStakes',
    'amountOfFile',
    ['5120900.00', '3000000.00', '2120900.00'],
    ['controlSum'],
  ),
  recordsRejected: sum(
    'refusedRecords',
    'refusedForReason',
    ['3', '2', '1'],
    ['recordsLoaded', 'figureStatus'],
  ),
  recordsRepeated: sum('repeatedRecords', 'repeatedOfFile', ['10', '8', '2'], ['recordsLoaded']),
  recordsCorrected: sum(
    'correctedRecords',
    'correctedOfFile',
    ['2', '1', '1'],
    ['recordsLoaded', 'correction'],
  ),
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
  reported: sum(
    'twoReports',
    'figureOfReport',
    ['200000000.00', '150000000.00', '50000000.00'],
    ['factsOfNow', 'reportDifference'],
  ),
  factsOfNow: {
    kind: 'amount',
    formula: '{stakes} − {voids} − {winnings}',
    example: {
      story: 'knownNow',
      currency: 'TZS',
      given: { stakes: '1000000000.00', voids: '20000000.00', winnings: '784000000.00' },
      result: '196000000.00',
    },
    related: ['reported', 'correction'],
    screens,
  },
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
  openingOpenBets: sum('openAtStart', 'openStake', ['350000.00', '200000.00', '150000.00'], ['openBets']),
  countedOpenBets: sum(
    'openAtEnd',
    'openStake',
    ['410000.00', '250000.00', '160000.00'],
    ['openBets', 'openBetsGap'],
  ),
  openBetsGap: {
    kind: 'amount',
    formula: '{openBets} − {countedOpenBets}',
    example: {
      story: 'twoCounts',
      currency: 'TZS',
      given: { openBets: '410000.00', countedOpenBets: '410000.00' },
      result: '0.00',
    },
    related: ['settledUnplaced', 'reconciliation'],
    screens,
  },
  settledUnplaced: sum(
    'betsMissing',
    'stakeWithoutBet',
    ['60000.00', '45000.00', '15000.00'],
    ['openBetsGap', 'recordsRejected'],
  ),
  authorityHealth: {
    kind: 'words',
    example: { story: 'authorityHealth' },
    related: ['obligation'],
    screens: ['/dashboard', '/authorities'],
  },
  ratePublished: {
    kind: 'amount',
    origin: 'stated',
    example: {
      story: 'conversion',
      currency: 'EUR',
      given: { amounts: ['421.23', '3372.84', '189.39'] },
      result: '3983.46',
    },
    related: ['roundingDifference'],
    screens: ['/total-report'],
  },
  recordsBehind: summedOn(['/tax-reporting', '/total-report'])(
    'ticketsOfDays',
    'recordsOfDay',
    ['48', '30', '18'],
    ['workingPaper', 'taxBase'],
  ),
  rowCount: summedOn(['/online', '/retail'])(
    'rowsOfMonth',
    'rowsOfVertical',
    ['62', '31', '31'],
    ['reportVersion', 'contentHash'],
  ),
};
