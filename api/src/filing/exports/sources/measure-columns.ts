import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import type { TotalDimension, TotalMeasures } from '@tallyhouse/shared/contracts/total-reports';
import type { SourceColumn } from '../../../reporting/export-files/export-document';

/** Columns of the measures of a total, in the order of the screens. */
export const measureColumns: readonly (SourceColumn & { readonly field: keyof TotalMeasures })[] = [
  { field: 'bets', title: 'Bets', type: 'count' },
  { field: 'stakesPlaced', title: 'Stakes placed', type: 'money' },
  { field: 'stakesSettled', title: 'Stakes settled', type: 'money' },
  { field: 'voids', title: 'Voids', type: 'money' },
  { field: 'netStakes', title: 'Net stakes', type: 'money' },
  { field: 'winnings', title: 'Winnings', type: 'money' },
  { field: 'ggr', title: 'Gross gaming revenue', type: 'money' },
  { field: 'hold', title: 'Hold', type: 'rate' },
  { field: 'bonusCost', title: 'Bonus cost', type: 'money' },
  { field: 'jackpotContrib', title: 'Jackpot contributions', type: 'money' },
  { field: 'ngr', title: 'Net gaming revenue', type: 'money' },
  { field: 'activePlayers', title: 'Active players', type: 'count' },
  { field: 'deposits', title: 'Deposits', type: 'money' },
  { field: 'withdrawals', title: 'Withdrawals', type: 'money' },
  { field: 'openBets', title: 'Open bets', type: 'money' },
  { field: 'liability', title: 'Player liability', type: 'money' },
  { field: 'tax', title: 'Tax', type: 'money' },
  { field: 'levy', title: 'Levy', type: 'money' },
];

type SplitField = 'channel' | 'licenceId' | 'vertical';

/** A column of what figures are split by. */
export type SplitColumn = SourceColumn & { readonly field: SplitField };

const splitColumns: Readonly<Record<TotalDimension, SplitColumn>> = {
  channel: { field: 'channel', title: 'Channel', type: 'text', codes: 'channels' },
  licence: { field: 'licenceId', title: 'Licence', type: 'text' },
  vertical: { field: 'vertical', title: 'Vertical', type: 'text', codes: 'verticals' },
};

/** Columns of what figures are split by, in the order asked for. */
export function splitColumnsOf(groupBy: readonly TotalDimension[]) {
  return groupBy.map((dimension) => splitColumns[dimension]);
}

/** Cells of the measures of one row. */
export function measureCells(row: TotalMeasures): Cell[] {
  return measureColumns.map(({ field }) => row[field]);
}
