import type { CallAnswer } from '@tallyhouse/shared/contracts/remote';
import type { listTaxPeriods } from '@tallyhouse/shared/contracts/tax-reporting';
import type { TaxPeriod } from '@tallyhouse/shared/contracts/tax-periods';
import { dayText, periodText } from '@tallyhouse/shared/format/day';
import { instantText } from '@tallyhouse/shared/format/instant';
import { moneyText } from '@tallyhouse/shared/format/money';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { StateTag } from '@tallyhouse/shared/ui/state-tag';
import { useState } from 'react';
import { useTaxText } from '@tallyhouse/shared/reporting/tax/use-tax-text';
import { FiguresTable } from '@tallyhouse/shared/ui/figures-table';
import { SimulateTax } from '@tallyhouse/shared/reporting/tax/simulate-tax';
import { TaxPeriodStateTag } from '@tallyhouse/shared/reporting/tax/tax-period-state-tag';
import { baseText, classOfPlay, rateText, taxName } from '@tallyhouse/shared/reporting/tax/tax-words';
import { unverifiedRules } from '@tallyhouse/shared/reporting/tax/unverified-rules';
import { WorkingPaper } from '@tallyhouse/shared/reporting/tax/working-paper';
import { MeasureHead } from '@tallyhouse/shared/ui/term/measure-head';
import type { TermKey } from '@tallyhouse/shared/contracts/terms/term';
import { TermHelp } from '@tallyhouse/shared/ui/term/term-help';
import { termOfTax } from '@tallyhouse/shared/contracts/terms/column-terms';
import { listText } from '@tallyhouse/shared/format/list-text';

interface TaxTableProps {
  readonly periods: readonly TaxPeriod[];
  readonly totals: CallAnswer<typeof listTaxPeriods>['totals'];
  readonly isBusy: boolean;
}

const columns = ['period', 'base', 'rate', 'amount', 'payable', 'due', 'state', 'actions'] as const;
const numeric: ReadonlySet<string> = new Set(['base', 'rate', 'amount', 'payable']);
const columnTerms = new Map<string, TermKey>([
  ['period', 'taxPeriod'],
  ['base', 'taxBase'],
  ['rate', 'taxRate'],
  ['amount', 'tax'],
  ['payable', 'payable'],
  ['due', 'dueDay'],
]);

/** One line for each tax of each class: base → rate → tax → payable, and the ways to its facts. */
export function TaxTable({ periods, totals, isBusy }: TaxTableProps) {
  const text = useTaxText();
  const [opened, setOpened] = useState<TaxPeriod | null>(null);
  const [simulated, setSimulated] = useState<TaxPeriod | null>(null);
  return (
    <>
      <FiguresTable label={text('tax.label')} isBusy={isBusy}>
        <thead>
          <tr>
            <th scope="col" className="th-first">
              {text('tax.column.tax')}
            </th>
            {columns.map((name) => (
              <MeasureHead
                key={name}
                className={numeric.has(name) ? 'th-number' : ''}
                title={text(`tax.column.${name}`)}
                term={columnTerms.get(name)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.map((one) => (
            <TaxRow key={one.id} period={one} onOpen={setOpened} onSimulate={setSimulated} />
          ))}
        </tbody>
        <tfoot>
          {totals.map((total) => (
            <tr key={total.currency}>
              <th scope="row" className="th-first" colSpan={4}>
                {text('tax.total', { currency: total.currency })}
              </th>
              <td className="th-number">{moneyText(total.tax, total.currency)}</td>
              <td className="th-number">{moneyText(total.payable, total.currency)}</td>
              <td colSpan={3} />
            </tr>
          ))}
        </tfoot>
      </FiguresTable>
      {opened === null ? null : <WorkingPaper period={opened} onClose={() => setOpened(null)} />}
      {simulated === null ? null : (
        <SimulateTax key={simulated.id} period={simulated} onClose={() => setSimulated(null)} />
      )}
    </>
  );
}

interface TaxRowProps {
  readonly period: TaxPeriod;
  readonly onOpen: (period: TaxPeriod) => void;
  readonly onSimulate: (period: TaxPeriod) => void;
}

function TaxRow({ period, onOpen, onSimulate }: TaxRowProps) {
  const text = useTaxText();
  const { brand } = useRemoteHost().session;
  const { code, authority, currency, due } = period;
  const name = taxName(code, text);
  const productClass = classOfPlay(period.productClass, text);
  const isUnverified = unverifiedRules(period.statusReasons).length > 0;
  return (
    <tr>
      <th scope="row" className="th-first">
        {name} <TermHelp term={termOfTax(code)} name={name} />
        <div className="th-soft">
          {authority} · {productClass}
        </div>
      </th>
      <td className="th-nowrap">{periodText(period.period)}</td>
      <td className="th-number">{baseText(period)}</td>
      <td className="th-number">
        {rateText(period, text)}
        {isUnverified ? (
          <div>
            <StateTag kind="bad" mark="!" word={text('tax.proof.UNVERIFIED')} />
          </div>
        ) : null}
      </td>
      <td className="th-number">
        {moneyText(period.tax, currency)}
        {/* Pinned figures stay what they were; what came since is in the statement above. */}
        {period.state === 'OPEN' ? null : (
          <div className="th-soft">
            {text('tax.pinnedAt', { when: instantText(period.asOf, brand?.zone ?? 'UTC') })}
          </div>
        )}
      </td>
      <td className="th-number">{moneyText(period.payable, currency)}</td>
      <td className="th-nowrap">
        {due.day === null ? <span className="th-soft">{text('tax.noDay')}</span> : dayText(due.day)}
        {period.isLate ? (
          <div>
            <StateTag kind="bad" mark="!" word={text('tax.late')} />
          </div>
        ) : null}
      </td>
      <td>
        <TaxPeriodStateTag state={period.state} />
      </td>
      <td className="th-nowrap">
        <Button
          size="small"
          type="link"
          aria-label={text('tax.openFor', { tax: listText([name, productClass]) })}
          onClick={() => onOpen(period)}
        >
          {text('tax.open')}
        </Button>
        <Button
          size="small"
          type="link"
          aria-label={`${text('tax.simulate')}: ${listText([name, productClass])}`}
          onClick={() => onSimulate(period)}
        >
          {text('tax.simulate')}
        </Button>
      </td>
    </tr>
  );
}
