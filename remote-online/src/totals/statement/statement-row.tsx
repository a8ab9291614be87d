import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import type { TotalMeasures } from '@tallyhouse/shared/contracts/total-reports';
import { Change } from '@tallyhouse/shared/reporting/change';
import { PlayersAwaited } from '@tallyhouse/shared/reporting/players/players-awaited';
import type { PlayersState } from '@tallyhouse/shared/reporting/players/use-players-later';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import { TermHelp } from '@tallyhouse/shared/ui/term/term-help';
import { useTotalsText } from '../../i18n/use-totals-text';
import { MeasureValue, measureText } from '../measure-value';
import { FigureLink } from './figure-link';
import type { StatementLine } from './statement-lines';
import type { Statement } from './statements-of';

/** How far the players of the period are, and those of the period compared with. */
export interface StatementPlayers {
  readonly now: PlayersState;
  readonly before: PlayersState;
}

interface StatementRowProps {
  readonly line: StatementLine;
  readonly statement: Statement;
  readonly players: StatementPlayers;
}

/** One line of the statement. Its id is where the line that reconciles jumps to. */
export function StatementRow({ line, statement, players }: StatementRowProps) {
  const text = useTotalsText();
  const { measure, kind, code } = line;
  const { brand, online, retail, before } = statement;
  const { currency, measures } = brand;
  const name = text(`measure.${measure}`);
  const total = measures[measure];
  const isWrong = statement.reconciliation.mismatches.some((one) => one.line.code === code);
  // What stands for a count that is not there yet; null on all other lines.
  const awaited = measure === 'activePlayers' && total === null ? players.now : null;
  const past = before?.[measure] ?? null;
  const awaitedBefore =
    measure === 'activePlayers' && before !== null && past === null ? players.before : null;
  const awaitedChange = before === null ? null : (awaited ?? awaitedBefore);
  const rowClass = [isWrong ? 'th-wrong' : '', measure === 'ggr' ? 'th-strong' : ''].join(' ').trim();
  return (
    <tr id={`line-${code}`} className={rowClass} tabIndex={-1}>
      <th scope="row" className="th-first" aria-label={`${code} ${name}`}>
        <span className="th-soft">{code}</span> <span>{name}</span> <TermHelp term={measure} name={name} />
      </th>
      <ChannelCell {...{ line, statement, channel: 'ONLINE', row: online, total, awaited }} />
      <ChannelCell {...{ line, statement, channel: 'RETAIL', row: retail, total, awaited }} />
      <td className="th-number">
        {awaited !== null ? (
          <PlayersAwaited players={awaited} hasWords />
        ) : total === null ? (
          <Undefined line={line} brand={brand} />
        ) : (
          <FigureLink statement={statement} line={line} channel={null} value={total}>
            {measureText(total, kind, currency)}
          </FigureLink>
        )}
      </td>
      <td className="th-number th-soft">
        {awaitedBefore !== null ? (
          <PlayersAwaited players={awaitedBefore} />
        ) : (
          <MeasureValue value={past} kind={kind} currency={currency} />
        )}
      </td>
      <td className="th-number">
        {awaitedChange !== null ? (
          <PlayersAwaited players={awaitedChange} />
        ) : (
          <Difference line={line} current={total} before={past} currency={currency} />
        )}
      </td>
    </tr>
  );
}

interface ChannelCellProps extends Omit<StatementRowProps, 'players'> {
  readonly channel: Channel;
  readonly row: TotalMeasures | null;
  readonly total: string | number | null;
  /** Set where its value is a count that is not there. */
  readonly awaited: PlayersState | null;
}

function ChannelCell({ line, statement, channel, row, total, awaited }: ChannelCellProps) {
  const text = useTotalsText();
  const value = row?.[line.measure] ?? null;
  if (value !== null) {
    return (
      <td className="th-number">
        <FigureLink statement={statement} line={line} channel={channel} value={value}>
          {measureText(value, line.kind, statement.brand.currency)}
        </FigureLink>
      </td>
    );
  }
  // Known for the whole only, or nowhere: two different things.
  const isOfWhole = total !== null && row !== null;
  return (
    <td className="th-number th-soft">
      {awaited !== null && row !== null ? (
        <PlayersAwaited players={awaited} />
      ) : isOfWhole ? (
        <span title={text('statement.notSplitWords')}>{text('statement.notSplit')}</span>
      ) : (
        <NoData />
      )}
    </td>
  );
}

function Undefined({ line, brand }: Pick<StatementRowProps, 'line'> & Pick<Statement, 'brand'>) {
  const text = useTotalsText();
  const restsOnTaxes = ['tax', 'levy', 'ngr'].includes(line.measure);
  const isUntold = brand.taxes?.fixedAmounts === 'UNTOLD';
  const why = !restsOnTaxes ? 'statement.notOnBasis' : isUntold ? 'kpi.wholeMonths' : 'statement.notAsked';
  return (
    <span title={text(why)}>
      <NoData />
    </span>
  );
}

interface DifferenceProps {
  readonly line: StatementLine;
  readonly current: string | number | null;
  readonly before: string | number | null;
  readonly currency: string;
}

/** Ratios are not compared: a change of a percentage in per cent misleads. */
function Difference({ line, current, before, currency }: DifferenceProps) {
  if (line.kind === 'rate' || current === null || before === null) return <NoData />;
  return (
    <Change
      current={String(current)}
      previous={String(before)}
      write={(amount) => measureText(amount, line.kind, currency)}
    />
  );
}
