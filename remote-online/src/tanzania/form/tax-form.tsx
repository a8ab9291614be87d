import type { CallAnswer } from '@tallyhouse/shared/contracts/remote';
import type { listTanzanianTotals, TanzaniaRow } from '@tallyhouse/shared/contracts/tanzania-reports';
import type { TaxLine } from '@tallyhouse/shared/contracts/tax-lines';
import type { TaxPeriod } from '@tallyhouse/shared/contracts/tax-periods';
import { dayText } from '@tallyhouse/shared/format/day';
import { moneyText } from '@tallyhouse/shared/format/money';
import { percentText } from '@tallyhouse/shared/format/percent';
import { sumOfAmounts } from '@tallyhouse/shared/format/exact-amount';
import { isWholeCharge } from '@tallyhouse/shared/contracts/whole-charge';
import { FormHead, type FormHeadFacts } from './form-head';
import { FormTable } from './form-table';
import { classKey, taxKey, type FormWords } from './form-words';

export type FormAuthority = 'TRA' | 'GBT';

interface TaxFormProps {
  readonly authority: FormAuthority;
  readonly answer: CallAnswer<typeof listTanzanianTotals>;
  readonly periods: readonly TaxPeriod[];
  readonly words: FormWords;
  readonly facts: FormHeadFacts;
}

interface Line {
  readonly row: TanzaniaRow;
  readonly line: TaxLine;
}

/** The form of one authority, ready for paper: figures and taxes by class, payments, and lines to sign on. */
export function TaxForm({ authority, answer, periods, words, facts }: TaxFormProps) {
  const { currency, items, unclaimed } = answer;
  const lines = items.flatMap((row) => row.lines.map((line) => ({ row, line })));
  const money = (amount: string) => moneyText(amount, currency);
  const nameOf = (productClass: string | null) => {
    const key = classKey(productClass);
    return key === null ? productClass : words(key);
  };
  const taxColumn = (label: 'column.tax' | 'column.levy' | 'column.withheld', rows: readonly Line[]) => ({
    label,
    isNumber: true,
    cell: ({ line }: Line) => money(line.tax),
    total: money(sumOfAmounts(rows.map(({ line }) => line.tax))),
  });
  // A week carries the charge of its whole month: the words stand beside the amount.
  const chargeColumn = (label: 'column.tax' | 'column.levy', rows: readonly Line[]) => ({
    ...taxColumn(label, rows),
    cell: ({ line }: Line) => (
      <>
        {money(line.tax)}
        {isWholeCharge(line) ? <div className="th-form-mark">{words('wholeCharge')}</div> : null}
      </>
    ),
  });
  const classColumn = { label: 'column.class', cell: ({ row }: Line) => nameOf(row.productClass) } as const;
  const rateColumn = {
    label: 'column.rate',
    isNumber: true,
    cell: ({ line }: Line) => (
      <>
        {line.base === 'MACHINES' ? money(line.rate ?? '0') : percentText(line.rate)}
        {line.proof === 'VERIFIED' ? null : <div className="th-form-mark">! {words('unverified')}</div>}
      </>
    ),
  } as const;
  const dueColumn = {
    label: 'column.due',
    cell: ({ line }: Line) => (line.due.day === null ? words('noDay') : dayText(line.due.day)),
  } as const;
  const figure = (
    label: 'stakesPlaced' | 'refunds' | 'netStakes' | 'winningsPaid' | 'ggr',
    rows: readonly Line[],
  ) => ({
    label: `column.${label}` as const,
    isNumber: true,
    cell: ({ row }: Line) => money(row[label]),
    total: money(sumOfAmounts(rows.map(({ row }) => row[label]))),
  });
  const machineColumn = {
    label: 'column.machines',
    isNumber: true,
    cell: ({ row }: Line) => row.machines,
  } as const;
  const keyOf = ({ row, line }: Line) => `${row.productClass ?? ''} ${line.ruleId}`;
  const isOf = (code: string, base?: 'MACHINES' | 'other') => (one: Line) =>
    one.line.code === code &&
    (base === undefined || (one.line.base === 'MACHINES') === (base === 'MACHINES'));
  const gaming = lines.filter(isOf('GGT', 'other'));
  const machines = lines.filter(isOf('GGT', 'MACHINES'));
  const withheld = lines.filter(isOf('WHT'));
  const levies = lines.filter(isOf('LEVY'));
  const own = periods.filter((period) => period.authority === authority);
  return (
    <article className="th-form" aria-labelledby="th-form-title">
      <FormHead authority={authority} words={words} facts={facts} />
      {answer.meta.noActivity ? <p className="th-form-mark">{words('nil')}</p> : null}
      {authority === 'TRA' ? (
        <>
          <FormTable
            title="part.gamingTax"
            words={words}
            rows={gaming}
            keyOf={keyOf}
            columns={[
              classColumn,
              figure('stakesPlaced', gaming),
              figure('refunds', gaming),
              figure('netStakes', gaming),
              figure('winningsPaid', gaming),
              figure('ggr', gaming),
              rateColumn,
              taxColumn('column.tax', gaming),
              dueColumn,
            ]}
          />
          <FormTable
            title="part.machines"
            words={words}
            rows={machines}
            keyOf={keyOf}
            columns={[
              classColumn,
              machineColumn,
              { ...rateColumn, label: 'column.amount' },
              chargeColumn('column.tax', machines),
              dueColumn,
            ]}
          />
          <FormTable
            title="part.withholding"
            words={words}
            rows={withheld}
            keyOf={keyOf}
            columns={[
              classColumn,
              {
                label: 'column.base',
                isNumber: true,
                cell: ({ line }) => money(line.baseAmount),
                total: money(sumOfAmounts(withheld.map(({ line }) => line.baseAmount))),
              },
              rateColumn,
              taxColumn('column.withheld', withheld),
              dueColumn,
            ]}
          />
          <p className="th-form-note">{words('excise')}</p>
        </>
      ) : (
        <>
          <FormTable
            title="part.levy"
            words={words}
            rows={levies}
            keyOf={keyOf}
            columns={[
              classColumn,
              machineColumn,
              {
                label: 'column.base',
                isNumber: true,
                cell: ({ line }) => (line.base === 'MACHINES' ? words('noDay') : money(line.baseAmount)),
              },
              rateColumn,
              chargeColumn('column.levy', levies),
              dueColumn,
            ]}
          />
          <FormTable
            title="part.unclaimed"
            words={words}
            rows={unclaimed}
            keyOf={({ line }) => line.ruleId}
            columns={[
              { label: 'prizes', cell: ({ prizes }) => money(prizes) },
              { label: 'toBoard', isNumber: true, cell: ({ toBoard }) => money(toBoard) },
              { label: 'kept', isNumber: true, cell: ({ kept }) => money(kept) },
            ]}
          />
        </>
      )}
      <FormTable
        title="part.payment"
        words={words}
        rows={own}
        keyOf={({ id }) => id}
        columns={[
          {
            label: 'column.authorityTax',
            cell: ({ code, productClass }) => {
              const key = taxKey(code);
              return (
                <>
                  {key === null ? code : words(key)} · {nameOf(productClass)}
                </>
              );
            },
          },
          {
            label: 'column.payable',
            isNumber: true,
            cell: ({ payable }) => money(payable),
            total: money(sumOfAmounts(own.map(({ payable }) => payable))),
          },
          {
            label: 'column.paid',
            isNumber: true,
            cell: ({ paid }) => money(paid),
            total: money(sumOfAmounts(own.map(({ paid }) => paid))),
          },
          {
            label: 'column.control',
            cell: ({ controlNumbers }) =>
              controlNumbers.length === 0 ? words('noControl') : controlNumbers.join(', '),
          },
        ]}
      />
      <section>
        <h2>{words('part.declaration')}</h2>
        <p>{words('declare')}</p>
        <div className="th-form-lines">
          {(['name', 'position', 'signature', 'date'] as const).map((key) => (
            <div key={key}>{words(key)}</div>
          ))}
        </div>
      </section>
      <p className="th-form-note">{words('note')}</p>
    </article>
  );
}
