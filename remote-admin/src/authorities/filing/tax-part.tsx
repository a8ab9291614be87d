import type { Filing, FilingMismatch, FilingPeriod } from '@tallyhouse/shared/contracts/filings';
import type { TermKey } from '@tallyhouse/shared/contracts/terms/term';
import { dayText } from '@tallyhouse/shared/format/day';
import { moneyWithCurrencyText } from '@tallyhouse/shared/format/money';
import { Link } from '@tallyhouse/shared/kit/router';
import { TaxPeriodStateTag } from '@tallyhouse/shared/reporting/tax/tax-period-state-tag';
import { classOfPlay, taxName } from '@tallyhouse/shared/reporting/tax/tax-words';
import { useTaxText } from '@tallyhouse/shared/reporting/tax/use-tax-text';
import { StateTag } from '@tallyhouse/shared/ui/state-tag';
import { TermHelp } from '@tallyhouse/shared/ui/term/term-help';
import { Withheld } from '@tallyhouse/shared/ui/withheld';
import { periodAddress } from './link-address';
import { useFilingText } from './use-filing-text';

/** The tax periods, each with what the return states for it. */
export function TaxPart({ filing }: { readonly filing: Filing }) {
  const text = useFilingText();
  const { taxPeriods, mismatches } = filing;
  if (taxPeriods.length === 0) return <p>{text('noTax')}</p>;
  return taxPeriods.map((period) => <Tax key={period.id} period={period} mismatches={mismatches} />);
}

interface TaxProps {
  readonly period: FilingPeriod;
  readonly mismatches: readonly FilingMismatch[];
}

function Tax({ period, mismatches }: TaxProps) {
  const text = useFilingText();
  const taxText = useTaxText();
  const { id, code, productClass, state, currency, stated, due, isLate } = period;
  const differs = (what: FilingMismatch['code']) =>
    mismatches.some((one) => one.periodId === id && one.code === what);
  const line = (name: Figure, amount: string | null, mismatch: FilingMismatch['code'] | null) => (
    <div key={name} className="th-boxless">
      <dt>
        {text(name)} <TermHelp term={terms[name]} name={text(name)} />
      </dt>
      <dd className={mismatch !== null && differs(mismatch) ? 'th-chain-bad' : ''}>
        {amount === null ? <Withheld /> : moneyWithCurrencyText(amount, currency)}
      </dd>
    </div>
  );
  return (
    <div className="th-chain-item">
      <header>
        <Link to={periodAddress(id)}>
          {taxName(code, taxText)} · {classOfPlay(productClass, taxText)}
        </Link>
        <TaxPeriodStateTag state={state} />
        {isLate ? <StateTag kind="bad" mark="!" word={text('late')} /> : null}
      </header>
      <dl>
        {line('base', period.baseAmount, 'RETURN_BASE')}
        {stated === null ? null : line('statedBase', stated.base, 'RETURN_BASE')}
        {line('tax', period.tax, 'RETURN_TAX')}
        {stated === null ? null : line('statedTax', stated.tax, 'RETURN_TAX')}
        <dt>{text('taxDue')}</dt>
        <dd>{dayText(due.day)}</dd>
      </dl>
    </div>
  );
}

type Figure = 'base' | 'statedBase' | 'tax' | 'statedTax';
const terms: Readonly<Record<Figure, TermKey>> = {
  ...{ base: 'taxBase', tax: 'tax', statedBase: 'taxBase', statedTax: 'tax' },
};
