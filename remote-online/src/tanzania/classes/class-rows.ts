import type { Money, Period } from '@tallyhouse/shared/contracts/scalars';
import type { TanzaniaRow } from '@tallyhouse/shared/contracts/tanzania-reports';
import type { TaxLine } from '@tallyhouse/shared/contracts/tax-lines';
import type { TaxPeriod } from '@tallyhouse/shared/contracts/tax-periods';
import { differenceOf, isZeroAmount, sumOfAmounts } from '@tallyhouse/shared/format/exact-amount';

export type TaxCode = 'GGT' | 'LEVY' | 'WHT' | 'EXC';

/** A product class with its taxes told apart, and what became of them. */
export interface ClassRow {
  readonly row: TanzaniaRow;
  /** Lines by what they are for; more than one where a rule changed within the period. */
  readonly lines: Readonly<Record<TaxCode, readonly TaxLine[]>>;
  /** All that is owed on the class; null where no tax is told, as for shops of one region. */
  readonly payable: Money | null;
  /** Tax periods of the class within the days asked for. */
  readonly periods: readonly TaxPeriod[];
  /** The soonest day on which something of it is due; null where no day is known. */
  readonly dueDay: string | null;
  readonly controlNumbers: readonly string[];
  readonly paid: Money;
}

/** Joins the classes with their tax periods. A period belongs to a class where all its days are asked for. */
export function classRowsOf(
  items: readonly TanzaniaRow[],
  taxPeriods: readonly TaxPeriod[],
  asked: Period,
): readonly ClassRow[] {
  return items.map((row) => {
    const periods = taxPeriods.filter(
      ({ productClass, period }) =>
        productClass === row.productClass && period.from >= asked.from && period.to <= asked.to,
    );
    const dueDays = row.lines.flatMap(({ due }) => (due.day === null ? [] : [due.day]));
    return {
      row,
      lines: {
        GGT: linesOf(row, 'GGT'),
        LEVY: linesOf(row, 'LEVY'),
        WHT: linesOf(row, 'WHT'),
        EXC: linesOf(row, 'EXC'),
      },
      payable: row.lines.length === 0 ? null : sumOfAmounts(row.lines.map(({ tax }) => tax)),
      periods,
      dueDay: dueDays.sort()[0] ?? null,
      controlNumbers: [...new Set(periods.flatMap(({ controlNumbers }) => controlNumbers))],
      paid: sumOfAmounts(periods.map(({ paid }) => paid)),
    };
  });
}

function linesOf({ lines }: TanzaniaRow, code: TaxCode): readonly TaxLine[] {
  return lines.filter((line) => line.code === code);
}

/** Tax of some lines; null where there is none, which is not a tax of zero. */
export function taxOf(lines: readonly TaxLine[]): Money | null {
  return lines.length === 0 ? null : sumOfAmounts(lines.map(({ tax }) => tax));
}

/** What the classes add up to less what the server says is owed; null where they agree. */
export function payableGap(
  rows: readonly ClassRow[],
  payable: readonly { readonly code: string; readonly amount: Money }[],
): Money | null {
  const classes = sumOfAmounts(rows.flatMap((one) => one.payable ?? []));
  const told = sumOfAmounts(payable.map(({ amount }) => amount));
  const gap = differenceOf(classes, told);
  return isZeroAmount(gap) ? null : gap;
}
