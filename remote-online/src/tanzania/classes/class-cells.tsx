import { dayText } from '@tallyhouse/shared/format/day';
import { moneyText } from '@tallyhouse/shared/format/money';
import { Change } from '@tallyhouse/shared/reporting/change';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import { StateTag } from '@tallyhouse/shared/ui/state-tag';
import type { TaxLine } from '@tallyhouse/shared/contracts/tax-lines';
import { useTanzaniaText } from '../../i18n/use-tanzania-text';
import { useTaxText } from '@tallyhouse/shared/reporting/tax/use-tax-text';
import { proofOf, rateText } from '@tallyhouse/shared/reporting/tax/tax-words';
import { DueDay } from '../calendar/due-day';
import { taxOf, type ClassRow } from './class-rows';
import { isExcise, rhythmOf } from './tax-rhythm';

/** Rate of the gaming tax, marked where nobody has read its source. */
export function RateCell({ lines }: { readonly lines: readonly TaxLine[] }) {
  const text = useTaxText();
  if (lines.length === 0) {
    return (
      <td className="th-number">
        <NoData />
      </td>
    );
  }
  return (
    <td className="th-number">
      {lines.map((line) => (
        <div key={line.ruleId} title={`${line.ruleId}: ${line.source}`}>
          {rateText(line, text)}
          {proofOf(line.proof) === 'VERIFIED' ? null : (
            <>
              {' '}
              <StateTag kind="waiting" mark="!" word={text(`tax.proof.${proofOf(line.proof)}`)} />
            </>
          )}
        </div>
      ))}
    </td>
  );
}

interface CellProps {
  readonly one: ClassRow;
  readonly currency: string;
}

/** The stake excise: off while nobody has verified its rule, and flagged where it is counted all the same. */
export function ExciseCell({ one, currency }: CellProps) {
  const text = useTanzaniaText();
  const taxText = useTaxText();
  const tax = taxOf(one.lines.EXC);
  const off = one.row.switchedOff.find(isExcise);
  return (
    <td className="th-number">
      {tax !== null ? (
        <>
          {moneyText(tax, currency)} <StateTag kind="bad" mark="!" word={taxText('tax.proof.UNVERIFIED')} />
        </>
      ) : off === undefined ? (
        <NoData />
      ) : (
        <StateTag
          kind="neutral"
          mark="○"
          word={text('table.off')}
          title={text('table.offWords', { rule: off })}
        />
      )}
    </td>
  );
}

/** Machines × the amount for each: the law taxes them whether they are played or not. */
export function MachinesCell({ one, currency }: CellProps) {
  const text = useTanzaniaText();
  const { machines } = one.row;
  const rate = one.lines.GGT.find(({ base }) => base === 'MACHINES')?.rate ?? null;
  return (
    <td className="th-number">
      {machines === null ? (
        <NoData />
      ) : rate === null ? (
        machines
      ) : (
        text('table.machines', { count: machines, amount: moneyText(rate, currency) })
      )}
    </td>
  );
}

/** The day on which the class is due; where the days asked for are no tax period of it, what it is taxed by. */
export function DueCell({ one }: { readonly one: ClassRow }) {
  const text = useTanzaniaText();
  const taxText = useTaxText();
  if (one.dueDay !== null) {
    const first = one.row.lines.find(({ due }) => due.day === one.dueDay);
    const isLate = one.periods.some((period) => period.isLate);
    return (
      <td className="th-nowrap">
        {first === undefined ? dayText(one.dueDay) : <DueDay due={first.due} />}
        {isLate ? (
          <div>
            <StateTag kind="bad" mark="!" word={taxText('tax.late')} />
          </div>
        ) : null}
      </td>
    );
  }
  // The gaming tax comes first: it is what the class is known by.
  const [line] = [...one.lines.GGT, ...one.row.lines];
  return <td className="th-soft">{line === undefined ? <NoData /> : text(`table.${rhythmOf(line)}`)}</td>;
}

interface ComparedCellsProps {
  readonly current: string;
  /** Null where there was nothing. */
  readonly previous: string | null;
  readonly currency: string;
}

/** A figure of the period compared with, and how it has changed since. */
export function ComparedCells({ current, previous, currency }: ComparedCellsProps) {
  const write = (amount: string) => moneyText(amount, currency);
  return (
    <>
      <td className="th-number">{previous === null ? <NoData /> : write(previous)}</td>
      <td className="th-number">
        <Change current={current} previous={previous} write={write} />
      </td>
    </>
  );
}
