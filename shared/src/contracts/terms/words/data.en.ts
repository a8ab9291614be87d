/** English words for data, checks and what may be said of a figure. */
export const data = {
  figureStatus: {
    label: 'Figure status',
    definition:
      'Final: all data is loaded and every rule verified. Provisional: data is missing or still comes. Estimated: a part is. A total is as good as the worst of its parts.',
  },
  dataAsOf: {
    label: 'Data as of',
    definition: 'Up to which event the sources’ data is complete, and when it was last added to.',
  },
  reconciliation: {
    label: 'Reconciliation',
    definition:
      'A gaming day compared from what the sources say they sent to the facts loaded and the reports made of them.',
  },
  files: { label: 'Files', definition: 'Files of a source and kind that came for the day.' },
  recordsSent: { label: 'Records sent', definition: 'Records that the source says its files hold.' },
  controlSum: {
    label: 'Control total sent',
    definition: 'Amount that the source says its files come to, told beside them.',
  },
  recordsLoaded: {
    label: 'Records loaded',
    definition: 'Records accepted from those files, corrections included.',
  },
  amountLoaded: { label: 'Amount loaded', definition: 'What the accepted records come to.' },
  recordsRejected: {
    label: 'Records refused',
    definition: 'Records that could not be taken in, each with its reason; to be mended and sent again.',
  },
  recordsRepeated: {
    label: 'Records repeated',
    definition: 'Records that were loaded before, by source, number and version. They count once.',
  },
  recordsCorrected: {
    label: 'Records corrected',
    definition:
      'Records accepted that replaced an earlier version of themselves; they are among those loaded.',
    law: 'Netherlands: a replacement is a new record that names the one it replaces (KSA data model).',
  },
  recordsUnexplained: {
    label: 'Unexplained records',
    definition: 'Records sent that are neither loaded, nor refused, nor repeated.',
  },
  reported: {
    label: 'Reported',
    definition: 'The figure that a confirmed or sent report states for the day.',
  },
  factsOfNow: {
    label: 'Facts of now',
    definition: 'The same figure by all that is known now, corrections included.',
  },
  reportDifference: {
    label: 'Difference to the report',
    definition: 'Reported less the facts of now.',
  },
  openingOpenBets: {
    label: 'Open at the beginning',
    definition: 'Stakes of bets open when the day began.',
  },
  countedOpenBets: {
    label: 'Open, bet by bet',
    definition: 'Stakes of the bets that are open at the end of the day, each looked at by itself.',
  },
  openBetsGap: {
    label: 'Difference of open bets',
    definition: 'Open bets carried forward less those counted bet by bet.',
  },
  settledUnplaced: {
    label: 'Settled of bets that never came',
    definition: 'Stakes settled whose bets are not there: their files were refused or are missing.',
  },
  authorityHealth: {
    label: 'Line to an authority',
    definition: 'Whether calls to the authority’s system succeed: failures in a row and share of failures.',
  },
  ratePublished: {
    label: 'Official rate',
    definition:
      'Rate of exchange of the gaming day, or of the last day before it that has one. Each day’s total is converted and rounded, never the whole.',
    law: 'Denmark: books are kept in the currency of the game and converted for the return (Danish guidance).',
  },
  recordsBehind: {
    label: 'Records behind',
    definition: 'Tickets, movements or machines that an amount is made of.',
  },
  rowCount: {
    label: 'Rows',
    definition: 'Rows that a report states: as many as its columns split the period into.',
  },
};
