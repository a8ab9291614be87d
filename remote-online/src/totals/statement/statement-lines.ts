import type { TotalMeasures } from '@tallyhouse/shared/contracts/total-reports';

export type MeasureName = keyof TotalMeasures;

/** Amounts in the currency of the statement, whole numbers, or fractions shown as percentages. */
export type MeasureKind = 'money' | 'count' | 'rate';

export interface StatementLine {
  /** Stands for the line in letters and audits; the same in every language and release. */
  readonly code: string;
  readonly measure: MeasureName;
  readonly kind: MeasureKind;
  /** Online and retail add up to the total. A ratio does not; a player may be in both; taxes are on the whole. */
  readonly adds: boolean;
}

export interface StatementSection {
  readonly name: 'play' | 'revenue' | 'costs' | 'money';
  readonly lines: readonly StatementLine[];
}

const line = (
  code: string,
  measure: MeasureName,
  kind: MeasureKind = 'money',
  adds = true,
): StatementLine => ({
  code,
  measure,
  kind,
  adds,
});

/** The statement from top to bottom: what was played, what it brought, what it cost, what is owed to players. */
export const statementSections: readonly StatementSection[] = [
  {
    name: 'play',
    lines: [
      line('P1', 'bets', 'count'),
      line('P2', 'activePlayers', 'count', false),
      line('P3', 'stakesPlaced'),
      line('P4', 'stakesSettled'),
      line('P5', 'openBets'),
    ],
  },
  {
    name: 'revenue',
    lines: [
      line('R1', 'voids'),
      line('R2', 'netStakes'),
      line('R3', 'winnings'),
      line('R4', 'ggr'),
      line('R5', 'hold', 'rate', false),
    ],
  },
  {
    name: 'costs',
    lines: [
      line('C1', 'bonusCost'),
      line('C2', 'jackpotContrib'),
      line('C3', 'tax', 'money', false),
      line('C4', 'levy', 'money', false),
      line('C5', 'ngr', 'money', false),
    ],
  },
  {
    name: 'money',
    lines: [line('M1', 'deposits'), line('M2', 'withdrawals'), line('M3', 'liability', 'money', false)],
  },
];

export const statementLines: readonly StatementLine[] = statementSections.flatMap(({ lines }) => lines);

export function lineOf(measure: MeasureName): StatementLine {
  const found = statementLines.find((one) => one.measure === measure);
  if (found === undefined) throw new Error(`No line of the statement shows ${measure}`);
  return found;
}
