import { isByPeriod } from '@tallyhouse/shared/contracts/by-period';
import { isWholeCharge } from '@tallyhouse/shared/contracts/whole-charge';
import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { moneyText } from '@tallyhouse/shared/format/money';
import { FigureStatusTag } from '@tallyhouse/shared/reporting/figure-status-tag';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import { useTanzaniaText } from '../../i18n/use-tanzania-text';
import { FiguresTable } from '@tallyhouse/shared/ui/figures-table';
import { sumOfAmounts } from '@tallyhouse/shared/format/exact-amount';
import { Verdict } from '../../totals/verdict';
import type { CallAnswer } from '@tallyhouse/shared/contracts/remote';
import type { listTanzanianTotals } from '@tallyhouse/shared/contracts/tanzania-reports';
import { MeasureHead } from '@tallyhouse/shared/ui/term/measure-head';
import type { TermKey } from '@tallyhouse/shared/contracts/terms/term';
import { className } from '../class-name';
import { payableGap, taxOf, type ClassRow, type TaxCode } from './class-rows';
import { ComparedCells, DueCell, ExciseCell, MachinesCell, RateCell } from './class-cells';

type Answer = CallAnswer<typeof listTanzanianTotals>;

const figures = ['stakesPlaced', 'refunds', 'netStakes', 'winningsPaid', 'ggr'] as const;
const compared = ['ggrBefore', 'ggrChange'] as const;
const taxColumns = [
  'rate',
  'GGT',
  'LEVY',
  'whtBase',
  'WHT',
  'EXC',
  'machines',
  'payable',
  'due',
  'control',
  'paid',
  'status',
] as const;
const words: ReadonlySet<string> = new Set(['due', 'control', 'status']);
const unitless: ReadonlySet<string> = new Set(['rate', 'machines', ...words]);

const columnTerms = {
  stakesPlaced: 'stakesPlaced',
  refunds: 'voids',
  netStakes: 'netStakes',
  winningsPaid: 'winningsPaid',
  ggr: 'ggr',
  ggrBefore: 'ggrBefore',
  ggrChange: 'change',
  rate: 'taxRate',
  GGT: 'tax',
  LEVY: 'levy',
  whtBase: 'withholdingBase',
  WHT: 'withholding',
  EXC: 'excise',
  machines: 'machines',
  payable: 'payableOfClass',
  due: 'dueDay',
  control: 'controlNumber',
  paid: 'taxPaid',
  status: 'figureStatus',
} as const satisfies Readonly<Record<ReturnType<typeof columnsOf>[number], TermKey>>;

function columnsOf(isCompared: boolean) {
  return [...figures, ...(isCompared ? compared : []), ...taxColumns];
}

interface ClassTableProps {
  readonly answer: Answer;
  readonly rows: readonly ClassRow[];
  /** Classes of the period compared with; undefined without a comparison. */
  readonly before: Answer['items'] | undefined;
  readonly onOpen: (row: ClassRow) => void;
  readonly isBusy: boolean;
}

/** Product classes of the Gaming Act: figures, each tax, what is payable, when, and what was paid. */
export function ClassTable({ answer, rows, before, onOpen, isBusy }: ClassTableProps) {
  const text = useTanzaniaText();
  const { currency } = answer;
  return (
    <FiguresTable label={text('table.label', { currency })} isBusy={isBusy} isCompact>
      <thead>
        <tr>
          <th scope="col" className="th-first">
            {text('column.class')}
          </th>
          {columnsOf(before !== undefined).map((name) => (
            <MeasureHead
              key={name}
              className={words.has(name) ? '' : 'th-number'}
              title={text(`column.${name}`)}
              unit={unitless.has(name) ? undefined : currency}
              term={columnTerms[name]}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((one) => (
          <ClassLine
            key={one.row.productClass ?? ''}
            one={one}
            currency={currency}
            before={before}
            onOpen={onOpen}
          />
        ))}
      </tbody>
      <ClassTotals answer={answer} rows={rows} before={before} />
    </FiguresTable>
  );
}

interface ClassLineProps {
  readonly one: ClassRow;
  readonly currency: string;
  readonly before: ClassTableProps['before'];
  readonly onOpen: (row: ClassRow) => void;
}

function ClassLine({ one, currency, before, onOpen }: ClassLineProps) {
  const text = useTanzaniaText();
  const { row, lines, payable } = one;
  const name = className(row.productClass, text);
  const amount = (value: Money | null) => (value === null ? <NoData /> : <>{moneyText(value, currency)}</>);
  const tax = (code: TaxCode) => <td className="th-number">{amount(taxOf(lines[code]))}</td>;
  return (
    <tr>
      <th scope="row" className="th-first">
        <button
          type="button"
          className="th-cell"
          aria-label={text('table.details', { class: name })}
          onClick={() => onOpen(one)}
        >
          {name}
        </button>
        {row.lines.some(isWholeCharge) ? <div className="th-soft">{text('table.wholeCharge')}</div> : null}
        {row.lines.filter(isByPeriod).map(({ ruleId, taxable }) => (
          <div key={ruleId} className="th-soft">
            {text('table.eachPeriod', { amount: moneyText(taxable, currency) })}
          </div>
        ))}
        {row.missing.map(({ ruleId, fact }) => (
          <div key={ruleId} className="th-soft">
            {text('table.missing', { rule: ruleId, fact })}
          </div>
        ))}
      </th>
      {figures.map((measure) => (
        <td key={measure} className="th-number">
          {moneyText(row[measure], currency)}
        </td>
      ))}
      {before === undefined ? null : (
        <ComparedCells
          current={row.ggr}
          previous={before.find(({ productClass }) => productClass === row.productClass)?.ggr ?? null}
          currency={currency}
        />
      )}
      <RateCell lines={lines.GGT} />
      {tax('GGT')}
      {tax('LEVY')}
      <td className="th-number">
        {amount(lines.WHT.length === 0 ? null : sumOfAmounts(lines.WHT.map(({ baseAmount }) => baseAmount)))}
      </td>
      {tax('WHT')}
      <ExciseCell one={one} currency={currency} />
      <MachinesCell one={one} currency={currency} />
      <td className="th-number">
        <strong>{amount(payable)}</strong>
      </td>
      <DueCell one={one} />
      <td>
        {one.controlNumbers.length === 0 ? (
          <NoData />
        ) : (
          one.controlNumbers.map((id) => <div key={id}>{id}</div>)
        )}
      </td>
      <td className="th-number">{one.periods.length === 0 ? <NoData /> : moneyText(one.paid, currency)}</td>
      <td>
        <FigureStatusTag status={row.status} reasons={row.statusReasons} />
      </td>
    </tr>
  );
}

/** Figures are the server's; taxes stand once more by authority, and both must agree. */
function ClassTotals({ answer, rows, before }: Pick<ClassTableProps, 'answer' | 'rows' | 'before'>) {
  const text = useTanzaniaText();
  const { currency, totals, payable } = answer;
  const told = (code: string) => payable.filter((one) => one.code === code).map(({ amount }) => amount);
  const gap = payableGap(rows, payable);
  const sum = (amounts: readonly Money[]) =>
    amounts.length === 0 ? <NoData /> : <>{moneyText(sumOfAmounts(amounts), currency)}</>;
  return (
    <tfoot>
      <tr>
        <th scope="row" className="th-first">
          {text('table.total')}
        </th>
        {figures.map((measure) => (
          <td key={measure} className="th-number">
            {moneyText(totals[measure], currency)}
          </td>
        ))}
        {before === undefined ? null : (
          <ComparedCells
            current={totals.ggr}
            previous={before.length === 0 ? null : sumOfAmounts(before.map(({ ggr }) => ggr))}
            currency={currency}
          />
        )}
        <td />
        <td className="th-number">{sum(told('GGT'))}</td>
        <td className="th-number">{sum(told('LEVY'))}</td>
        <td />
        <td className="th-number">{sum(told('WHT'))}</td>
        <td className="th-number">{sum(told('EXC'))}</td>
        <td />
        <td className="th-number">{sum(payable.map(({ amount }) => amount))}</td>
        <td colSpan={4} className={gap === null ? '' : 'th-wrong'}>
          {payable.length === 0 ? (
            text('table.noTax')
          ) : (
            <Verdict
              holds={gap === null}
              words={
                gap === null ? text('table.agrees') : text('table.gap', { gap: moneyText(gap, currency) })
              }
            />
          )}
        </td>
      </tr>
    </tfoot>
  );
}
