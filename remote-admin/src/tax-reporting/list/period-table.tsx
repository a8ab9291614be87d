import type { TaxPeriod } from '@tallyhouse/shared/contracts/tax-periods';
import { dayText, periodText } from '@tallyhouse/shared/format/day';
import { moneyText, moneyWithCurrencyText } from '@tallyhouse/shared/format/money';
import { Link } from '@tallyhouse/shared/kit/router';
import { FigureStatusTag } from '@tallyhouse/shared/reporting/figure-status-tag';
import { TaxPeriodStateTag } from '@tallyhouse/shared/reporting/tax/tax-period-state-tag';
import { baseText, classOfPlay, rateText, taxName } from '@tallyhouse/shared/reporting/tax/tax-words';
import { useTaxText } from '@tallyhouse/shared/reporting/tax/use-tax-text';
import { FiguresTable } from '@tallyhouse/shared/ui/figures-table';
import { StateTag } from '@tallyhouse/shared/ui/state-tag';
import { MeasureHead } from '@tallyhouse/shared/ui/term/measure-head';
import type { TermKey } from '@tallyhouse/shared/contracts/terms/term';
import { TermHelp } from '@tallyhouse/shared/ui/term/term-help';
import { termOfTax } from '@tallyhouse/shared/contracts/terms/column-terms';
import { filingAddress } from '@tallyhouse/shared/reporting/filing-address';
import { periodAddress } from '../period-address';
import { useTaxReportingText } from '../use-tax-reporting-text';

interface PeriodTableProps {
  readonly periods: readonly TaxPeriod[];
  /** Several brands stand in it. */
  readonly hasBrand: boolean;
  readonly isBusy: boolean;
}

const columns = ['period', 'state', 'due', 'base', 'rate', 'amount', 'payable', 'paid', 'balance'] as const;
const columnTerms = {
  period: 'taxPeriod',
  state: 'taxPeriod',
  due: 'dueDay',
  base: 'taxBase',
  rate: 'taxRate',
  amount: 'tax',
  payable: 'payable',
  paid: 'taxPaid',
  balance: 'balance',
} as const satisfies Readonly<Record<(typeof columns)[number], TermKey>>;
const numeric: ReadonlySet<string> = new Set(['base', 'rate', 'amount', 'payable', 'paid', 'balance']);

/** One line for each tax of each class and period: what it comes to, until when, and where it stands. */
export function PeriodTable({ periods, hasBrand, isBusy }: PeriodTableProps) {
  const text = useTaxReportingText();
  const currencies = [...new Set(periods.map(({ currency }) => currency))];
  return (
    <FiguresTable isList label={text('list')} isBusy={isBusy} isCompact>
      <thead>
        <tr>
          <th scope="col" className="th-first">
            {text('column.tax')}
          </th>
          {hasBrand ? <th scope="col">{text('column.brand')}</th> : null}
          {columns.map((name) => (
            <MeasureHead
              key={name}
              className={numeric.has(name) ? 'th-number' : ''}
              title={text(`column.${name}`, { currency: currencies.join(', ') })}
              term={columnTerms[name]}
            />
          ))}
          <MeasureHead title={text('column.control')} term="controlNumber" />
        </tr>
      </thead>
      <tbody>
        {periods.map((period) => (
          <PeriodRow
            key={period.id}
            period={period}
            hasBrand={hasBrand}
            money={currencies.length > 1 ? moneyWithCurrencyText : moneyText}
          />
        ))}
      </tbody>
    </FiguresTable>
  );
}

interface PeriodRowProps {
  readonly period: TaxPeriod;
  readonly hasBrand: boolean;
  /** Says the currency of each amount where the list has several. */
  readonly money: (amount: string, currency: string) => string;
}

function PeriodRow({ period, hasBrand, money: write }: PeriodRowProps) {
  const text = useTaxReportingText();
  const taxText = useTaxText();
  const { currency, due, controlNumbers } = period;
  const money = (amount: string) => write(amount, currency);
  const name = taxName(period.code, taxText);
  const days = periodText(period.period);
  return (
    <tr>
      <th scope="row" className="th-first">
        <Link to={periodAddress(period.id)}>{name}</Link>{' '}
        <TermHelp term={termOfTax(period.code)} name={name} />
        <div className="th-soft">
          {period.authority} · {classOfPlay(period.productClass, taxText)}
        </div>
      </th>
      {hasBrand ? (
        <td>{(period.brands ?? []).map(({ name }) => name).join(', ') || period.brandName}</td>
      ) : null}
      <td className="th-nowrap">
        {days}
        {period.version > 0 ? (
          <div className="th-soft">{text('version', { version: period.version })}</div>
        ) : null}
      </td>
      <td>
        <TaxPeriodStateTag state={period.state} />
        {period.proposal === null ? null : <div className="th-soft">{text('waits')}</div>}
        {typeof period.filingId === 'string' ? (
          <div>
            <Link
              to={filingAddress(period.filingId)}
              aria-label={text('fileNamed', { tax: name, period: days })}
            >
              {text('action.file')}
            </Link>
          </div>
        ) : null}
      </td>
      <td className="th-nowrap">
        {due.day === null ? (
          <div className="th-soft th-wrap th-wide-110">{taxText('tax.noDay')}</div>
        ) : (
          dayText(due.day)
        )}
        {period.isLate ? (
          <div>
            <StateTag kind="bad" mark="!" word={text('late')} />
          </div>
        ) : null}
      </td>
      <td className="th-number">{baseText(period)}</td>
      <td className="th-number" style={{ whiteSpace: 'normal', maxInlineSize: 110 }}>
        {rateText(period, taxText)}
      </td>
      <td className="th-number">
        {money(period.tax)}
        {period.status === 'FINAL' ? null : (
          <div>
            <FigureStatusTag status={period.status} reasons={period.statusReasons} />
          </div>
        )}
      </td>
      <td className="th-number">{money(period.payable)}</td>
      <td className="th-number">{money(period.paid)}</td>
      <td className="th-number">
        <strong>{money(period.balance)}</strong>
      </td>
      <td>
        {controlNumbers.length === 0 ? (
          <span className="th-soft">{text('none')}</span>
        ) : (
          <code>{controlNumbers.join(', ')}</code>
        )}
      </td>
    </tr>
  );
}
