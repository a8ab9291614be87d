import type { TotalRow } from '@tallyhouse/shared/contracts/total-reports';
import { StatementFoot } from './statement-foot';
import { StatementRow, type StatementPlayers } from './statement-row';
import { VerticalRows } from './vertical-rows';
import { FiguresTable } from '@tallyhouse/shared/ui/figures-table';
import { MeasureHead } from '@tallyhouse/shared/ui/term/measure-head';
import { useTotalsText } from '../../i18n/use-totals-text';
import { statementSections } from './statement-lines';
import type { Statement } from './statements-of';

interface StatementTableProps {
  readonly statement: Statement;
  readonly players: StatementPlayers;
  /** The same period by vertical, with and without channel; none while they are on the way. */
  readonly byVertical: readonly TotalRow[];
  /** What the column of figures before is called: the days compared with. */
  readonly beforeName: string;
  readonly isBusy: boolean;
}

/** Lines × online, retail and total of one brand, with the line that says whether they add up. */
export function StatementTable(props: StatementTableProps) {
  const { statement, players, byVertical, beforeName, isBusy } = props;
  const text = useTotalsText();
  const { brand } = statement;
  const label = text('statement.label', { brand: brand.brandName, currency: brand.currency });
  const basis = text(`basis.${brand.meta.basis}`);
  return (
    <FiguresTable label={label} isBusy={isBusy} maxHeight="none">
      <thead>
        <tr>
          <th scope="col" className="th-first">
            {text('statement.line')}
          </th>
          {(['online', 'retail', 'total'] as const).map((column) => (
            <th key={column} scope="col" className="th-number">
              {text(`statement.${column}`)}
              <small>{brand.currency}</small>
            </th>
          ))}
          <th scope="col" className="th-number">
            {text('statement.before')}
            <small>{beforeName}</small>
          </th>
          <MeasureHead className="th-number" title={text('statement.change')} term="change" />
        </tr>
      </thead>
      {statementSections.map(({ name, lines }) => (
        <tbody key={name}>
          <tr className="th-section">
            <th scope="rowgroup" colSpan={6}>
              {text(`statement.section.${name}`, { basis })}
            </th>
          </tr>
          {lines.map((line) => (
            <StatementRow key={line.code} line={line} statement={statement} players={players} />
          ))}
          {name === 'revenue' ? <VerticalRows brand={brand} byVertical={byVertical} /> : null}
        </tbody>
      ))}
      <StatementFoot statement={statement} />
    </FiguresTable>
  );
}
