import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import { DrillLink } from '@tallyhouse/shared/reporting/drill/drill-link';
import type { ReactNode } from 'react';
import { useTotalsText } from '../../i18n/use-totals-text';
import { measureText } from '../measure-value';
import { useFigureOfRow } from '../rows/use-figure-of-row';
import type { StatementLine } from './statement-lines';
import type { Statement } from './statements-of';

interface FigureLinkProps {
  readonly statement: Statement;
  readonly line: StatementLine;
  /** Null for the total. */
  readonly channel: Channel | null;
  readonly value: string | number;
  readonly children: ReactNode;
}

/** A figure that opens what is behind it, where there is something. */
export function FigureLink({ statement, line, channel, value, children }: FigureLinkProps) {
  const text = useTotalsText();
  const { brand } = statement;
  const place = { channel, licenceId: null, vertical: null };
  const found = useFigureOfRow()(place, { brand, measure: line.measure });
  if (found === null) return children;
  const name = text(`measure.${line.measure}`);
  const column = channel === null ? text('statement.total') : text(`channel.${channel}`);
  const words = { line: name, column, value: measureText(value, line.kind, brand.currency) };
  return (
    <DrillLink
      {...found}
      className="th-cell"
      label={text('statement.drill', words)}
      name={`${brand.brandName} · ${column} · ${name}`}
    >
      {children}
    </DrillLink>
  );
}
