import type { ReactNode } from 'react';
import type { Money } from '../../contracts/scalars';
import { differenceOf, sumOfAmounts } from '../../format/exact-amount';
import { FiguresTable } from '../../ui/figures-table';
import { NoData } from '../../ui/no-data';
import { MeasureHead } from '../../ui/term/measure-head';
import { useWhyText } from './use-why-text';
import type { PartChange, WhyChanged } from './why-changed';

/** More rows are read by nobody: the others stand as one. */
const mostRows = 20;
const effects = ['volume', 'mix', 'ratio'] as const;

interface PartsTableProps {
  readonly why: WhyChanged;
  readonly figure: string;
  /** What a part is: `Vertical`. */
  readonly by: string;
  readonly unit?: string | undefined;
  readonly names: { readonly before: string; readonly now: string };
  /** What the effect of the ratio is called; left out where stakes are made of nothing but themselves. */
  readonly ratio?: string | undefined;
  readonly nameOf: (key: string) => ReactNode;
  readonly write: (amount: Money) => string;
  /** An end of a part, with the way to its records. */
  readonly linkOf?: (key: string, side: 'before' | 'now', written: string) => ReactNode;
  readonly isBusy?: boolean;
}

/** What each part did to a change: rows and columns add up, the largest change first. */
export function PartsTable(props: PartsTableProps) {
  const { why, figure, by, unit, names, ratio, nameOf, write, linkOf, isBusy = false } = props;
  const text = useWhyText();
  const columns = why.effects === null || ratio === undefined ? [] : effects;
  const title = { volume: text('volume'), mix: text('effect.MIX'), ratio: ratio ?? '' };
  const shown = why.parts.length > mostRows + 1 ? why.parts.slice(0, mostRows) : why.parts;
  const others = why.parts.slice(shown.length);
  const written = (amount: Money | null) => (amount === null ? <NoData /> : write(amount));
  const end = (part: PartChange, side: 'before' | 'now') =>
    linkOf?.(part.key, side, write(part[side])) ?? write(part[side]);
  const cells = (parts: readonly PartChange[], endOf: (side: 'before' | 'now', sum: Money) => ReactNode) => {
    const sum = (name: 'before' | 'now' | (typeof effects)[number]) =>
      sumOfAmounts(parts.map((part) => part[name] ?? '0.00'));
    const [before, now] = [sum('before'), sum('now')];
    return (
      <>
        <td className="th-number">{endOf('before', before)}</td>
        {columns.map((column) => (
          <td key={column} className="th-number">
            {written(sum(column))}
          </td>
        ))}
        <td className="th-number">{write(differenceOf(now, before))}</td>
        <td className="th-number">{endOf('now', now)}</td>
      </>
    );
  };
  return (
    <FiguresTable label={text('byPart', { figure, by })} isBusy={isBusy}>
      <thead>
        <tr>
          <th scope="col" className="th-first">
            {by}
          </th>
          <th scope="col" className="th-number">
            {names.before}
            <small>{unit}</small>
          </th>
          {columns.map((column) => (
            <MeasureHead key={column} className="th-number" title={title[column]} term={`${column}Effect`} />
          ))}
          <MeasureHead className="th-number" title={text('change')} term="change" />
          <th scope="col" className="th-number">
            {names.now}
            <small>{unit}</small>
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map((part) => (
          <tr key={part.key}>
            <th scope="row" className="th-first">
              {nameOf(part.key)}
            </th>
            {cells([part], (side) => end(part, side))}
          </tr>
        ))}
        {others.length === 0 ? null : (
          <tr className="th-quiet">
            <th scope="row" className="th-first">
              {text('others', { count: others.length })}
            </th>
            {cells(others, (_, sum) => write(sum))}
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="th-first">
            {text('total')}
          </th>
          {cells(why.parts, (_, sum) => write(sum))}
        </tr>
      </tfoot>
    </FiguresTable>
  );
}
