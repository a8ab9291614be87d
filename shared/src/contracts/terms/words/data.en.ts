/** English words for data, checks and what may be said of a figure. */
export const data = {
  figureStatus: {
    label: 'Figure status',
    definition:
      'Final: all data is loaded and every rule is verified. Provisional: data is missing or still arriving. Estimated: part of the figure is estimated. A total takes the lowest status of its parts.',
  },
  dataAsOf: {
    label: 'Data as of',
    definition: 'The point up to which source data is complete, and when data was last added.',
  },
  reconciliation: {
    label: 'Reconciliation',
    definition:
      'Comparison for a gaming day between what the sources report as sent, the records loaded and the reports based on them.',
  },
  fileState: {
    label: 'State of a file',
    definition:
      'Missing: a later number of its source arrived, but not this one. Overdue: it should have arrived by now, judging by the usual interval. Late: it arrived after that.',
  },
  files: { label: 'Files', definition: 'Files of a source and kind received for the day.' },
  recordsSent: {
    label: 'Records sent',
    definition: 'Number of records in its files as stated by the source.',
  },
  controlSum: {
    label: 'Control total sent',
    definition: 'Total amount of its files as stated by the source.',
  },
  recordsLoaded: {
    label: 'Records loaded',
    definition: 'Records accepted from those files, corrections included.',
  },
  amountLoaded: { label: 'Amount loaded', definition: 'Total amount of the accepted records.' },
  recordsRejected: {
    label: 'Records rejected',
    definition: 'Records that could not be loaded, each with a reason; to be corrected and sent again.',
  },
  recordsRepeated: {
    label: 'Duplicate records',
    definition: 'Records already loaded, by source, number and version. They are counted once.',
  },
  recordsCorrected: {
    label: 'Corrected records',
    definition: 'Accepted records that replaced an earlier version; included in records loaded.',
    law: 'Netherlands: a replacement is a new record that names the one it replaces (KSA data model).',
  },
  recordsUnexplained: {
    label: 'Unexplained records',
    definition: 'Records sent that are neither loaded, nor rejected, nor duplicates.',
  },
  reported: {
    label: 'Reported',
    definition: 'The figure stated for the day in a confirmed or sent report.',
  },
  factsOfNow: {
    label: 'Current figure',
    definition: 'The same figure from current data, corrections included.',
  },
  reportDifference: {
    label: 'Difference to the report',
    definition: 'Reported less current figure.',
  },
  openingOpenBets: {
    label: 'Opening open bets',
    definition: 'Stakes of bets open at the start of the day.',
  },
  countedOpenBets: {
    label: 'Open bets, counted',
    definition: 'Stakes of the bets open at the end of the day, counted bet by bet.',
  },
  openBetsGap: {
    label: 'Open bets gap',
    definition: 'Open bets carried forward less open bets counted bet by bet.',
  },
  settledUnplaced: {
    label: 'Settled without a bet',
    definition: 'Stakes settled whose bets were not loaded: their files were rejected or are missing.',
  },
  authorityHealth: {
    label: 'Connection to an authority',
    definition: 'Whether calls to the authority’s system succeed: consecutive failures and failure rate.',
  },
  ratePublished: {
    label: 'Official rate',
    definition:
      'Exchange rate of the gaming day, or of the last earlier day that has one. Each day’s total is converted and rounded, never the overall total.',
    law: 'Denmark: books are kept in the currency of the game and converted for the return (Danish guidance).',
  },
  recordsBehind: {
    label: 'Underlying records',
    definition: 'Tickets, movements or machines that make up an amount.',
  },
  rowCount: {
    label: 'Rows',
    definition: 'Rows of a report: one for each combination its columns split the period into.',
  },
};
