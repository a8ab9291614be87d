import type { ReconciliationStatus } from '@tallyhouse/shared/contracts/reconciliation';
import { Typography } from '@tallyhouse/shared/kit/core';
import { FiguresTable } from '@tallyhouse/shared/ui/figures-table';
import { MeasureHead } from '@tallyhouse/shared/ui/term/measure-head';
import type { TermKey } from '@tallyhouse/shared/contracts/terms/term';
import type { ReactNode } from 'react';
import { ReconciliationTag } from './reconciliation-tag';
import { useReconciliationText } from './use-reconciliation-text';
import { worstFirst } from './worst-first';

type Text = ReturnType<typeof useReconciliationText>;

export type Part = 'transfers' | 'reported' | 'drawers' | 'openBets';

/** What explains the columns of a part. */
const termsOf: Readonly<Record<Part, Readonly<Record<string, TermKey>>>> = {
  transfers: {
    files: 'files',
    sent: 'recordsSent',
    sentAmount: 'controlSum',
    loaded: 'recordsLoaded',
    loadedAmount: 'amountLoaded',
    difference: 'recordsUnexplained',
  },
  reported: { reportedAmount: 'reported', factAmount: 'factsOfNow', amountDifference: 'reportDifference' },
  drawers: {
    shifts: 'shifts',
    expected: 'drawerExpected',
    counted: 'drawerCounted',
    overShort: 'overShort',
  },
  openBets: {
    opening: 'openingOpenBets',
    placed: 'stakesPlaced',
    settled: 'stakesSettled',
    settledOver: 'settledUnplaced',
    closing: 'openBets',
    counted: 'countedOpenBets',
    amountDifference: 'openBetsGap',
    settledUnplaced: 'settledUnplaced',
  },
};

/** A line that is compared, and how that ended. */
export interface ComparedLine {
  readonly key: string;
  /** What the line is about. */
  readonly about: ReactNode;
  /** One for each column. */
  readonly figures: readonly string[];
  readonly status: ReconciliationStatus;
}

interface ComparedTableProps {
  readonly part: Part;
  /** Heading of the first column. */
  readonly about: Parameters<Text>[0] & `column.${string}`;
  readonly columns: readonly (Parameters<Text>[0] & `column.${string}`)[];
  readonly lines: readonly ComparedLine[];
}

/** One part of the reconciliation: its lines with their figures, what does not agree first and in bold. */
export function ComparedTable({ part, about, columns, lines }: ComparedTableProps) {
  const text = useReconciliationText();
  return (
    <section className="th-before-24">
      <Typography.Title level={2} className="th-flush th-text-16">
        {text(part)}
      </Typography.Title>
      <Typography.Paragraph type="secondary" className="th-after-8">
        {text(lines.length === 0 ? `none.${part}` : `${part}Lead`)}
      </Typography.Paragraph>
      {lines.length === 0 ? null : (
        <FiguresTable label={text(part)} isCompact maxHeight="420px">
          <thead>
            <tr>
              <th scope="col" className="th-first">
                {text(about)}
              </th>
              {columns.map((column) => (
                <MeasureHead
                  key={column}
                  className="th-number"
                  title={text(column)}
                  term={termsOf[part][column.replace('column.', '')]}
                />
              ))}
              <th scope="col">{text('column.state')}</th>
            </tr>
          </thead>
          <tbody>
            {worstFirst(lines).map(({ key, about: name, figures, status }) => (
              <tr key={key} className={status === 'MISMATCH' ? 'th-strong' : ''}>
                <th scope="row" className="th-first">
                  {name}
                </th>
                {figures.map((figure, place) => (
                  <td key={columns[place]} className="th-number">
                    {figure}
                  </td>
                ))}
                <td>
                  <ReconciliationTag status={status} />
                </td>
              </tr>
            ))}
          </tbody>
        </FiguresTable>
      )}
    </section>
  );
}
